"""How the networks of the computer players are trained: `make train`.

Players play against each other in Rust (`crates/skat-players`), here their deals are learned from with JAX,
and the weights go back into the players. Nothing of this is needed to play: the extra is called `train`.
"""
