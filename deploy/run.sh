#!/bin/sh
# Usage: deploy/run.sh NAME [ARGUMENTS], such as `deploy/run.sh leads list`: a command of server/cli/
# under systemd, with the variables, the data and the user of the processes.
set -eu
name=${1:?Usage: deploy/run.sh NAME [ARGUMENTS]}
shift
exec systemd-run --quiet --pipe --wait --collect \
  --property=User=farline --property=Group=farline --property=UMask=0077 \
  --property=WorkingDirectory=/srv/farline/current \
  --property=Environment="DATA_DIR=/var/lib/farline BUILD_DIR=/srv/farline/current/site" \
  --property=EnvironmentFile=-/etc/farline.env \
  /srv/farline/current/node_modules/.bin/node "server/cli/$name.ts" "$@"
