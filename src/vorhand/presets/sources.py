"""Where each option comes from.

A source is a paragraph, printed as it stands (`ISkO 2022 3.3.7`, `SkWO 6.3.1`), or one of `SOURCE_WORDS`,
which the message catalogues name.
"""

from typing import Final

SOURCE_WORDS: Final = ("house", "decision", "xskat", "old-code", "polish-site", "greek-site", "encyclopaedia")
"""Sources that are no paragraphs.

A pub rule without a text of authority, our own decision where texts are silent, the program XSkat 4.0, the
Skat code of 1927-1937, and three public descriptions of the game.
"""

OPTION_SOURCES: Final[dict[str, tuple[str, ...]]] = {
    "auction.all_pass": ("ISkO 2022 3.3.7", "polish-site", "old-code"),
    "announcements.without_hand": ("ISkO 2022 2.5", "ISkO 2022 3.5", "polish-site"),
    "announcements.ouvert_needs_schwarz": ("ISkO 2022 2.5", "polish-site"),
    "matadors.unseen_skat_counts": ("ISkO 2022 2.3", "polish-site"),
    "values.grand_base": ("ISkO 2022 2.4", "house"),
    "values.grand_ouvert_base": ("ISkO 2022 2.4", "old-code"),
    "values.lost_hand_doubled": ("ISkO 2022 2.5", "old-code", "xskat"),
    "values.null": ("encyclopaedia", "greek-site"),
    "values.null_hand": ("encyclopaedia", "greek-site"),
    "values.null_ouvert": ("encyclopaedia", "greek-site"),
    "values.null_ouvert_hand": ("encyclopaedia", "greek-site"),
    "values.null_below_bid": ("ISkO 2022 3.6.2", "house"),
    "kontra.who": ("polish-site", "xskat"),
    "kontra.until": ("house", "polish-site"),
    "kontra.ouvert": ("house",),
    "kontra.re": ("polish-site",),
    "kontra.re_in_null": ("house",),
    "kontra.supra": ("house",),
    "kontra.hirsch": ("house",),
    "bock.triggers": ("polish-site", "xskat", "house"),
    "bock.deals": ("polish-site",),
    "bock.stacking": ("xskat", "house"),
    "bock.ramsch_after": ("xskat", "polish-site"),
    "ramsch.skat_to": ("xskat", "polish-site", "house"),
    "ramsch.loss": ("polish-site", "house"),
    "ramsch.tie": ("polish-site", "xskat", "house"),
    "ramsch.all_equal": ("polish-site", "xskat", "house"),
    "ramsch.pushing": ("polish-site",),
    "ramsch.push_doubling": ("polish-site", "xskat", "house"),
    "ramsch.jacks": ("polish-site",),
    "ramsch.jungfrau": ("polish-site",),
    "ramsch.announced_jungfrau": ("house", "decision"),
    "ramsch.durchmarsch": ("polish-site",),
    "ramsch.durchmarsch_doubled": ("polish-site", "xskat"),
    "ramsch.grand_hand": ("polish-site", "xskat"),
    "ramsch.grand_hand_leader": ("polish-site", "house"),
    "ramsch.grand_hand_counts": ("xskat",),
    "ramsch.klopfen": ("xskat",),
    "ramsch.round_deals": ("polish-site",),
    "ramsch.round_after": ("house",),
    "spitze.levels": ("xskat",),
    "spitze.missed": ("xskat", "house"),
    "revolution.enabled": ("xskat",),
    "revolution.value": ("xskat",),
    "schenken.enabled": ("xskat",),
    "claims.server_proof": ("decision",),
    "list.seats": ("encyclopaedia",),
    "list.scoring": ("encyclopaedia", "house", "SkWO 6.3.1"),
    "list.end": ("SkWO 6.2", "polish-site"),
    "list.deals": ("SkWO 6.2",),
    "list.end_points": ("polish-site",),
    "list.first_dealer": ("SkWO", "polish-site"),
    "list.passed_in_counts": ("ISkO 2022 3.3.7",),
    "list.passed_in_dealer_bonus": ("house",),
    "stakes.base": ("greek-site",),
    "stakes.basis": ("greek-site", "decision"),
    "stakes.rake": ("greek-site",),
    "stakes.rounding": ("decision",),
    "stakes.limit": ("greek-site", "decision"),
    "stakes.odd_cent": ("decision",),
    "stakes.mode": ("greek-site",),
}
"""By dotted key, the source of highest authority first."""
