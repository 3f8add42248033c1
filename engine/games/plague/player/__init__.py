"""How automated players play humans."""
