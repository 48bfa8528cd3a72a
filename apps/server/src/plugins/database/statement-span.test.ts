import { expect, it } from 'vitest'
import { statementName } from './statement-span.ts'

it.each([
  ['begin', 'begin'],
  ['commit', 'commit'],
  ['select "a"."email" from "accounts" as "a" where "a"."id" = $1', 'select accounts'],
  ['insert into "messages" ("id") values ($1)', 'insert messages'],
  ['update "bookings" set "status" = $1 where "id" = $2', 'update bookings'],
  ['delete from "time_slots" where "id" = $1', 'delete time_slots'],
  ['select pg_notify($1, $2) from jsonb_to_recordset($3::jsonb) as r (id uuid)', 'select'],
  ['\n  with due as (select id from messages) update messages m set turn = 1', 'with messages'],
  ['insert into pgboss.job (id) select $1', 'insert pgboss.job'],
  ["select 'somebody@school.example' where $1", 'select'],
])('the name of the statement %s is %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})
