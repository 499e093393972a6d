"""Orders: what Shadows needs of a kernel, in small."""
