"""The game record of the Internet (later International) Skat Server, "Skat SGF": reader, writer, habits.

A record is one line, `(;` properties `NAME[value]` `;)`; the game is in the property `MV`, the result in `R`.
"""
