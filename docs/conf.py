"""Settings of the documentation: `make docs` builds it into docs/_build with every warning an error."""

import sys
from importlib.metadata import version as installed_version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

project = "Vorhand"
author = "the authors of Vorhand"
copyright = "the authors of Vorhand, Apache-2.0"
release = version = installed_version("vorhand")

extensions = ["myst_parser", "sphinx.ext.autodoc", "docs._ext.generated", "docs._ext.included"]
exclude_patterns = ["_build", "_ext", "**/__pycache__"]

myst_enable_extensions = ["deflist", "colon_fence"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
# A single pair of backticks in a docstring means code.
default_role = "code"

html_theme = "furo"
html_title = "Vorhand"
html_static_path = ["_static"]
html_css_files = ["tables.css"]
