#!/bin/sh
# python.sh: is $PYTHON there, and new enough?
set -eu
python=${PYTHON:-python3}

if ! command -v "$python" >/dev/null; then
    echo "bocage needs Python 3.11 or later, and there is no '$python'. Name another: make PYTHON=python3.12 ..." >&2
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "bocage needs Python 3.11 or later; '$python' is $("$python" -V 2>&1). Name another: make PYTHON=python3.12 ..." >&2
    exit 1
fi
