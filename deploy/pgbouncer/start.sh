#!/bin/sh
set -eu
umask 077
printf '"fisga" "%s"\n' "$POSTGRES_PASSWORD" > /run/pgbouncer/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
