#!/bin/sh
# A laptop at the show: https for the phones, and a backup every ten minutes on another disk.
# sh ops/laptop.sh NAME BACKUP_FOLDER [CERTIFICATE_FOLDER], for example
#   sh ops/laptop.sh judging.example.org /media/me/STICK /etc/letsencrypt/live/judging.example.org
# Without a certificate of your own Caddy makes one, which every phone has to be told to trust.
set -eu
name=${1:?"say the name that phones open, such as judging.example.org"}
backups=${2:?"say the folder for backups, such as /media/me/STICK"}
certificate=internal
[ $# -lt 3 ] || certificate="$3/fullchain.pem $3/privkey.pem"

# Listening on port 443 needs root, or once: sudo setcap cap_net_bind_service=+ep "$(command -v caddy)"
printf '%s {\n\ttls %s\n\treverse_proxy localhost:3000\n}\n' "$name" "$certificate" |
	caddy run --adapter caddyfile --config - &

# Only Caddy reaches the server: with TRUST_PROXY, whoever else could would name any address as the sender's.
export HOST=127.0.0.1 PORT=3000 TRUST_PROXY=1 PUBLIC_URL="https://$name" BACKUP_EVERY=10m BACKUP_TO="$backups"
exec npm start
