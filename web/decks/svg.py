"""SVG text: numbers, elements and references. Every function returns text."""

Attributes = dict[str, str | float]


def number(value: float) -> str:
    """The shortest text of a coordinate, to a tenth of a unit."""
    return f"{round(value, 1) + 0:g}"


def element(name: str, content: str = "", /, **attributes: str | float) -> str:
    """One element; an underscore in an attribute's name stands for a hyphen."""
    head = name + "".join(f' {key.replace("_", "-")}="{_text(value)}"' for key, value in attributes.items())
    return f"<{head}>{content}</{name}>" if content else f"<{head}/>"


def use(target: str, **attributes: str | float) -> str:
    """A reference to the element of that id in the same sprite."""
    return element("use", href=f"#{target}", **attributes)


def placed(x: float, y: float, scale: float = 1) -> Attributes:
    """The attributes of a `use` that move its origin to a point and scale about it."""
    if scale != 1:
        return {"transform": f"{moved(x, y)}scale({round(scale, 3):g})"}
    return {name: value for name, value in (("x", x), ("y", y)) if value}


def at(point: tuple[float, float]) -> str:
    """A point as it stands in a path."""
    return f"{number(point[0])} {number(point[1])}"


def moved(x: float, y: float) -> str:
    """The transform that moves the origin to a point."""
    return f"translate({at((x, y))})"


def _text(value: str | float) -> str:
    return value if isinstance(value, str) else number(value)
