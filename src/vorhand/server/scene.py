"""A table as one viewer sees it: a pure function of the room, who looks, and in which words."""

from decimal import Decimal

import msgspec

from vorhand.core.rules.ruleset import RuleSet
from vorhand.match.ending import list_length
from vorhand.match.seating import Seat
from vorhand.server.scene_chairs import chairs, in_deal
from vorhand.server.scene_deal import deal_scene
from vorhand.server.scene_news import happenings
from vorhand.server.scene_sight import sight
from vorhand.server.scene_words import rules_title, seat_names, words_for
from vorhand.server.wire import OriginScene, Scene, Taste
from vorhand.service.room import Company, Room
from vorhand.telling.words import Words

__all__ = ["happenings", "match_length", "rules_title", "scene"]


def scene(room: Room, company: Company, seat: Seat | None, taste: Taste, *, is_host: bool = False) -> Scene:
    """What a seat, or a spectator, sees of a room."""
    words = words_for(taste)
    around = chairs(room, company, seat, seat_names(words, room.chairs))
    seen = sight(room, seat, taste) if room.table is not None and room.table.running is not None else None
    schedule = None if room.table is None else room.table.match.schedule
    return Scene(
        table=room.id,
        stage=room.stage,
        preset=room.preset,
        rules_title=rules_title(words, room.preset, room.rules),
        length=match_length(words, room.rules),
        me=seat,
        is_host=is_host,
        may_begin=is_host and _is_complete(room),
        chairs=around if seen is None else tuple(in_deal(seen, chair) for chair in around),
        deal=None if seen is None else deal_scene(room, seen),
        bock_left=schedule.bock_left if schedule else 0,
        ramsch_left=schedule.ramsch_left if schedule else 0,
        stakes=Decimal(room.rules.stakes.base) > 0,
        practice=not room.counts,
        origin=None if room.origin is None else OriginScene(*msgspec.structs.astuple(room.origin)),
        watchers=company.watchers,
    )


def match_length(words: Words, rules: RuleSet) -> str:
    """How long a match under these rules is."""
    if rules.list.end == "deals":
        return words.text("length-deals", deals=list_length(rules.list))
    if rules.list.end == "points":
        return words.text("length-points", points=rules.list.end_points)
    return words.text("length-open")


def _is_complete(room: Room) -> bool:
    """Whether the match can begin: every seat is taken, and a duo has its computer."""
    kinds = [chair.kind for chair in room.chairs]
    has_computer = "computer" in kinds or room.rules.stakes.mode != "duo"
    return room.stage == "setup" and "free" not in kinds and has_computer
