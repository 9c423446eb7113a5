#!/bin/sh
# Writes the one account that may connect, from POSTGRES_PASSWORD, and starts PgBouncer. The password is letters and digits.
set -eu
umask 077
case "$POSTGRES_PASSWORD" in
  '' | *[!A-Za-z0-9]*) echo 'POSTGRES_PASSWORD has to be letters and digits.' >&2; exit 1 ;;
esac
printf '"recruit" "%s"\n' "$POSTGRES_PASSWORD" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
