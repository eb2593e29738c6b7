"""One deal of Skat as an environment for learning programs, in the manner of PettingZoo.

`skat_v0.env()` makes an environment; what its numbers mean stands in `docs/environment.md`. Importing this
package raises `MissingExtra` where the packages of the extra `rl` are not installed.
"""

from vorhand.extras import imported

imported("pettingzoo", extra="rl")
