"""The options of Quarto, and their presets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

from fourfold.locale import LANGUAGES
from fourfold.play import Malformed
from fourfold.quarto.lines import Goal
from fourfold.quarto.pieces import FEATURES, Feature

__all__ = ["EDITIONS", "PRESETS", "Options"]


def _explained(about: str) -> msgspec.Meta:
    return msgspec.Meta(description=about)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table of Quarto. The defaults are the international rules.

    >>> Options(features=(Feature.TOP, Feature.COLOUR)).features
    (<Feature.COLOUR: 'colour'>, <Feature.TOP: 'top'>)
    """

    features: Annotated[tuple[Feature, ...], _explained("The features that count.")] = FEATURES
    squares: Annotated[bool, _explained("Whether the nine 2×2 squares are lines too.")] = False
    shared: Annotated[
        int,
        msgspec.Meta(ge=1, le=4, description="How many values the pieces of a line must share."),
    ] = 1
    calls: Annotated[
        Literal["players", "auto"],
        _explained("Whether a line must be called by a player, or wins by itself."),
    ] = "players"
    late_call: Annotated[
        Literal["opponent", "either", "none"],
        _explained("Who may call a missed line once the next piece is given, until it is placed."),
    ] = "opponent"
    call_when: Annotated[
        Literal["after", "before"],
        _explained("Whether the placer calls after placing, or before, naming the square."),
    ] = "after"
    point: Annotated[
        Literal["line", "word"],
        _explained("Whether the caller points at the line, or the word is enough."),
    ] = "line"
    move_time: Annotated[
        Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None,
        _explained("Seconds for a move, placing and giving together."),
    ] = None
    false_call: Annotated[
        Literal["refuse", "forfeit"],
        _explained("What a false call costs: nothing, or the game."),
    ] = "refuse"
    starter: Annotated[
        Literal["lot", "first", "loser"], _explained("Who gives the first piece.")
    ] = "lot"

    def __post_init__(self) -> None:
        ordered = tuple(feature for feature in FEATURES if feature in self.features)
        if not ordered or len(ordered) != len(self.features):
            raise Malformed("quarto-features", expected=FEATURES)
        if self.shared > len(ordered):
            raise Malformed("quarto-shared", shared=self.shared, features=len(ordered))
        msgspec.structs.force_setattr(self, "features", ordered)

    @property
    def goal(self) -> Goal:
        """The definition of a line."""
        return _goal(self.features, self.squares, self.shared)


#: Shared: a goal caches its lines, and there are few goals.
_goal = cache(Goal)

_RULES = {
    "international": Options(),
    "beginners-1": Options(features=FEATURES[:1]),
    "beginners-2": Options(features=FEATURES[:2]),
    "beginners-3": Options(features=FEATURES[:3]),
    "advanced": Options(squares=True),
    "tournament": Options(move_time=60, false_call="forfeit"),
    "balkan": Options(late_call="either"),
    "taiwan": Options(call_when="before", late_call="none"),
    "greek-2": Options(shared=2),
}

_WORD = Options(point="word")
_BEFORE = Options(point="word", call_when="before", late_call="none")
_EITHER = Options(late_call="either")

#: The options of each leaflet, by language.
EDITIONS: Mapping[str, Options] = MappingProxyType(
    {language: Options() for language in LANGUAGES}
    | dict.fromkeys(("da", "el", "ja", "tr", "et", "he", "fa"), _WORD)
    | dict.fromkeys(("zh-Hant", "zh-Hans"), _BEFORE)
    # The Slovene leaflet names only the giver's late call, but says that the first caller wins.
    | dict.fromkeys(("sl", "sr", "hr"), _EITHER)
)

#: All presets by name; the first is the default, ``edition-…`` are those of the leaflets.
PRESETS: Mapping[str, Options] = MappingProxyType(
    _RULES | {f"edition-{language}": options for language, options in EDITIONS.items()}
)
