#!/bin/sh
# The operator's commands inside the image, where there is no npm: `docker compose exec lading lading outbox`.
cd /lading || exit 1
command=$1
[ $# -gt 0 ] && shift
case $command in
  outbox) exec node server/src/core/mail/outbox-cli.ts "$@" ;;
  verify) exec node server/src/profit/verify-cli.ts ;;
  demo) exec node server/src/demo-cli.ts "$@" ;;
  *)
    echo "Usage: lading outbox [COUNT] | verify | demo --waybills COUNT | demo --new CODE" >&2
    exit 2
    ;;
esac
