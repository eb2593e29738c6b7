"""Whole deals in the terminal: what the person is asked, and what is told of everything that happens."""

import msgspec
import pytest

from tests.unit.cli.sitting import (
    CARD,
    LEAVE,
    ME,
    UNPROVEN,
    Act,
    Computer,
    Step,
    check,
    declares,
    first_card,
    rules_of,
    sit,
    two_cards,
    typed,
)
from vorhand.cli.play.session import End
from vorhand.core.cards import Rank, cards_in
from vorhand.core.commands import (
    Answer,
    Bid,
    Claim,
    Command,
    Concede,
    DeclareGame,
    Double,
    Knock,
    OfferGift,
    Rearrange,
)
from vorhand.core.contract import GameType
from vorhand.core.events import Hands
from vorhand.core.phases.types import ClaimAsked, ConcessionAsked, GiftAsked, Playing, Rearranging
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.i18n.names import Deck
from vorhand.match import Match, begin
from vorhand.match.schedule import Schedule
from vorhand.match.seating import Seat
from vorhand.service.local import LocalTable

GRAND = DeclareGame(GameType.GRAND)
PUB = rules_of("pub_pl")
XSKAT = rules_of("xskat_pub")


def test_the_declarer_takes_the_skat_lays_two_away_and_plays() -> None:
    sitting = sit(
        [
            ("Your bid? 18 or more", "18"),
            ("You are the declarer at 18", "skat"),
            ("Which two cards", "1 2"),
            ("Put down ♠J ♦J?", "back"),
            ("Which two cards", "C7, CK"),
            ("Put down ♣7 ♣K?", ""),
            ("Which game", "clubs"),
        ],
        dealer=1,
    )
    check(
        sitting,
        "Deal 1 of 36, dealer: Ann",
        "Shuffle promised: ",
        "Your position: middlehand",
        "You: 18?",
        "Bob: pass",
        "Ann: pass",
        "Declarer: You, bid 18",
        "You: In the skat: ♥Q ♦J",
        "You: put down: ♣7 ♣K",
        "Declarer: You, clubs, bid 18",
        "Trick 1 · Declarer: You, clubs, bid 18",
        "On the table: ",
        "Trick 1 → ",
        "Trick 10 → ",
        "Skat: ♣7 ♣K",
        "The shuffle is as promised.",
        "You – clubs: lost",
        "Score list",
    )
    assert sitting.table.is_deal_over()


def test_a_defender_sees_the_declarer_and_the_contract_at_every_card() -> None:
    sitting = sit(computers=[Computer(declares(GRAND))], dealer=1)
    check(sitting, "Declarer: Ann, bid 18", "I take the skat", "two cards put down as the skat")
    assert sitting.text.count("Declarer: Ann, grand, bid 18") == 11
    assert "In the skat" not in sitting.text


def test_a_jump_in_the_bidding_is_told() -> None:
    def jumps(view: View, options: Options) -> Command | None:
        return Bid(options.bids[3]) if options.bids else None

    check(sit(computers=[Computer(jumps)], dealer=2), "Ann jumps to 23!", "Ann bids 23. Yes or pass?")


def test_a_person_who_jumps_is_not_told_so() -> None:
    check(sit([("Your bid?", "20"), ("Which game", "null")], dealer=1), "You: 20?", "Declarer: You, null")


def test_forehand_plays_when_the_others_pass() -> None:
    check(sit([("Will you play at 18", "yes")], dealer=2), "You: 18, I play", "Declarer: You, bid 18")


def test_a_passed_in_deal_is_told_and_counted() -> None:
    sitting = sit(deals=2)
    check(sitting, "Passed in: nobody plays", "passed in", "Next deal?", "Deal 2 of 36, dealer: Ann")


def test_a_passed_in_deal_may_bring_the_dealer_points() -> None:
    sitting = sit(rules=rules_of(list__passed_in_dealer_bonus=30), dealer=2)
    check(sitting, "Passed in: 30 for the dealer, Bob")
    assert "nobody scores" not in sitting.text


def test_a_redeal_is_told_and_leaves_no_line() -> None:
    sitting = sit(rules=rules_of("altenburg_1937"), deals=2)
    check(sitting, "Deal 1 of 36, dealer: You", "the same dealer deals again", "Deal 1 of 36, dealer: You")
    assert "Score list" not in sitting.text


def test_a_hand_game_is_declared_with_announcements() -> None:
    steps = [
        ("Your bid?", "18"),
        ("Take the skat, or play hand?", "hand"),
        ("Which game", "clubs"),
        ("Announce anything more? (Schneider announced, Schwarz announced, ouvert)", "schneider schwarz"),
    ]
    check(sit(steps, dealer=1), "Declarer: You, clubs hand, Schwarz announced, bid 18")


def test_a_game_below_the_bid_is_asked_about_again() -> None:
    steps = [
        ("Your bid?", "60"),
        ("Which game", "diamonds"),
        ("This game is worth 18 so far, your bid is 60. Play it all the same?", "no"),
        ("Which game", "null"),
        ("This null is worth 23, your bid is 60: it is lost at once. Declare it all the same?", "no"),
        ("Which game", "1"),
        ("This game is worth 18 so far, your bid is 60.", "yes"),
    ]
    check(sit(steps, dealer=1), "Declarer: You, diamonds, bid 60", "Overbid:")


def test_a_null_below_the_bid_is_over_at_once() -> None:
    steps: list[Step] = [("Your bid?", "60"), ("Which game", "null"), ("Declare it all the same?", "yes")]
    sitting = sit(steps, dealer=1)
    check(sitting, "Declarer: You, null, bid 60", "Skat: ", "less than the bid of 60")
    assert all(f"\n{name}: " in sitting.text for name in ("You", "Ann", "Bob"))
    assert "Your card?" not in sitting.text
    assert "Tricks" not in sitting.text


def test_a_null_ends_with_the_declarers_first_trick() -> None:
    steps = [("Your bid?", "18"), ("Which game", "null")]
    sitting = sit(steps, dealer=1)
    check(sitting, "A trick taken in null", "null = 23")


def test_the_hand_of_an_ouvert_declarer_lies_open_at_every_card() -> None:
    ouvert = DeclareGame(GameType.NULL, ouvert=True)
    sitting = sit(computers=[Computer(declares(ouvert))], dealer=1)
    check(
        sitting, "Declarer: Ann, null ouvert, bid 18", "Ann: my cards: ", "Trick 1 · ", "Ann: ", "Your card?"
    )
    asked = sitting.text.count("Trick 1 · ") + sitting.text.count("Trick 2 · ")
    assert asked >= 1
    assert sitting.text.count("\nAnn: ") >= asked


def test_an_own_ouvert_hand_is_shown_once() -> None:
    steps = [("Your bid?", "18"), ("Which game", "null"), ("Announce anything more? (ouvert)", "ouvert")]
    sitting = sit(steps, dealer=1)
    check(sitting, "Declarer: You, null ouvert", "You: my cards: ")


def test_a_computer_says_kontra_and_the_declarer_answers() -> None:
    kontra = Computer(unasked=lambda view, options: Double(Doubling.KONTRA))
    steps = [("Your bid?", "18"), ("Re?", "yes")]
    check(sit(steps, rules=PUB, computers=[kontra], dealer=1), "Kontra!", "You: Re!", "Kontra × 2, Re × 2")


def test_kontra_may_be_said_in_the_place_of_a_card() -> None:
    sitting = sit([("Your card?", "kontra")], rules=PUB, computers=[Computer(declares(GRAND))], dealer=2)
    check(sitting, "You: Kontra!", "Ann: nothing more", "Kontra × 2")


def test_kontra_is_offered_before_the_lead_of_another() -> None:
    steps = [("Kontra?", "yes")]
    sitting = sit(steps, rules=PUB, computers=[Computer(declares(GRAND))], dealer=0)
    check(sitting, "Declarer: Ann, grand", "Kontra? > yes", "You: Kontra!")
    assert sitting.text.count("Kontra? >") == 1


def test_kontra_is_asked_for_where_the_first_lead_waits_for_it() -> None:
    rules = rules_of("xskat_pub", kontra__who="any_defender")
    sitting = sit([("Kontra?", "no")], rules=rules, computers=[Computer(declares(GRAND))], dealer=0)
    check(sitting, "Bob: nothing more", "Kontra? > no", "You: nothing more")
    assert sitting.text.count("Kontra? >") == 1


def test_a_person_answers_re_with_supra_and_supra_with_hirsch() -> None:
    rules = rules_of("pub_pl", kontra__supra=True, kontra__hirsch=True)

    def answers(view: View, options: Options) -> Command | None:
        return next((one for one in options.simple if isinstance(one, Double)), None)

    def re(view: View, options: Options) -> Command | None:
        return None if options.cards else answers(view, options)

    check(
        sit(
            [("Your card?", "kontra"), ("Supra?", "yes")],
            rules=rules,
            computers=[Computer(declares(GRAND, then=re))],
            dealer=2,
        ),
        "You: Kontra!",
        "Ann: Re!",
        "You: Supra!",
        "Ann: Hirsch!",
    )


def test_a_claim_ends_the_game_when_both_defenders_agree() -> None:
    steps: list[Step] = [("Your bid?", "18"), ("Your card?", "rest schneider")]
    sitting = sit(steps, dealer=1)
    check(
        sitting, "You: the rest is mine, and you are Schneider", "agreed", "agreed", "The claim was granted"
    )
    assert all(f"\n{name}: " in sitting.text for name in ("You", "Ann", "Bob"))


def test_a_refused_claim_leaves_the_hand_open_and_play_goes_on() -> None:
    def refuses(view: View, options: Options) -> Command | None:
        return Answer(accepted=False) if isinstance(view.phase, ClaimAsked) else None

    steps = [("Your bid?", "18"), ("Your card?", "rest")]
    sitting = sit(steps, computers=[Computer(refuses)], dealer=1)
    check(sitting, "You: the rest is mine", "Ann: no, play on", "Your card?", "Trick 10 → ")


def claims_once(level: ClaimLevel) -> Computer:
    """A declarer who claims before the first card."""

    def then(view: View, options: Options) -> Command | None:
        phase = view.phase
        fresh = isinstance(phase, Playing) and not phase.terms.exposed
        return Claim(level) if fresh and level in options.claims and options.cards else None

    return Computer(declares(GRAND, then=then))


@pytest.mark.parametrize(
    ("level", "question"),
    [
        (ClaimLevel.SIMPLE, "Ann claims the rest. Do you agree?"),
        (ClaimLevel.SCHNEIDER, "Ann claims the rest and Schneider. Do you agree?"),
        (ClaimLevel.SCHWARZ, "Ann claims the rest and Schwarz. Do you agree?"),
    ],
)
def test_a_person_agrees_to_a_claim(level: ClaimLevel, question: str) -> None:
    sitting = sit([(question, "yes")], rules=UNPROVEN, computers=[claims_once(level)], dealer=0)
    check(sitting, "You: agreed", "was granted")


def test_a_person_refuses_a_claim_and_then_sees_the_declarers_cards() -> None:
    sitting = sit(
        [("Do you agree?", "no")], rules=UNPROVEN, computers=[claims_once(ClaimLevel.SIMPLE)], dealer=0
    )
    check(sitting, "You: no, play on", "Trick 1 · ", "\nAnn: ", "Your card?")


def test_a_proven_claim_is_granted_without_asking() -> None:
    def proven(view: View, options: Options) -> Command | None:
        few = view.hand.bit_count() <= 2 and options.cards
        return Claim(ClaimLevel.SIMPLE) if few and options.claims else None

    sitting = sit(computers=[Computer(declares(GRAND, then=proven))], dealer=1, seed=5)
    check(sitting, "Ann: the rest is mine", "the claim is proven", "The claim was granted")
    assert "Do you agree?" not in sitting.text


def test_a_declarer_gives_up_at_once() -> None:
    steps = [
        ("Your bid?", "18"),
        ("Your card?", "concede"),
        ("Do you really want to give up?", "no"),
        ("Your card?", "concede"),
        ("Do you really want to give up?", "yes"),
    ]
    check(sit(steps, dealer=1), "You: I give up", "The declarer gave up", "lost × 2")


def refuses(phase: type) -> Act:
    """A computer that agrees to nothing in this phase."""
    return lambda view, options: Answer(accepted=False) if isinstance(view.phase, phase) else None


THREE_CARDS: list[Step] = [(CARD, first_card)] * 3


def test_a_declarer_with_few_cards_needs_the_consent_of_one_defender() -> None:
    steps = [("Your bid?", "18"), *THREE_CARDS, (CARD, "concede"), ("Do you really", "yes")]
    sitting = sit(steps, computers=[Computer(refuses(ConcessionAsked))], dealer=1)
    check(sitting, "You: I give up", "Ann: no, play on", "Bob: agreed", "The declarer gave up")


def test_a_declarer_whose_concession_is_refused_plays_on() -> None:
    unwilling = Computer(refuses(ConcessionAsked))
    steps = [("Your bid?", "18"), *THREE_CARDS, (CARD, "concede"), ("Do you really", "yes")]
    sitting = sit(steps, computers=[unwilling, unwilling], dealer=1)
    check(sitting, "You: I give up", "Ann: no, play on", "Bob: no, play on", "Trick 10 → ")


def test_a_person_is_asked_whether_the_declarer_may_give_up() -> None:
    def then(view: View, options: Options) -> Command | None:
        few = isinstance(view.phase, Playing) and len(view.phase.tricks) == 3
        return Concede() if few and options.cards else None

    unwilling = Computer(refuses(ConcessionAsked))
    steps = [("Ann wants to give up. Do you agree?", "no")]
    sitting = sit(steps, computers=[Computer(declares(GRAND, then=then)), unwilling], dealer=1)
    check(sitting, "Ann: I give up", "You: no, play on")


def test_a_defender_gives_up_for_both() -> None:
    steps = [("Your card?", "concede"), ("Do you really want to give up?", "y")]
    sitting = sit(steps, computers=[Computer(declares(GRAND))], dealer=2)
    check(sitting, "You: I give up", "The defenders gave up")


def test_a_defender_lays_the_hand_open() -> None:
    steps = [("Your card?", "open")]
    sitting = sit(steps, computers=[Computer(declares(GRAND))], dealer=2)
    check(sitting, "You: my cards are open: the declarer gets no more trick", "The defenders gave up")


def test_a_gift_is_offered_and_accepted() -> None:
    steps = [("Your card?", "gift")]
    sitting = sit(steps, rules=XSKAT, computers=[Computer(declares(GRAND))], dealer=2)
    check(
        sitting,
        "You: I offer you the game as a gift",
        "Bob: agreed",
        "Ann: agreed",
        "accepted the game as a gift",
    )


def test_a_gift_that_the_partner_refuses_is_none() -> None:
    steps = [("Your card?", "gift")]
    computers = [Computer(declares(GRAND)), Computer(refuses(GiftAsked))]
    sitting = sit(steps, rules=XSKAT, computers=computers, dealer=2)
    check(sitting, "You: I offer you the game as a gift", "Bob: no, play on", "Trick 10 → ")


def offers_a_gift(view: View, options: Options) -> Command | None:
    return OfferGift() if OfferGift() in options.simple and options.cards else None


def test_a_declarer_is_asked_about_a_gift() -> None:
    steps = [("Will you play", "yes"), ("The defenders offer you the game as a gift. Do you accept?", "yes")]
    sitting = sit(steps, rules=XSKAT, computers=[Computer(offers_a_gift)], dealer=2)
    check(sitting, "Ann: I offer you the game as a gift", "Bob: agreed", "You: agreed")


def test_a_declarer_who_refuses_a_gift_plays_a_level_higher() -> None:
    def once(view: View, options: Options) -> Command | None:
        fresh = isinstance(view.phase, Playing) and not view.phase.terms.gifts_refused
        return offers_a_gift(view, options) if fresh else None

    steps = [("Will you play", "yes"), ("Do you accept?", "no")]
    sitting = sit(steps, rules=XSKAT, computers=[Computer(once)], dealer=2)
    check(sitting, "You: no, play on", "Trick 10 → ", "announced")


def test_a_partner_is_asked_about_a_gift() -> None:
    steps = [("Bob wants to give the game away. Do you agree?", "no")]
    computers = [Computer(declares(GRAND)), Computer(offers_a_gift)]
    check(sit(steps, rules=XSKAT, computers=computers, dealer=1), "You: no, play on")


def test_the_defenders_divide_their_cards_anew_in_a_revolution() -> None:
    revolution = DeclareGame(GameType.NULL, ouvert=True, revolution=True)
    steps = [("You may divide the defenders’ cards anew. Do you want to?", "yes")]
    sitting = sit(steps, rules=XSKAT, computers=[Computer(declares(revolution))], dealer=0)
    check(
        sitting,
        "Declarer: Ann, Revolution",
        "Ann: my cards: ",
        "the defenders look at each other’s cards",
        "Which ten cards go to Bob?",
        "You: the defenders have divided their cards anew",
    )


def test_the_declarer_of_a_revolution_is_told_what_the_defenders_do() -> None:
    def rearranges(view: View, options: Options) -> Command | None:
        if not isinstance(view.phase, Rearranging):
            return None
        pool = options.rearrange
        return Rearrange(Hands((), pool[:10], pool[10:]))

    steps = [
        ("Will you play", "yes"),
        ("Which game", "null"),
        ("Announce anything more? (ouvert, Revolution)", "revolution"),
    ]
    sitting = sit(steps, rules=XSKAT, computers=[Computer(rearranges)], dealer=2)
    check(
        sitting,
        "Declarer: You, Revolution",
        "the defenders look at each other’s cards",
        "Ann: the defenders have divided their cards anew",
    )


def test_spitze_is_announced() -> None:
    def game(table: LocalTable) -> str:
        return next(one.game.value for one in table.options(ME).declarations if one.spitze)

    steps: list[Step] = [("Will you play", "yes"), ("Which game", game), ("Spitze announced", "spitze")]
    check(sit(steps, rules=XSKAT, dealer=2), "Spitze announced, bid 18")


def test_a_schieberamsch_is_pushed_taken_and_told() -> None:
    steps: list[Step] = [
        ("Take the skat, or push it on unseen?", "skat"),
        ("Which two cards do you pass on?", two_cards),
    ]
    sitting = sit(steps, rules=PUB, dealer=2)
    check(
        sitting,
        "You: pass",
        "All three pass.",
        "Ramsch: everyone for himself",
        "You: In the skat: ",
        "You: put down: ",
        "Ann: I push the skat on unseen",
        "Trick 1 · Ramsch",
        "Trick 10 → ",
        "Card points: ",
    )


def test_a_jack_may_not_be_passed_on_once_the_skat_was_taken() -> None:
    def a_jack(table: LocalTable) -> str:
        jack = next(card for card in cards_in(table.view(ME).hand) if card.rank is Rank.JACK)
        return typed([jack, table.options(ME).discards[0]])

    steps: list[Step] = [("or push it on", "skat"), ("Which two cards", a_jack)]
    check(sit(steps, rules=PUB, dealer=2), "Jacks may not be passed on: ", "Which two cards")


def test_a_skat_is_pushed_on_unseen() -> None:
    check(sit(rules=PUB, dealer=2), "You: I push the skat on unseen", "pushed on 3 times × 8")


def in_a_ramsch_round(rules: RuleSet, *, dealer: int = 2) -> Match:
    return msgspec.structs.replace(
        begin(rules, first_dealer=Seat(dealer)), schedule=Schedule(ramsch_left=3, bock_left=3)
    )


def test_everyone_may_knock_in_a_ramsch_round() -> None:
    def knocks(view: View, options: Options) -> Command | None:
        return Knock() if Knock() in options.simple else None

    rules = rules_of("xskat_pub", ramsch__pushing=False)
    steps: list[Step] = [("Anything before the first card? (knock)", "knock")]
    sitting = sit(steps, rules=rules, computers=[Computer(knocks)], match=in_a_ramsch_round(rules))
    check(
        sitting,
        "Ramsch round: 3 deals left",
        "Bock round: 3 deals left",
        "I knock!",
        "I knock!",
        "2 knocks × 4",
    )


def test_a_jungfrau_is_announced() -> None:
    rules = rules_of("pub_pl", ramsch__announced_jungfrau=True, ramsch__pushing=False)
    steps: list[Step] = [("Anything before the first card? (jungfrau)", "jungfrau")]
    check(sit(steps, rules=rules, dealer=2), "You: Jungfrau: I take no trick", "Announced Jungfrau")


def test_a_grand_hand_is_played_instead_of_a_ramsch() -> None:
    rules = rules_of("xskat_pub", ramsch__grand_hand=True)
    steps: list[Step] = [("Do you play grand hand instead of Ramsch?", "yes")]
    sitting = sit(steps, rules=rules, match=in_a_ramsch_round(rules))
    check(sitting, "You: Grand hand!", "Declarer: You, grand hand\n", "Trick 1 · Declarer: You, grand hand\n")


def test_a_ramsch_begins_when_nobody_plays_grand_hand() -> None:
    rules = rules_of("xskat_pub", ramsch__grand_hand=True)
    sitting = sit(rules=rules, match=in_a_ramsch_round(rules))
    check(sitting, "You: no grand hand", "Bob: no grand hand", "Ramsch: everyone for himself")


def test_a_bock_round_is_announced_when_it_is_called_for() -> None:
    rules = rules_of("pub_pl", bock__triggers=["lost_grand"])
    sitting = sit([("Your bid?", "18")], rules=rules, dealer=1, deals=2)
    check(
        sitting,
        "You – grand: lost",
        "Bock round called for: 3 more deals",
        "Deal 2",
        "Bock round: 3 deals left",
        "Bock: this deal counts double.",
    )


def test_a_ramsch_round_is_announced_when_it_is_called_for() -> None:
    rules = rules_of("pub_pl", ramsch__round_after=["lost_with_kontra"], bock__triggers=[])
    kontra = Computer(unasked=lambda view, options: Double(Doubling.KONTRA))
    sitting = sit([("Your bid?", "18")], rules=rules, computers=[kontra], dealer=1, deals=2)
    check(
        sitting,
        "Ramsch round called for: 3 more deals",
        "Deal 2",
        "Ramsch round: 3 deals left",
        "Ramsch: everyone for himself",
    )


def test_the_dealer_of_four_sits_out_and_watches() -> None:
    sitting = sit(rules=rules_of(list__seats=4), computers=[Computer(declares(GRAND))], dealer=0)
    check(
        sitting,
        "dealer: You",
        "You deal and sit this one out.",
        "Ann: 18, I play",
        "Declarer: Ann, grand",
        "Trick 10 → ",
    )
    assert "Your card?" not in sitting.text
    assert "Your position" not in sitting.text


def test_money_is_told_deal_by_deal() -> None:
    rules = rules_of("stakes_el")
    sitting = sit(rules=rules, computers=[Computer(declares(GRAND))], dealer=1, deals=2)
    check(sitting, "Money", "You: ", "Ann: ", "Bob: ", "House: ", " in all)", "Money")


def test_a_match_ends_with_the_ranking() -> None:
    rules = rules_of(list__deals=1)
    sitting = sit(rules=rules, computers=[Computer(declares(GRAND))], dealer=1)
    assert sitting.end is End.LEFT
    sitting = sit(rules=rules, computers=[Computer(declares(GRAND))], dealer=1, deals=9)
    assert sitting.end is End.MATCH_OVER
    check(sitting, "The match is over.", "1. ", "won ", "lost ")


def test_a_match_without_a_winner_has_a_shared_ranking() -> None:
    check(
        sit(rules=rules_of(list__deals=1), deals=9),
        "1. You: 0 points (won 0, lost 0, shared until a lot is drawn)",
    )


def test_a_person_may_leave_at_any_question() -> None:
    sitting = sit([(CARD, LEAVE)], computers=[Computer(declares(GRAND))])
    assert sitting.end is End.LEFT
    assert not sitting.table.is_deal_over()


def test_the_german_deck_has_its_own_names() -> None:
    sitting = sit([("Will you play", "yes"), ("Which game", "acorns")], dealer=2, deck=Deck.GERMAN)
    check(sitting, "AcU", "Declarer: You, acorns, bid 18", "acorns")


def test_list_last_and_help_work_at_every_question() -> None:
    sitting = sit(
        [
            ("Your bid?", "list"),
            ("Your bid?", "last"),
            ("Your bid?", "?"),
            ("Your bid?", "18"),
            (CARD, first_card),
            (CARD, "last"),
            (CARD, "help"),
        ],
        dealer=1,
    )
    check(
        sitting,
        "The score list is still empty.",
        "There is no trick yet.",
        "Type a value, “yes” for 18, or “pass”.",
        "Cards: suit and rank, as in ♣J ♥10 ♦A.",
        "Always: “?” for help",
        "Last trick: ",
        "Type a card. You may play: ",
        "“rest” to claim",
    )
