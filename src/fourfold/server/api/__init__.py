"""HTTP endpoints and the document that describes them."""
