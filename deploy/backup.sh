#!/bin/sh
# Usage: deploy/backup.sh FOLDER. A backup with today's time in FOLDER, verified; old ones go only
# when the new one is sound.
set -eu
folder=$1
cd "$(dirname "$0")/.."
file="$folder/farline-$(date -u +%Y%m%dT%H%M%SZ).backup"
node=node_modules/.bin/node
"$node" server/cli/backup.ts "$file"
"$node" server/cli/backup.ts verify "$file"
find "$folder" -maxdepth 1 -name 'farline-*.backup*' -mtime +29 -delete
