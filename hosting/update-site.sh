#!/bin/sh
# Fetches the project. If something has changed or a new day has begun, builds the site and deploys it.
#     hosting/update-site.sh /srv/site
# hosting/own-server.md says how a systemd timer runs it. Environment variables:
#   PING   an address that is requested after each run; after a failure $PING/fail (healthchecks.io and others expect this)
#   MAIL   an e-mail address that gets the end of the output of a failed run, if this machine has the command mail
set -eu

# As in build.txt: the day in Ghana, and the commit.
state() {
  echo "$(date -u +%Y-%m-%d) $(git rev-parse --short=10 HEAD)"
}

ping() {
  [ -z "${PING:-}" ] || curl --fail --silent --show-error --retry 3 --output /dev/null "$@" || true
}

report() {
  code=$?
  trap - EXIT
  if [ "$code" -eq 0 ]; then
    ping "${PING:-}"
  else
    # The same mistake is reported once, not at every run.
    state > .update-failed
    cat "$log"
    tail -c 8000 "$log" > "$log.end"
    ping --data-binary "@$log.end" "${PING:-}/fail"
    [ -z "${MAIL:-}" ] || mail -s 'The site was not updated' "$MAIL" < "$log.end" || true
  fi
  rm -f "$log" "$log.end"
  exit "$code"
}

# npm ci empties node_modules. The pictures that earlier builds encoded are kept.
install_packages() {
  if cmp -s package-lock.json node_modules/.installed-lock.json; then return; fi
  if [ -d node_modules/.astro ]; then
    rm -rf .kept-pictures
    mv node_modules/.astro .kept-pictures
  fi
  npm ci --no-audit --no-fund
  if [ -d .kept-pictures ]; then mv .kept-pictures node_modules/.astro; fi
  cp package-lock.json node_modules/.installed-lock.json
}

update() {
  install_packages
  # Before the first release there is nothing to compare with.
  if [ -e "$place/current" ]; then export PUBLISHED="$place/current"; else export PUBLISHED=none; fi
  npm run check:content
  npm run build
  npm run hosting
  npm run deploy -- "$place"
}

# A function, because the pull may change this file while it runs.
main() {
  place=${1:?"say where the releases are: hosting/update-site.sh /srv/site"}
  cd "$(dirname "$0")/.."
  log=$(mktemp)
  trap report EXIT
  git pull --ff-only --quiet > "$log" 2>&1
  now=$(state)
  if [ "$now" = "$(cat "$place/current/build.txt" 2> /dev/null)" ]; then exit; fi
  if [ "$now" = "$(cat .update-failed 2> /dev/null)" ]; then
    echo 'This commit cannot be published: see the earlier report. To try it again, remove .update-failed.'
    trap - EXIT
    exit
  fi
  update > "$log" 2>&1
  rm -f .update-failed
  tail -n 1 "$log"
  exit
}

main "$@"
