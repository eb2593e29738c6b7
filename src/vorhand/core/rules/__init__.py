"""Questions that a rule set answers, one module each: data first, then small named functions."""
