"""What happened, as it is told at the table."""

from collections.abc import Callable
from typing import Any

from vorhand.cli.play.screen import Screen, in_order
from vorhand.core.contract import Contract
from vorhand.core.events import (
    Answered,
    BidHeld,
    BidMade,
    CallDeclined,
    CardPlayed,
    CardsDiscarded,
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
    HirschGiven,
    JungfrauAnnounced,
    Knocked,
    KontraGiven,
    Observation,
    OpenPlayed,
    Passed,
    RearrangementSeen,
    ReGiven,
    SkatLaid,
    SkatPickedUp,
    SkatPushed,
    SkatTaken,
    SupraGiven,
)
from vorhand.core.phases.types import Game, Playing, RamschDiscarding
from vorhand.core.positions import Position
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.view import View

NameOf = Callable[[Position], str]
Said = tuple[str, dict[str, Any]]
"""A message and its arguments; tuples of cards among them are shown as cards."""


def narrate(screen: Screen, name_of: NameOf, view: View, observation: Observation) -> None:
    """One line for what a position said or did; nothing for what needs no words."""
    say = _SAYS.get(type(observation))
    if say is None:
        return
    key, arguments = say(observation, view)
    by = getattr(observation, "by", None)
    what = screen.coloured(key, **arguments)
    who = f"{name_of(by)}: " if by else ""
    screen.console.print(_prefixed(who, what))


def playing_of(view: View) -> Playing | None:
    """The play that the phase is about, if cards are being or have been played."""
    phase = view.phase
    return phase if isinstance(phase, Playing) else getattr(phase, "playing", None)


def contract_of(view: View) -> Contract | None:
    """The contract that is played, None in Ramsch and before a game is declared."""
    playing = playing_of(view)
    return playing.frame.contract if playing and isinstance(playing.frame, Game) else None


def _prefixed(who: str, what: Any) -> Any:
    from rich.text import Text

    return Text("  ") + Text(who) + what


def _plain(key: str) -> Callable[[Any, View], Said]:
    return lambda event, view: (key, {})


def _declared(event: GameDeclared, view: View) -> Said:
    contract = contract_of(view)
    assert contract is not None, "a declared game has a contract"
    return "say-contract", {"contract": contract}


def _claimed(event: Claimed, view: View) -> Said:
    contract = contract_of(view)
    if contract is not None and contract.is_null:
        return "say-claim-null", {}
    return f"say-claim-{ClaimLevel(event.level).value}", {}


def _shown(event: CardsShown, view: View) -> Said:
    return "say-show", {"cards": in_order(event.cards, view.phase)}


_SAYS: dict[type, Callable[[Any, View], Said]] = {
    BidMade: lambda event, view: ("say-bid", {"value": event.value}),
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
    CardsDiscarded: lambda event, view: ("result-skat-discarded", {"cards": event.cards}),
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
}
"""By what was observed: the message of what was said.

What is missing here is shown by the terminal itself.
"""
