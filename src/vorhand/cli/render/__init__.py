"""The score list on a screen."""
