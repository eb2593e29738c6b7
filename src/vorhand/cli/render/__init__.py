"""Values of the game as text for people."""
