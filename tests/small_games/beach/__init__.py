"""Beach: what Omaha needs of a kernel, in small."""
