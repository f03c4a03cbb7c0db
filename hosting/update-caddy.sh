#!/bin/sh
# Gives Caddy a new Caddyfile, if it differs and Caddy accepts it. Runs as root (update-site.service).
#     hosting/update-caddy.sh dist-hosting/https/Caddyfile [/etc/caddy/Caddyfile]
set -eu
new=$1
used=${2:-/etc/caddy/Caddyfile}
cmp -s "$new" "$used" && exit 0
caddy validate --config "$new" --adapter caddyfile > /dev/null
install -m 644 "$new" "$used"
# The Caddyfile turns off the admin interface, so a reload is not possible. A restart takes less than a second.
systemctl restart caddy
