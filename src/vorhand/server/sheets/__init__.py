"""Sheets that a page asks for besides the table: names, rules, the score list, a finished deal."""

from vorhand.server.sheets.deal import deal_sheet
from vorhand.server.sheets.names import words_of
from vorhand.server.sheets.review import review_sheet
from vorhand.server.sheets.rules import preset_lines, problem_text, rules_sheet
from vorhand.server.sheets.score_list import list_sheet

__all__ = [
    "deal_sheet",
    "list_sheet",
    "preset_lines",
    "problem_text",
    "review_sheet",
    "rules_sheet",
    "words_of",
]
