#!/bin/sh
# Fetches the project. If something has changed or a new day has begun, builds the site and deploys it.
#     hosting/update-site.sh /srv/site
# hosting/own-server.md says how a systemd timer runs it. Environment variables:
#   PING   an address that is requested after each run; $PING/fail while publishing fails (healthchecks.io and others expect this)
#   MAIL   an e-mail address that gets the end of the output of a failed run, if this machine has the command mail
# A commit that the check or the build refuses is not tried again on that day: .update-failed names it. Everything else, such as
# a network that is down, is tried again at the next run.
set -eu

# As in build.txt: the day in Ghana, and the commit.
state() {
  echo "$(date -u +%Y-%m-%d) $(git rev-parse --short=10 HEAD)"
}

ping() {
  [ -z "${PING:-}" ] || curl --fail --silent --show-error --retry 3 --output /dev/null "$@" || true
}

# A failure is mailed once a day, not at every run: .update-mailed has the step, the day and the commit.
mail_once() {
  failure="$step $(state)"
  if [ -z "${MAIL:-}" ] || [ "$failure" = "$(cat .update-mailed 2> /dev/null)" ]; then return; fi
  if mail -s 'The site was not updated' "$MAIL" < "$1"; then echo "$failure" > .update-mailed; fi
}

report() {
  code=$?
  trap - EXIT
  if [ "$code" -eq 0 ]; then
    rm -f .update-mailed
    ping "${PING:-}"
  else
    if [ "$step" = check ]; then state > .update-failed; fi
    cat "$log"
    tail -c 8000 "$log" > "$log.end"
    ping --data-binary "@$log.end" "${PING:-}/fail"
    mail_once "$log.end"
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
  step=packages
  install_packages
  # Before the first release there is nothing to compare with.
  if [ -e "$place/current" ]; then export PUBLISHED="$place/current"; else export PUBLISHED=none; fi
  step=check
  npm run check:content
  npm run build
  step=deploy
  npm run hosting
  npm run deploy -- "$place"
}

# A function, because the pull may change this file while it runs.
main() {
  place=${1:?"say where the releases are: hosting/update-site.sh /srv/site"}
  cd "$(dirname "$0")/.."
  log=$(mktemp)
  trap report EXIT
  step=fetch
  git pull --ff-only --quiet > "$log" 2>&1
  now=$(state)
  if [ "$now" = "$(cat "$place/current/build.txt" 2> /dev/null)" ]; then exit; fi
  if [ "$now" = "$(cat .update-failed 2> /dev/null)" ]; then
    trap - EXIT
    blocked='This commit cannot be published: see the earlier report. To try it again, remove .update-failed.'
    echo "$blocked"
    ping --data "$blocked" "${PING:-}/fail"
    rm -f "$log"
    exit
  fi
  update > "$log" 2>&1
  rm -f .update-failed
  grep '^Warning' "$log" || true
  tail -n 1 "$log"
  exit
}

main "$@"
