"""bocage: a table for three Normandy board wargames."""
