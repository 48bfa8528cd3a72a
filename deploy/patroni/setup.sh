#!/bin/sh
# Makes the role and the database of ShineQuo where they are missing. The role's password is that of PgBouncer's userlist.txt,
# which is the first argument; where the primary is and who makes them is told to psql by PGHOST, PGPORT, PGUSER and PGPASSWORD.
set -eu
SHINEQUO_PASSWORD=$(cut -d '"' -f 4 "$1")
export SHINEQUO_PASSWORD
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --dbname postgres <<'SQL'
\getenv password SHINEQUO_PASSWORD
select format('create role shinequo login password %L', :'password')
where not exists (select from pg_roles where rolname = 'shinequo') \gexec
select 'create database shinequo owner shinequo'
where not exists (select from pg_database where datname = 'shinequo') \gexec
SQL
