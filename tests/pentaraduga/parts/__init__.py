"""Tests of the parts that games of Pentaraduga are made of."""
