"""The game told in words, for the terminal and the server: what was said, what a deal was worth, and why."""
