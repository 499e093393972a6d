#!/bin/sh
# needs.sh: what the compiled engine and the tests need and pip cannot bring. As root on Debian it is installed;
# otherwise one line says what to type.
set -eu
python=${PYTHON:-python3}
tools=$(dirname "$0")
headers='import os, sysconfig, sys; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'
missing=

"$tools/python.sh"
"$python" -c 'import ensurepip' 2>/dev/null || missing="$missing python3-venv"
command -v gcc >/dev/null || command -v cc >/dev/null || missing="$missing gcc libc6-dev"
"$python" -c "$headers" || missing="$missing python3-dev"
# The browser of tests/web joins the list here, as one more line of the same kind: a command, and its package.

if [ -z "$missing" ]; then
    exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Something is missing that pip cannot bring. As root: apt install$missing" >&2
    exit 1
fi
apt-get update -qq
# shellcheck disable=SC2086 # a list of packages
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
