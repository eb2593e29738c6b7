"""What to do now, told to the one who is asked: from his view alone, with chances and list points."""

from vorhand.advice.advising import advice
from vorhand.advice.values import Advice, Choice

__all__ = ["Advice", "Choice", "advice"]
