#!/bin/sh
# Usage: deploy/nightly.sh FOLDER. Runs backup.sh at 03:10 UTC every night, where no timer of systemd
# does it, and at once when there is no backup of the last day.
set -eu
folder=$1
script="$(dirname "$0")/backup.sh"
# Seconds after midnight, and until one that failed is tried again.
hour=11400
pause=300

# The first process of a container does not end at a signal by itself.
resting=
trap '[ -z "$resting" ] || kill "$resting" || true; exit 0' TERM INT
rest() {
  sleep "$1" &
  resting=$!
  wait "$resting"
}

back_up() {
  until "$script" "$folder"; do
    echo "The backup failed; the next try is in five minutes." >&2
    rest $pause
  done
  echo "The backup is done."
}

[ -n "$(find "$folder" -maxdepth 1 -name 'farline-*.backup' -mmin -1440)" ] || back_up
while :; do
  rest $((86400 - ($(date -u +%s) - hour) % 86400))
  back_up
done
