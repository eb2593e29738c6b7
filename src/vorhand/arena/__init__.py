"""The arena: matches between computer players on the same deals, with every seat taken by everybody."""
