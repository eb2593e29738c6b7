"""The steps. One that was released is never edited."""
