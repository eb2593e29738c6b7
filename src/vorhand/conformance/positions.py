"""Positions that computer players are held to: what a player of a level always does in them, or never does.

A position is folded like a vector of the kind `deal`, and the player is asked through the view of one
position alone. `spec/positions/README.md` describes the lines.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Any, BinaryIO

import msgspec

from vorhand.conformance.completion import IncompleteLog, completed
from vorhand.conformance.vectors import LONGEST_LINE, Rules
from vorhand.core.commands import Answer, Bid, Command, DeclareGame, Decline, Discard, Double, PlayCard
from vorhand.core.deal.apply import apply
from vorhand.core.deal.state import new_deal
from vorhand.core.errors import SkatError
from vorhand.core.events import snake_case
from vorhand.core.phases.machine import awaited
from vorhand.core.phases.types import Playing, Setting
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet, with_settings
from vorhand.core.view.observe import observe
from vorhand.core.view.options import Options, allows, options
from vorhand.core.view.view import View, learn, new_view
from vorhand.players import LEVELS, Player
from vorhand.presets import load_preset

Move = int | str | tuple[str, str] | dict[str, str | bool]
"""A card, a value, two discards, what a declaration says, or the name of a command."""


class Role(Enum):
    """What the player who is asked has to do."""

    BIDDING = "bidding"
    DISCARDING = "discarding"
    NAMING = "naming"
    DECLARER_LEADING = "declarer_leading"
    DECLARER_FOLLOWING = "declarer_following"
    DEFENDER_LEADING = "defender_leading"
    DEFENDER_BEFORE = "defender_before"
    DEFENDER_BEHIND = "defender_behind"
    NULL_DECLARER = "null_declarer"
    NULL_DEFENDER = "null_defender"
    RAMSCH = "ramsch"
    KONTRA = "kontra"


class Grounds(Enum):
    """What the judgement of a position rests on."""

    SEARCH = "search"
    """Open-card search over many layouts of the hidden cards bears it out."""
    RULE = "rule"
    """A rule of the game that such a search cannot see, or a choice before the cards are played."""


class AskedPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as written; just one of `always` and `never` names moves."""

    id: str
    role: Role
    rule: str
    why: str
    level: str
    """The weakest level that has to get it right; a level that is not known yet is above all known ones."""
    grounds: Grounds
    rules: Rules
    ramsch_round: bool = False
    events: tuple[dict[str, Any], ...]
    asked: Position
    always: tuple[Move, ...] = ()
    never: tuple[Move, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.always) is bool(self.never):
            raise ValueError("a position says what is always done or what is never done")

    def is_met_by(self, command: Command) -> bool:
        """Whether the command is what the position asks for."""
        if self.always:
            return any(is_move(move, command) for move in self.always)
        return not any(is_move(move, command) for move in self.never)


class Question(msgspec.Struct, frozen=True):
    """What the player who is asked sees and may do."""

    rules: RuleSet
    view: View
    options: Options
    is_awaited: bool
    """Whether play waits for this player; else he may only speak unasked."""

    @property
    def may_interrupt(self) -> bool:
        """Whether he may double before the next card is played."""
        is_offered = any(isinstance(command, Double) for command in self.options.simple)
        return is_offered and isinstance(self.view.phase, Playing)


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """What a player did in one position."""

    id: str
    where: str
    role: Role | None = None
    """None for a line that is no position."""
    rule: str = ""
    level: str = ""
    passed: bool
    required: bool = True
    """Whether a player of this level has to get it right."""
    played: Any
    always: tuple[Move, ...] = ()
    never: tuple[Move, ...] = ()
    why: str


def check_positions(stream: BinaryIO, name: str, level: str, player: Player) -> Iterator[Answered]:
    """What `player` of this level does in every position of a file.

    A line that is no position has failed, and says why.
    """
    number = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        where = f"{name}:{number}"
        if len(line) > LONGEST_LINE:
            yield _unusable(where, f"a line of more than {LONGEST_LINE} bytes; stopped reading")
            return
        if line.strip():
            yield _answered(line, where, level, player)


def question(position: AskedPosition) -> Question:
    """The question of a position.

    Raises `SkatError` if the events cannot follow each other, the position has nothing to say, or a move that
    is named cannot be made; `IncompleteLog` if an event is none.
    """
    rules = with_settings(load_preset(position.rules.preset), position.rules.set)
    setting = Setting(position.ramsch_round)
    deal, view = new_deal(setting), new_view(setting, position.asked)
    for written in position.events:
        for event in completed(rules, deal, written):
            deal = apply(rules, deal, event)
            view = learn(rules, view, observe(event, position.asked))
    offered = options(rules, view)
    is_awaited = position.asked in awaited(deal.phase)
    for move in position.always + position.never:
        if not is_possible(move, offered, is_awaited=is_awaited):
            raise SkatError(f"{move!r} cannot be said or played by {position.asked.value} here")
    return Question(rules, view, offered, is_awaited)


def choice(asked: Question, player: Player) -> Command:
    """What `player` does; to say nothing unasked is to decline.

    As at a table a doubling comes before the card.
    """
    said = player.interrupts(asked.rules, asked.view, asked.options) if asked.may_interrupt else None
    if said is not None:
        return said
    if asked.is_awaited:
        return player.choose(asked.rules, asked.view, asked.options)
    return Decline()


def is_required(level: str, of: str) -> bool:
    """Whether what has to be right from `level` on is required of a player of the level `of`."""
    return level in LEVELS and LEVELS.index(level) <= LEVELS.index(of)


def is_move(move: Move, command: Command) -> bool:
    """Whether `command` is the move.

    One discard stands for every pair with it, a declaration for all that say at least as much.
    """
    if isinstance(command, DeclareGame):
        return isinstance(move, dict) and move.items() <= msgspec.to_builtins(command).items()
    if isinstance(command, Discard):
        laid = {card.value for card in command.cards}
        return set(move) == laid if isinstance(move, tuple) else move in laid
    return bool(move == written_move(command))


def is_possible(move: Move, offered: Options, *, is_awaited: bool) -> bool:
    """Whether one of the options is the move."""
    if isinstance(move, tuple):
        return move[0] != move[1] and set(move) <= {card.value for card in offered.discards}
    if isinstance(move, dict):
        return any(is_move(move, said) for said in offered.declarations)
    simple = offered.simple if is_awaited else (*offered.simple, Decline())
    cards = {card.value for card in (*offered.cards, *offered.discards)}
    return move in offered.bids or move in cards or any(is_move(move, command) for command in simple)


def written_move(command: Command) -> Any:
    """A command as positions write it."""
    match command:
        case PlayCard():
            return command.card.value
        case Bid():
            return command.value
        case Discard():
            return tuple(card.value for card in command.cards)
        case DeclareGame():
            said: dict[str, Any] = msgspec.to_builtins(command)
            return {key: value for key, value in said.items() if value and key != "command"}
        case Double():
            return command.call.value
        case Answer():
            return "accept" if command.accepted else "refuse"
        case _:
            return snake_case(type(command).__name__)


def _answered(line: bytes, where: str, level: str, player: Player) -> Answered:
    try:
        position = msgspec.json.decode(line, type=AskedPosition)
        asked = question(position)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return _unusable(where, f"unreadable: {error}")
    except (SkatError, IncompleteLog) as error:
        return _unusable(where, str(error))
    command = choice(asked, player)
    legal = allows(asked.rules, asked.view, command) or not asked.is_awaited
    return Answered(
        id=position.id,
        where=where,
        role=position.role,
        rule=position.rule,
        level=position.level,
        passed=legal and position.is_met_by(command),
        required=is_required(position.level, level),
        played=written_move(command),
        always=position.always,
        never=position.never,
        why=position.why,
    )


def _unusable(where: str, why: str) -> Answered:
    return Answered(id=where, where=where, passed=False, played=None, why=why)
