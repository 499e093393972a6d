"""Does every numbered rule have code and a test that name it? Read from pages and source text; nothing is imported."""

from bocage.check.report import Report, look
from bocage.check.roots import Roots, roots
from bocage.check.run import run

__all__ = ["Report", "Roots", "look", "roots", "run"]
