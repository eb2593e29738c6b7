"""The rules of Skat, pure: no clock, no randomness, no input or output. Shuffles and times arrive as data."""
