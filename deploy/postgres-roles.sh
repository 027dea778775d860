#!/bin/sh
# Runs once, when the volume of the database is new. The nodes connect as a role that can read and
# write rows and nothing else; migrations run as the role that owns the tables. Neither is a
# superuser, and the superuser of the image is used by nobody.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
	--set owner_password="$POSTGRES_OWNER_PASSWORD" --set password="$POSTGRES_NODE_PASSWORD" <<'SQL'
create role patchbay_owner login nosuperuser nocreatedb nocreaterole password :'owner_password';
create role patchbay login nosuperuser nocreatedb nocreaterole password :'password';
alter role patchbay set statement_timeout = '30s';
create database patchbay owner patchbay_owner;
revoke all on database patchbay from public;
grant connect, temporary on database patchbay to patchbay;
SQL
