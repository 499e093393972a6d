"""How fast bocage is, as ratios against other engines in one run. `docs/benchmarks.md` tells how to read them."""
