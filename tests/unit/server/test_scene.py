"""Scenes: what a viewer is shown, in German and English and with German cards."""

from typing import Any

import msgspec
import pytest

from tests.unit.server.rooms import NAMES, after, new_room, rules_of, scripted, steps, until
from vorhand.core.cards import card_set
from vorhand.core.commands import (
    Bid,
    Command,
    DeclareGame,
    Decline,
    Discard,
    Double,
    Hold,
    Pass,
    PickUpSkat,
)
from vorhand.core.contract import GameType
from vorhand.core.phases.types import (
    Auction,
    CallsAsked,
    Declaring,
    Discarding,
    Playing,
    Shuffling,
    SkatChoice,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.kontra import Doubling
from vorhand.i18n import LANGUAGES
from vorhand.match.seating import Seat
from vorhand.presets import preset_names
from vorhand.server.scene import scene
from vorhand.server.wire import Call, DealScene, DeckName, LaidCard, Language, Scene, Taste
from vorhand.service.room import FREE, Chair, Company, Room

F, M, R = POSITIONS
SEED = 7
TO_THE_SKAT: tuple[Command, ...] = (Bid(18), Pass(), Pass())
"""Middlehand bids, the others pass."""


def seen(
    room: Room,
    seat: int | None,
    *,
    language: Language = "de",
    deck: DeckName = "french",
    company: Company | None = None,
) -> Scene:
    viewer = None if seat is None else Seat(seat)
    return scene(room, company or Company(), viewer, Taste(language=language, deck=deck))


def deal_of(shown: Scene) -> DealScene:
    assert shown.deal is not None
    return shown.deal


def seat_of(room: Room, position: Position) -> Seat:
    return room.playing.on_table.seating.seat(position)


def room_of(preset: str = "isko_list", *, people: int = 3, **settings: object) -> Room:
    return new_room(rules_of(preset, **settings), preset=preset, people=people)


def shown_to(position: Position, room: Room, **taste: Language | DeckName) -> Scene:
    return seen(room, seat_of(room, position), **taste)  # type: ignore[arg-type]


def in_auction(*commands: Command, preset: str = "isko_list") -> Room:
    """The first deal after these commands."""
    room, _ = [*steps(room_of(preset, people=0), seed=SEED, move=scripted(*commands))][len(commands)]
    return room


def test_before_the_match_there_are_chairs_alone() -> None:
    room = msgspec.structs.replace(room_of(people=1), chairs=(Chair("person", "p0", "Ann"), FREE, FREE))
    shown = seen(room, 0)
    assert (shown.stage, shown.deal, shown.may_begin) == ("setup", None, False)
    assert [chair.kind for chair in shown.chairs] == ["person", "free", "free"]
    assert [chair.is_me for chair in shown.chairs] == [True, False, False]
    assert shown.rules_title == "Gewertete Liste"
    assert shown.length == "36 Spiele"


def test_only_the_host_of_a_full_table_may_begin() -> None:
    room, taste = room_of(people=1), Taste(language="en", deck="french")
    assert scene(room, Company(), Seat(0), taste, is_host=True).may_begin
    assert not scene(room, Company(), Seat(0), taste).may_begin
    duo = room_of("duo_el", people=3)
    assert not scene(duo, Company(), Seat(0), taste, is_host=True).may_begin


@pytest.mark.parametrize(
    ("preset", "settings", "title", "length"),
    [
        ("isko_list", {"list__seats": 4}, "Rated list, changed", "48 deals"),
        ("isko_list", {"list__deals": 1}, "Rated list, changed", "1 deal"),
        ("pub_pl", {}, "Poland, pub", "up to 1,000 points"),
        ("isko", {"list__end": "open"}, "International Skat Order, changed", "without a fixed end"),
    ],
)
def test_rules_and_length_are_told(preset: str, settings: dict[str, Any], title: str, length: str) -> None:
    shown = seen(room_of(preset, **settings), None, language="en")
    assert (shown.rules_title, shown.length) == (title, length)


def test_people_have_their_names_and_computers_numbers() -> None:
    company = Company(present=frozenset({Seat(0)}), ready=frozenset({Seat(0)}), watchers=2)
    shown = seen(room_of(people=1), 0, company=company)
    assert [chair.name for chair in shown.chairs] == ["Ann", "Computer 1", "Computer 2"]
    assert [chair.present for chair in shown.chairs] == [True, True, True]
    assert [chair.ready for chair in shown.chairs] == [True, False, False]
    assert shown.watchers == 2


def test_who_bids_is_told_which_values_there_are() -> None:
    room = in_auction()
    shown = shown_to(M, room)
    deal = deal_of(shown)
    assert deal.choices.question == "Was reizt du? 18 oder mehr, oder Passe"
    assert deal.choices.bids[:4] == (18, 20, 22, 23)
    assert deal.choices.simple == (Pass(),)
    assert [chair.awaited for chair in shown.chairs] == [chair.position is M for chair in shown.chairs]
    assert {(chair.position_name, chair.position_letter) for chair in shown.chairs} == {
        ("Vorhand", "VH"),
        ("Mittelhand", "MH"),
        ("Hinterhand", "HH"),
    }
    assert [chair.dealer for chair in shown.chairs] == [True, False, False]
    assert [chair.cards for chair in shown.chairs] == [10, 10, 10]
    assert deal_of(shown_to(F, room)).choices.question == ""


def test_who_is_asked_hears_the_value_and_whether_it_is_a_jump() -> None:
    for value, jumps in ((18, False), (20, True)):
        shown = shown_to(F, in_auction(Bid(value)))
        choices = deal_of(shown).choices
        assert (choices.bid_to_hold, choices.is_jump) == (value, jumps)
        assert choices.question == f"Computer 3 reizt {value}. Ja oder Passe?"
        (call,) = (chair.call for chair in shown.chairs if chair.call)
        assert call == Call(text=str(value), kind="jump" if jumps else "bid")


def test_the_last_call_of_each_stands_until_a_card_is_played() -> None:
    room = in_auction(Bid(18), Hold(), Pass(), Pass())
    calls = {chair.position: chair.call for chair in shown_to(R, room).chairs}
    assert calls == {
        F: Call(text="Ja", kind="hold"),
        M: Call(text="Passe", kind="pass"),
        R: Call(text="Passe", kind="pass"),
    }
    playing = [one for one, _ in steps(room_of(people=0), seed=SEED, move=scripted(*TO_THE_SKAT))]
    played = next(
        one for one in playing if isinstance(one.playing.phase, Playing) and one.playing.phase.trick
    )
    assert [chair.call for chair in seen(played, None).chairs] == [None, None, None]


def test_the_declarer_sees_each_game_with_its_sum_and_the_hand_in_its_order() -> None:
    room = until(SkatChoice, room_of(people=0), seed=SEED, move=scripted(*TO_THE_SKAT))
    deal = deal_of(shown_to(M, room, deck="german"))
    assert deal.choices.question == "Du bist Alleinspieler bei 18. Skat aufnehmen oder Hand spielen?"
    assert (deal.choices.to_cover, deal.skat_on_table, deal.bid) == (18, True, 18)
    assert set(deal.orders) == {"diamonds", "hearts", "spades", "clubs", "grand", "null"}
    assert {card_set(order) for order in deal.orders.values()} == {card_set(deal.hand)}
    by_text = {one.text: one for one in deal.choices.declarations}
    plain, open_ = by_text["Eichel Hand"], by_text["Grand ouvert"]
    matadors = plain.value // 12 - 2
    assert plain.sum.endswith(
        f"Spiel {matadors + 1}, Hand {matadors + 2}: Eichel {matadors + 2} × 12 = {plain.value}"
    )
    assert open_.implied == ("schneider", "schwarz")
    assert plain.implied == ()
    assert by_text["Null Hand"].sum == "Null Hand = 35"
    assert [chair.declarer for chair in shown_to(F, room).chairs] == [
        chair.position is M for chair in shown_to(F, room).chairs
    ]


def test_a_game_below_the_bid_is_offered_and_marked() -> None:
    move = scripted(Bid(48), Pass(), Pass())
    room = until(SkatChoice, room_of(people=0), seed=SEED, move=move)
    declarations = deal_of(shown_to(M, room)).choices.declarations
    assert {one.covered for one in declarations} == {True, False}
    assert all(one.covered is (one.value >= 48) for one in declarations)


def test_the_two_cards_from_the_skat_are_fresh_and_those_laid_away_stay_known() -> None:
    room = until(Discarding, room_of(people=0), seed=SEED, move=scripted(*TO_THE_SKAT, PickUpSkat()))
    deal = deal_of(shown_to(M, room))
    assert len(deal.hand) == 12
    assert len(deal.fresh) == 2
    assert deal.choices.question == "Welche zwei Karten drückst du?"
    assert not deal.skat_on_table
    others = shown_to(F, room)
    assert deal_of(others).fresh == ()
    assert next(chair.cards for chair in others.chairs if chair.position is M) == 12
    laid = (deal.fresh[0], deal.hand[-1])
    move = scripted(*TO_THE_SKAT, PickUpSkat(), Discard(laid))
    room = until(Declaring, room_of(people=0), seed=SEED, move=move)
    assert set(deal_of(shown_to(M, room)).laid) == set(laid)
    assert deal_of(shown_to(F, room)).laid == ()


GRAND = (*TO_THE_SKAT, DeclareGame(GameType.GRAND, hand=True))


def test_a_contract_strip_with_its_doublings() -> None:
    move = scripted(*GRAND, Double(Doubling.KONTRA), Decline())
    room = until(CallsAsked, room_of("pub_pl", people=0, kontra__who="any_defender"), seed=SEED, move=move)
    assert deal_of(shown_to(M, room)).choices.question == "Re?"
    contract = deal_of(seen(room, None)).contract
    assert contract is not None
    assert (contract.text, contract.declarer, contract.bid) == ("Grand Hand", seat_of(room, M), 18)
    assert contract.doublings == ("Kontra",)


@pytest.mark.parametrize(("language", "deck"), [("de", "german"), ("en", "french")])
def test_why_a_card_may_not_be_played(language: Language, deck: DeckName) -> None:
    told = set()
    for room, _ in steps(room_of(people=0), seed=SEED, deals=6):
        for seat in room.playing.awaited():
            choices = deal_of(seen(room, seat, language=language, deck=deck)).choices
            told.add(choices.why_not)
            view = room.playing.view(seat)
            if isinstance(view.phase, Playing):
                assert bool(choices.why_not) is (len(choices.cards) < view.hand.bit_count())
    suits = {
        "de": {"Eichel ist ausgespielt: bedienen", "Schellen ist ausgespielt: bedienen"},
        "en": {"Clubs led: follow suit", "Diamonds led: follow suit"},
    }
    assert suits[language] <= told
    assert {"de": "Trumpf ist ausgespielt: bedienen", "en": "Trumps led: follow with a trump"}[
        language
    ] in told


def test_a_trick_lies_in_the_order_of_play_and_the_last_one_has_a_winner() -> None:
    for room, _ in steps(room_of(people=0), seed=SEED, move=scripted(*GRAND)):
        phase, deal = room.playing.phase, deal_of(seen(room, None))
        if not isinstance(phase, Playing):
            continue
        if phase.trick:
            assert deal.trick is not None
            assert tuple(laid.card for laid in deal.trick.cards) == phase.trick
            assert deal.trick.cards[0] == LaidCard(deal.trick.leader, phase.trick[0])
        else:
            assert deal.trick is None
        if phase.tricks:
            assert deal.last_trick is not None
            assert deal.last_trick.winner == seat_of(room, phase.tricks[-1].winner)
            assert deal.tricks == len(phase.tricks)


def test_the_result_has_the_reason_the_rows_and_what_it_did_to_everybody() -> None:
    room, _ = after(room_of(), seed=SEED, move=scripted(*GRAND))
    result = deal_of(seen(room, None)).result
    assert result is not None
    name, value = NAMES[seat_of(room, M)], result.score
    assert result.headline == f"{name} – Grand Hand: {'gewonnen' if result.won else 'verloren'}"
    assert "61" in result.reasons[0]
    assert [row.label for row in result.rows][:6] == [
        "Augen",
        "Stiche",
        "Spitzen",
        "Gewinnstufe",
        "Spielwert",
        "Reizwert",
    ]
    assert result.rows[-1].value == f"{value:+d}".replace("-", "−")
    gains = {effect.seat: effect.list_points for effect in result.effects}
    assert gains[seat_of(room, M)] == value + (50 if result.won else -50)
    assert {gains[seat_of(room, place)] for place in (F, R)} == {0 if result.won else 40}
    assert [effect.cents for effect in result.effects] == [None, None, None]
    assert result.hands is not None
    dealt = [*result.hands.forehand, *result.hands.middlehand, *result.hands.rearhand, *result.dealt_skat]
    assert len(set(dealt)) == 32
    assert result.skat == result.dealt_skat


def test_money_is_told_in_cents_where_there_is_any() -> None:
    room, _ = after(room_of("stakes_el"), seed=SEED, move=scripted(*GRAND))
    result = deal_of(seen(room, None)).result
    assert result is not None
    assert result.house_cents is not None
    assert sum(effect.cents or 0 for effect in result.effects) + result.house_cents == 0
    assert seen(room, None).stakes


def test_a_deal_that_all_passed() -> None:
    room, _ = after(room_of(), seed=SEED, move=scripted(Pass(), Pass(), Pass()))
    result = deal_of(seen(room, None)).result
    assert result is not None
    assert (result.kind, result.won, result.rows) == ("passed_in", None, ())
    assert result.headline == "Eingepasst: kein Spiel, keine Punkte"


def test_a_ramsch_names_no_declarer() -> None:
    room, _ = after(room_of("pub_pl"), seed=SEED, move=scripted(Pass(), Pass(), Pass()))
    deal = deal_of(seen(room, 0))
    result = deal.result
    assert result is not None
    assert (result.kind, result.declarer, result.headline) == ("ramsch", None, "Ramsch")
    assert [row.label for row in result.rows] == [NAMES[seat_of(room, place)] for place in POSITIONS]
    assert deal.contract is not None
    assert (deal.contract.text, deal.contract.declarer) == ("Ramsch", None)


def test_at_a_table_of_four_the_dealer_sits_out() -> None:
    room = next(iter(steps(room_of(people=4, list__seats=4), seed=SEED)))[0]
    shown = seen(room, 0)
    assert (shown.chairs[0].position, shown.chairs[0].position_name) == (None, "setzt aus")
    assert shown.chairs[0].dealer
    assert deal_of(shown).hand == ()


def test_people_are_asked_for_their_share_in_the_shuffle() -> None:
    room = next(iter(steps(room_of(people=1), seed=SEED)))[0]
    assert isinstance(room.playing.phase, Shuffling)
    shuffle = deal_of(seen(room, 0)).shuffle
    assert shuffle is not None
    assert (shuffle.asked, shuffle.cut, shuffle.seed) == ("fix_nonce", 0, "")
    assert shuffle.cutter == room.playing.on_table.seating.cutter
    spectator = deal_of(seen(room, None)).shuffle
    assert spectator is not None
    assert spectator.asked == ""


def test_the_seed_is_shown_after_the_end_and_not_before() -> None:
    for room, _ in steps(room_of(people=0), seed=SEED, move=scripted(*GRAND)):
        shuffle = deal_of(seen(room, 1)).shuffle
        assert shuffle is not None
        assert bool(shuffle.seed) is (room.stage != "deal")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", preset_names())
def test_every_scene_can_be_told_in_every_language(language: Language, preset: str) -> None:
    encode = msgspec.json.Encoder().encode
    decode = msgspec.json.Decoder(Scene).decode
    for room, _ in steps(room_of(preset, people=0), seed=SEED, deals=2):
        for seat in room.playing.awaited() or (Seat(0),):
            shown = seen(room, seat, language=language)
            assert decode(encode(shown)) == shown


def test_in_null_the_hand_lies_in_null_order() -> None:
    move = scripted(*TO_THE_SKAT, DeclareGame(GameType.NULL, hand=True))
    room = until(Playing, room_of(people=0), seed=SEED, move=move)
    hand = deal_of(shown_to(M, room)).hand
    for suit in "CSHD":
        ranks = [card.value[1] for card in hand if card.value[0] == suit]
        assert ranks == sorted(ranks, key="AKQJT987".index)


def test_the_hand_of_an_open_game_lies_open_to_all_but_is_the_declarers_own() -> None:
    move = scripted(*TO_THE_SKAT, DeclareGame(GameType.NULL, hand=True, ouvert=True))
    room = until(Playing, room_of(people=0), seed=SEED, move=move)
    for viewer in (F, R):
        opened = {chair.position: len(chair.open) for chair in shown_to(viewer, room).chairs}
        assert opened == {F: 0, M: 10, R: 0}
    assert all(chair.open == () for chair in shown_to(M, room).chairs)
    assert isinstance(shown_to(M, room).deal, DealScene)


def test_a_player_who_is_not_on_turn_is_asked_nothing() -> None:
    room = until(Playing, room_of(people=0), seed=SEED, move=scripted(*GRAND))
    assert deal_of(shown_to(F, room)).choices.question == "Deine Karte?"
    later = deal_of(shown_to(R, room)).choices
    assert (later.question, later.cards) == ("", ())


def test_the_auction_is_the_first_phase_with_cards() -> None:
    room = in_auction()
    assert isinstance(room.playing.phase, Auction)
    assert deal_of(seen(room, 0)).phase == "auction"
