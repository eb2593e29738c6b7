"""What lies open on the table: the deal as everybody sees it.

A phase is a frozen value of one type per situation, so that impossible mixtures cannot be built. Phases
hold no hidden card; `machine.step` folds one public observation. The full state (`core.deal`) and every
player's view (`core.view`) both carry a phase and add the cards that they may know.
"""
