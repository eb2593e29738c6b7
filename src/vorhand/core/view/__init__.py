"""What a position or a spectator sees: a fold over what `observe` lets through."""
