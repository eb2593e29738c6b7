"""Wrong things typed at every question: each is told, none is taken for an answer, and the deal goes on."""

import pytest

from tests.unit.cli.play.test_deals import (
    GRAND,
    PUB,
    XSKAT,
    claims_once,
    in_a_ramsch_round,
    offers_a_gift,
)
from tests.unit.cli.sitting import (
    CARD,
    ME,
    UNPROVEN,
    Computer,
    Sitting,
    Step,
    check,
    declares,
    first_card,
    rules_of,
    sit,
    two_cards,
    typed,
)
from vorhand.core.cards import CARDS
from vorhand.core.commands import Concede, DeclareGame, Double
from vorhand.core.contract import GameType
from vorhand.core.phases.types import Playing
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.service.local import LocalTable

WRONG = (
    "blub",
    "0",
    "-1",
    "99999999999999999999",
    "1.5",
    "½",
    "１８",
    "x" * 10_000,
    "\x1b[2J\x07\x00",
    "ψψ ЖЖ ♣",
    "CX",
    "CJ CJ",
    "CJ CJ CJ CJ CJ CJ CJ CJ CJ CJ",
    "{ $who }",
    "[bold]no[/bold]",
)

LONGEST_LINE = 300


def scenes() -> dict[str, dict[str, object]]:
    """A deal for each question there is: what is typed, and what the others do."""
    kontra = Computer(unasked=lambda view, options: Double(Doubling.KONTRA))
    revolution = DeclareGame(GameType.NULL, ouvert=True, revolution=True)
    ramsch_calls = rules_of("xskat_pub", ramsch__pushing=False)
    grand_hand = rules_of("xskat_pub", ramsch__grand_hand=True)

    def gives_up(view, options):  # type: ignore[no-untyped-def]
        few = isinstance(view.phase, Playing) and len(view.phase.tricks) == 3
        return Concede() if few and options.cards else None

    return {
        "bid, skat, discard, game": {"steps": [("Your bid?", "18")], "dealer": 1},
        "hand and announcements": {
            "steps": [("Your bid?", "18"), ("or play hand", "hand"), ("Which game", "clubs")],
            "dealer": 1,
        },
        "below the bid": {
            "steps": [("Your bid?", "60"), ("Which game", "diamonds"), ("Play it all", "yes")],
            "dealer": 1,
        },
        "hold, defend": {"computers": [Computer(declares(GRAND))], "dealer": 2},
        "forehand": {"steps": [("Will you play", "yes")], "dealer": 2},
        "two deals": {"deals": 2},
        "push": {"rules": PUB, "steps": [("or push it", "skat")], "dealer": 2},
        "knock": {"rules": ramsch_calls, "match": in_a_ramsch_round(ramsch_calls)},
        "grand hand": {"rules": grand_hand, "match": in_a_ramsch_round(grand_hand)},
        "kontra": {"rules": PUB, "computers": [Computer(declares(GRAND))]},
        "re": {"rules": PUB, "steps": [("Your bid?", "18")], "computers": [kontra], "dealer": 1},
        "claim": {"rules": UNPROVEN, "computers": [claims_once(ClaimLevel.SIMPLE)]},
        "give up": {"steps": [("Your bid?", "18"), (CARD, "concede"), ("Do you really", "yes")], "dealer": 1},
        "be given up to": {"computers": [Computer(declares(GRAND, then=gives_up))], "dealer": 1},
        "gift": {
            "rules": XSKAT,
            "steps": [("Will you play", "yes")],
            "computers": [Computer(offers_a_gift)],
            "dealer": 2,
        },
        "revolution": {
            "rules": XSKAT,
            "steps": [("Do you want to?", "yes")],
            "computers": [Computer(declares(revolution))],
        },
    }


@pytest.mark.parametrize("scene", scenes())
def test_nothing_wrong_is_taken_for_an_answer(scene: str) -> None:
    sitting: Sitting = sit(**scenes()[scene], wrong=WRONG)  # type: ignore[arg-type]
    check(sitting)
    assert sitting.table.is_deal_over()
    assert sitting.mistakes >= 2 * len(WRONG)
    assert all(letter.isprintable() or letter == "\n" for letter in sitting.text)
    assert max(map(len, sitting.text.splitlines())) <= LONGEST_LINE


def held(table: LocalTable) -> set[str]:
    return {card.value for card in CARDS if card.bit & table.view(ME).hand}


def not_held(table: LocalTable) -> str:
    return min({str(card.value) for card in CARDS} - held(table))


def one_held(table: LocalTable) -> str:
    return typed(table.options(ME).discards[:1])


def three_held(table: LocalTable) -> str:
    return typed(table.options(ME).discards[:3])


def one_twice(table: LocalTable) -> str:
    return f"{one_held(table)} {one_held(table)}"


def one_not_held(table: LocalTable) -> str:
    return f"{one_held(table)} {not_held(table)}"


def test_two_different_cards_of_the_hand_are_laid_away() -> None:
    ask = "Which two cards"
    steps: list[Step] = [
        ("Your bid?", "18"),
        *((ask, wrong) for wrong in (one_held, three_held, one_twice, one_not_held, "1 13", "1,1")),
        (ask, two_cards),
    ]
    sitting = sit(steps, dealer=1)
    check(
        sitting,
        *["Exactly two different cards, please."] * 3,
        "You do not hold ",
        "“13” is no card.",
        "Exactly two different cards, please.",
        "You: put down: ",
    )


def test_a_card_must_be_held_and_follow() -> None:
    def must_not(table: LocalTable) -> str:
        legal = {card.value for card in table.options(ME).cards}
        return min(held(table) - legal)

    steps: list[Step] = [("Your bid?", "18"), (CARD, not_held), ("You may play", must_not)]
    check(sit(steps, dealer=1), "You do not hold ", "was led: you must follow with ")


@pytest.mark.parametrize(
    ("value", "answer"),
    [
        ("19", "19 cannot be bid. The next values: 18, 20, 22, 23."),
        ("17", "17 cannot be bid."),
        ("999999", "999999 cannot be bid."),
        ("1000000", "Not understood: “1000000”."),
        ("eighteen", "Not understood: “eighteen”."),
    ],
)
def test_only_values_of_the_ladder_can_be_bid(value: str, answer: str) -> None:
    check(sit([("Your bid?", value), ("Your bid?", "pass")], dealer=1), answer, "You: pass")


@pytest.mark.parametrize(
    ("steps", "scene"),
    [
        ([(CARD, "")], "hold, defend"),
        ([("Your bid?", ""), ("Your bid?", "18")], "bid, skat, discard, game"),
        (
            [("Your bid?", "18"), ("or play hand?", ""), ("Which two cards", ""), ("Which game", "")],
            "bid, skat, discard, game",
        ),
        ([("Will you play", "")], "forehand"),
        ([("or push it on", "")], "push"),
        ([("Do you agree?", "")], "claim"),
        ([("Will you play", "yes"), ("Do you accept?", "")], "gift"),
        ([("Do you play grand hand", "")], "grand hand"),
    ],
)
def test_an_empty_line_is_no_answer_where_there_is_a_choice(steps: list[Step], scene: str) -> None:
    sitting = sit(**(scenes()[scene] | {"steps": steps}))  # type: ignore[arg-type]
    check(sitting, "> \n", "“”")


def test_a_claim_must_be_possible() -> None:
    steps: list[Step] = [
        ("Your bid?", "18"),
        (CARD, first_card),
        (CARD, first_card),
        (CARD, "rest of it"),
        (CARD, "rest schwarz"),
    ]
    check(sit(steps, dealer=1), "Not understood: “of”", "You cannot claim that.", "Trick 10 → ")


def test_an_announcement_must_exist() -> None:
    rules = rules_of("isko", values__grand_ouvert_base=36)
    steps: list[Step] = [
        ("Your bid?", "18"),
        ("or play hand", "hand"),
        ("Which game", "clubs"),
        ("Announce anything more", "spitze"),
        ("Announce anything more", "schneider revolution"),
    ]
    check(sit(steps, rules=rules, dealer=1), "Not understood: “spitze”", "Not understood: “revolution”")
