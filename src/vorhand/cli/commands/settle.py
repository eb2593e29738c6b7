"""`vorhand settle`: what a game is worth, and why."""

from typing import Any

import click

from vorhand.cli.rulesets import chosen_rules
from vorhand.cli.shell import EXIT_DONE, Shell, build, rules_options
from vorhand.core.cards import CardSet, parse_cards
from vorhand.core.contract import TRUMP_GAMES, TRUMPS, Announcement, Contract, GameType, matadors
from vorhand.core.errors import NotationError
from vorhand.core.rules import announcing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Achievement, null_value, settle
from vorhand.core.units import CardPoints
from vorhand.telling.settlement import settlement_lines
from vorhand.telling.words import Words

MOST_SKAT_POINTS = 22
"""Card points of the two dearest cards: what a declarer without a trick can have."""

FLAGS = ("hand", "schneider", "schwarz", "ouvert", "revolution")
CALLS = ("kontra", "re", "supra", "hirsch")


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    return build(
        shell,
        "settle",
        _run,
        [click.Argument(["game"]), *_game_options(shell), *rules_options(shell)],
        examples=(
            "settle clubs --hand --with 1 --points 74 --bid 46",
            "settle grand --without 2 --points 95 --tricks 9 --kontra --re --preset pub_pl",
            "settle null --ouvert --tricks 1 --bid 46",
            'settle null --bid 24 --cards "C7 C8 CJ S7 S8 H7 H8 H9 D7 D8 SA HA"',
        ),
    )


def _game_options(shell: Shell) -> list[click.Parameter]:
    flags = [
        click.Option([f"--{name}"], is_flag=True, help=shell.text(f"flag-{name}"))
        for name in (*FLAGS, *CALLS)
    ]
    numbers = [
        click.Option(["--with", "with_"], type=click.IntRange(1, 11), help=shell.text("flag-with")),
        click.Option(["--without"], type=click.IntRange(1, 11), help=shell.text("flag-without")),
        click.Option(["--cards"], metavar="CARDS", help=shell.text("flag-cards")),
        click.Option(["--points"], type=click.IntRange(0, 120), help=shell.text("flag-points")),
        click.Option(["--tricks"], type=click.IntRange(0, 10), help=shell.text("flag-tricks")),
        click.Option(
            ["--bid"], type=click.IntRange(min=0), default=18, show_default=True, help=shell.text("flag-bid")
        ),
        click.Option(["--spitze"], type=click.Choice(["made", "missed"]), help=shell.text("flag-spitze")),
        click.Option(["--bock"], is_flag=True, help=shell.text("flag-bock")),
    ]
    return [*flags, *numbers]


def _run(shell: Shell, /, game: str, preset: str, settings: tuple[str, ...], **given: Any) -> int:
    rules = chosen_rules(shell, preset, settings)
    words = Words(shell.messages)
    achievement = _achievement(words, rules, words.parse_game(game), given)
    settlement = settle(rules, achievement)
    if shell.is_json:
        shell.document({"achievement": achievement, "settlement": settlement})
        return EXIT_DONE
    if shell.is_quiet:
        shell.say(words.signed(settlement.score))
        return EXIT_DONE
    for line in settlement_lines(words, achievement, settlement):
        shell.say(line)
    return EXIT_DONE


def _achievement(words: Words, rules: RuleSet, game: GameType, given: dict[str, Any]) -> Achievement:
    said = {flag: given[flag] for flag in FLAGS}
    contract = announcing.contract(rules, game, Announcement(**said, spitze=given["spitze"] is not None))
    announcing.check_bid_covered(rules, contract, given["bid"])
    tricks = _tricks(contract, given)
    cards = _twelve(words, given["cards"])
    return Achievement(
        contract=contract,
        bid=given["bid"],
        tricks=tricks,
        card_points=_points(words, contract, given["points"], tricks),
        matadors=_matadors(words, contract, cards, given["with_"], given["without"]),
        doublings=_doublings(words, given),
        bock=given["bock"],
        spitze=None if given["spitze"] is None else given["spitze"] == "made",
        matadors_by_game=_matadors_by_game(words, rules, contract, cards, given["bid"]),
    )


def _twelve(words: Words, text: str | None) -> CardSet | None:
    """The declarer's twelve cards, ten and the skat, where they are told."""
    if text is None:
        return None
    cards = parse_cards(text)
    if cards.bit_count() != 12:
        raise NotationError(words.text("error-twelve-cards", count=cards.bit_count()))
    return cards


def _matadors_by_game(
    words: Words, rules: RuleSet, contract: Contract, cards: CardSet | None, bid: int
) -> tuple[tuple[GameType, int], ...]:
    """What a null below the bid is charged by; the cards are needed only there."""
    if not contract.is_null:
        return ()
    if cards is not None:
        return tuple((game, matadors(game, cards)) for game in TRUMP_GAMES)
    if null_value(rules, contract.announced) < bid and rules.values.null_below_bid == "cheapest_game":
        raise NotationError(words.text("error-cards-needed"))
    return ()


def _tricks(contract: Contract, given: dict[str, Any]) -> int:
    """The declarer's tricks; where they are not told, some on either side, in null none."""
    if given["tricks"] is not None:
        return int(given["tricks"])
    return 0 if contract.is_null else 5


def _points(words: Words, contract: Contract, points: int | None, tricks: int) -> CardPoints:
    if contract.is_null:
        return CardPoints(0)
    if points is None:
        raise NotationError(words.text("error-points-needed"))
    if tricks == 10 and points != 120:
        raise NotationError(words.text("error-all-tricks", points=points))
    if tricks == 0 and points > MOST_SKAT_POINTS:
        raise NotationError(words.text("error-no-trick", most=MOST_SKAT_POINTS, points=points))
    return CardPoints(points)


def _matadors(
    words: Words, contract: Contract, cards: CardSet | None, held: int | None, missing: int | None
) -> int:
    if contract.is_null:
        return 0
    if [cards, held, missing].count(None) != 2:
        raise NotationError(words.text("error-matadors-needed"))
    if cards is not None:
        return matadors(contract.game, cards)
    count = held if held is not None else -(missing or 0)
    most = len(TRUMPS[contract.game])
    if abs(count) > most:
        game = words.game(contract.game)
        raise NotationError(words.text("error-too-many-matadors", game=game, most=most, count=abs(count)))
    return count


def _doublings(words: Words, given: dict[str, Any]) -> int:
    said = [bool(given[call]) for call in CALLS]
    count = sum(said)
    if said != [True] * count + [False] * (len(CALLS) - count):
        raise NotationError(words.text("error-doublings"))
    return count
