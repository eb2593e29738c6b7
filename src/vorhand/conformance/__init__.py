"""Conformance vectors: what runs them and how their answers are compared."""
