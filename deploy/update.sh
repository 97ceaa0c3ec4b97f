#!/bin/sh
# Usage: deploy/update.sh RELEASE | --rollback
#
# Changes over to another release without a gap. RELEASE is a checkout below /srv/farline/releases.
# What can fail comes first: packages, build, export, migration; the old version runs meanwhile, and
# goes on when one of them fails. Then the processes start anew one after the other, each only when
# the one before is ready, and last the web server. --rollback changes back to the release before.
set -eu
home=${FARLINE_HOME:-/srv/farline}
ports=${FARLINE_PORTS:-3001 3002 3003}
# The port is appended.
restart=${FARLINE_RESTART:-systemctl restart farline@}
reload=${FARLINE_RELOAD:-systemctl reload nginx}
# The variables of the processes; what is set in the environment counts more.
variables=${FARLINE_ENV:-/etc/farline.env}
# Where farline.service keeps the data, unless the variables name another folder.
named=$(sed -n 's/^DATA_DIR=//p' "$variables" 2> /dev/null || true)
DATA_DIR=${DATA_DIR:-${named:-/var/lib/farline}}
export DATA_DIR
patience=60

ready() {
  tries=0
  until curl -fs -o /dev/null "http://127.0.0.1:$1/readyz"; do
    tries=$((tries + 1))
    [ $tries -lt $((patience * 5)) ] || return 1
    sleep 0.2
  done
}

# One name at a time is moved, so that there is never none.
point() {
  ln -sfn "$2" "$home/$1.new"
  mv -T "$home/$1.new" "$home/$1"
}

# Starts every process anew with the current release; fails at the first that is not ready.
restart_all() {
  for port in $ports; do
    if ! $restart"$port" || ! ready "$port"; then
      echo "Port $port is not ready." >&2
      return 1
    fi
  done
}

# Pages opened from the release that serves now fetch their scripts from the other one. On the way
# forth the export keeps them. That a disk is full must not prevent the way back.
keep_scripts() {
  for part in . desk; do
    from=$home/current/site/$part/client/assets
    to=$1/site/$part
    [ -d "$from" ] && [ -d "$to/client" ] || continue
    mkdir -p "$to/retired/assets" || continue
    for file in "$from"/*; do
      [ -e "$to/client/assets/${file##*/}" ] || cp "$file" "$to/retired/assets/" || true
    done
  done
}

change_over() {
  before=$(readlink "$home/current" || true)
  point current "$1"
  if ! restart_all; then
    [ -n "$before" ] || exit 1
    echo "Changing back to $before." >&2
    point current "$before"
    restart_all || true
    exit 1
  fi
  [ -z "$before" ] || [ "$before" = "$1" ] || point previous "$before"
  $reload
  echo "Serving $1."
}

if [ "${1:-}" = --rollback ]; then
  release=$(readlink "$home/previous")
  keep_scripts "$release"
  change_over "$release"
  exit
fi

release=$(cd "${1:?Usage: deploy/update.sh RELEASE | --rollback}" && pwd)
if [ "$(readlink "$home/current" || true)" = "$release" ]; then
  echo "$release is what serves now; a release is never changed." >&2
  exit 1
fi
cd "$release"
[ -d node_modules ] || npm ci --include=dev --no-audit --no-fund
PATH="$release/node_modules/.bin:$PATH"
BUILD_DIR="$release/build"
export PATH BUILD_DIR
configured="node --env-file-if-exists=$variables"
$configured scripts/build.ts
rm -rf site
if [ -d "$home/current/site" ]; then
  $configured scripts/export.ts site --former "$home/current/site"
else
  $configured scripts/export.ts site
fi
$configured server/cli/migrate.ts
# What root made there belongs to the user of the processes.
[ ! -d "$DATA_DIR" ] || chown -R --reference="$DATA_DIR" "$DATA_DIR"
change_over "$release"
