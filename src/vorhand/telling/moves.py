"""What a position said or did, as a message and its arguments."""

from collections.abc import Callable
from typing import Any

from vorhand.core.contract import Contract
from vorhand.core.events import (
    Answered,
    BidHeld,
    BidMade,
    CallDeclined,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsRevealed,
    CardsShown,
    Claimed,
    Conceded,
    ConsultationSeen,
    DefendersConsulted,
    DefendersRearranged,
    GameDeclared,
    GiftOffered,
    GrandHandDeclared,
    GrandHandDeclined,
    HandDealt,
    HirschGiven,
    JungfrauAnnounced,
    Knocked,
    KontraGiven,
    Observation,
    OpenPlayed,
    PackDealt,
    Passed,
    RearrangementSeen,
    ReGiven,
    SeedRevealed,
    SkatLaid,
    SkatPickedUp,
    SkatPushed,
    SkatTaken,
    SupraGiven,
)
from vorhand.core.phases.types import Game, Ramsch, RamschDiscarding, SkatChoice
from vorhand.core.view.view import View
from vorhand.telling.calls import claim_name
from vorhand.telling.hands import in_order, playing_of
from vorhand.telling.words import NameOf, Words

Said = tuple[str, dict[str, Any]]
"""A message and its arguments; tuples of cards among them are shown as cards."""


def said(view: View, observation: Observation) -> Said | None:
    """What is told of an observation; None where it needs no words. `view` is what the listener sees then."""
    say = _SAYS.get(type(observation))
    return None if say is None else say(observation, view)


def told(words: Words, view: View, observation: Observation) -> str:
    """What is told of an observation, in words and without a name; empty where it needs none."""
    say = said(view, observation)
    if say is None:
        key = _WITHOUT_SPEAKER.get(type(observation))
        return "" if key is None else words.text(key)
    text = words.told(*say)
    proven = getattr(observation, "proven", False)
    return f"{text}. {words.text('say-claim-proven')}" if proven else text


def contract_of(view: View) -> Contract | None:
    """The contract that is played, None in Ramsch and before a game is declared."""
    playing = playing_of(view.phase)
    return playing.frame.contract if playing and isinstance(playing.frame, Game) else None


def frame_line(words: Words, frame: Game | Ramsch, name_of: NameOf) -> str:
    """What is played: the declarer, the contract and the bid, or that it is a Ramsch."""
    if not isinstance(frame, Game):
        return words.text("game-ramsch")
    arguments = {"declarer": name_of(frame.declarer), "contract": words.contract(frame.contract)}
    if not frame.bid:
        return words.text("contract-line-no-bid", **arguments)
    return words.text("contract-line", bid=frame.bid, **arguments)


def _plain(key: str) -> Callable[[Any, View], Said]:
    return lambda event, view: (key, {})


def _declared(event: GameDeclared, view: View) -> Said:
    contract = contract_of(view)
    assert contract is not None, "a declared game has a contract"
    return "say-contract", {"contract": contract}


def _bid(event: BidMade, view: View) -> Said:
    """Forehand who names a value when both others have passed has won the auction with it."""
    return "say-forehand-plays" if isinstance(view.phase, SkatChoice) else "say-bid", {"value": event.value}


def _claimed(event: Claimed, view: View) -> Said:
    contract = contract_of(view)
    name = claim_name(event.level, is_null=contract is not None and contract.is_null)
    return f"say-claim-{name}", {}


def _shown(event: CardsShown, view: View) -> Said:
    return "say-show", {"cards": in_order(event.cards, view.phase)}


_SAYS: dict[type, Callable[[Any, View], Said]] = {
    BidMade: _bid,
    BidHeld: _plain("say-hold"),
    Passed: _plain("say-pass"),
    GrandHandDeclared: _plain("say-grand-hand"),
    GrandHandDeclined: _plain("say-no-grand-hand"),
    SkatTaken: lambda event, view: (
        "say-ramsch-take" if isinstance(view.phase, RamschDiscarding) else "say-take-skat",
        {},
    ),
    SkatPickedUp: lambda event, view: ("play-skat-found", {"cards": event.cards}),
    SkatLaid: _plain("say-discard"),
    CardsDiscarded: lambda event, view: ("say-laid", {"cards": event.cards}),
    SkatPushed: _plain("say-push"),
    Knocked: _plain("say-knock"),
    JungfrauAnnounced: _plain("say-jungfrau"),
    GameDeclared: _declared,
    CardsShown: _shown,
    ConsultationSeen: _plain("say-consult"),
    DefendersConsulted: _plain("say-consult"),
    DefendersRearranged: _plain("say-rearrange"),
    RearrangementSeen: _plain("say-rearrange"),
    KontraGiven: _plain("say-kontra"),
    ReGiven: _plain("say-re"),
    SupraGiven: _plain("say-supra"),
    HirschGiven: _plain("say-hirsch"),
    CallDeclined: _plain("say-no-call"),
    CardPlayed: lambda event, view: ("say-card", {"card": (event.card,)}),
    Claimed: _claimed,
    OpenPlayed: _plain("say-open-play"),
    Conceded: _plain("say-concede"),
    GiftOffered: _plain("say-gift"),
    Answered: lambda event, view: ("say-accept" if event.accepted else "say-refuse", {}),
    CardsRevealed: lambda event, view: ("skat-line", {"cards": event.skat}),
}
"""By what was observed: the message of what was said.

What is missing here is shown in its own way, or not at all.
"""

_WITHOUT_SPEAKER: dict[type, str] = {
    CardsDealt: "told-dealt",
    HandDealt: "told-dealt",
    PackDealt: "told-dealt",
    SeedRevealed: "play-shuffle-kept",
}
"""What nobody says: its message."""
