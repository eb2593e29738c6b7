"""`vorhand advise`: what to do with a hand."""

from collections.abc import Sequence
from random import Random
from typing import Final

import click

from vorhand.advice.questions import Question, answer
from vorhand.cli.commands.replay import POSITION_NAMES
from vorhand.cli.render.advice import AdviceScreen
from vorhand.cli.rulesets import chosen_rules
from vorhand.cli.shell import EXIT_DONE, Shell, build, rules_options
from vorhand.core.cards import NO_CARDS, CardSet, parse_cards
from vorhand.core.errors import NotationError
from vorhand.core.phases.types import NOBODY, Flags, flagged
from vorhand.core.positions import Position
from vorhand.core.rules.ladder import LOWEST_BID, ladder
from vorhand.core.rules.ruleset import RuleSet
from vorhand.players import LEVELS, make_player
from vorhand.telling.words import Words

SEED: Final = 1
"""For the skats that are thought of: the same hand gets the same advice."""


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    preset, settings = rules_options(shell)
    preset.default = "isko_list"
    positions = click.Choice(POSITION_NAMES)
    parameters: list[click.Parameter] = [
        click.Argument(["cards"]),
        click.Option(["--skat"], metavar="CARDS", help=shell.text("flag-advise-skat")),
        click.Option(
            ["--position"],
            type=positions,
            default=Position.FOREHAND.value,
            show_default=True,
            help=shell.text("flag-advise-position"),
        ),
        click.Option(["--spoke"], type=positions, multiple=True, help=shell.text("flag-advise-spoke")),
        click.Option(
            ["--bid"], type=int, default=LOWEST_BID, show_default=True, help=shell.text("flag-advise-bid")
        ),
        click.Option(["--level"], type=click.Choice(LEVELS), help=shell.text("flag-advise-level")),
        preset,
        settings,
    ]
    return build(
        shell,
        "advise",
        _run,
        parameters,
        examples=(
            'advise "CJ SJ CA CT C9 C8 SA S7 H9 D8"',
            'advise "CJ SJ CA CT C9 C8 SA S7 H9 D8" --position rearhand --spoke forehand --bid 20',
            'advise "CJ SJ CA CT C9 C8 SA S7 H9 D8" --skat "HT D7" --bid 20 --level club',
        ),
    )


def _run(
    shell: Shell,
    /,
    cards: str,
    skat: str | None,
    position: str,
    spoke: Sequence[str],
    bid: int,
    level: str | None,
    preset: str,
    settings: tuple[str, ...],
) -> int:
    words = Words(shell.messages)
    rules = chosen_rules(shell, preset, settings)
    place = Position(position)
    ten, twelve = _cards(words, cards, skat)
    question = Question(
        ten=ten,
        twelve=twelve,
        position=place,
        spoke=_spoke(words, place, spoke),
        bid=_bid(words, rules, bid),
    )
    answered = answer(rules, question, None if level is None else make_player(level, SEED), Random(SEED))
    if shell.is_json:
        shell.document(answered)
    else:
        AdviceScreen(shell, words).show(question, answered, level)
    return EXIT_DONE


def _cards(words: Words, cards: str, skat: str | None) -> tuple[CardSet | None, CardSet | None]:
    """The hand before and after the skat was taken, as far as they are told."""
    hand = parse_cards(cards)
    if skat is not None:
        return hand, CardSet(hand | _skat(words, hand, parse_cards(skat)))
    if hand.bit_count() not in (10, 12):
        raise NotationError(words.text("error-ten-or-twelve", count=hand.bit_count()))
    return (hand, None) if hand.bit_count() == 10 else (None, hand)


def _skat(words: Words, hand: CardSet, skat: CardSet) -> CardSet:
    if (hand.bit_count(), skat.bit_count(), hand & skat) != (10, 2, NO_CARDS):
        raise NotationError(words.text("error-skat-cards"))
    return skat


def _spoke(words: Words, position: Position, names: Sequence[str]) -> Flags:
    spoke = NOBODY
    for name in names:
        if Position(name) is position:
            raise NotationError(words.text("error-own-position", position=words.position(position)))
        spoke = flagged(spoke, Position(name))
    return spoke


def _bid(words: Words, rules: RuleSet, bid: int) -> int:
    values = ladder(rules.values)
    if bid not in values:
        near = sorted(values, key=lambda value: abs(value - bid))[:2]
        raise NotationError(words.text("error-no-bid", bid=bid, near=", ".join(map(str, sorted(near)))))
    return bid
