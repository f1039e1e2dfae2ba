"""What maintainers run now and then."""
