#!/bin/sh
# venv.sh FOLDER: a virtual environment of $PYTHON; one made by another Python is made anew.
set -eu
folder=$1
python=${PYTHON:-python3}
tools=$(dirname "$0")
version='import sys; print(sys.version)'

"$tools/python.sh"
if [ "$("$folder/bin/python" -c "$version" 2>/dev/null)" = "$("$python" -c "$version")" ]; then
    exit 0
fi
if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    echo "This Python cannot make virtual environments yet. As root: apt install python3-venv" >&2
    exit 1
fi
"$python" -m venv --clear "$folder"
