import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { claimSlot } from '@shinequo/contract/availability'
import pg from 'pg'
import type { DataPlace } from './data-places.ts'

/** Same as the product's pool. */
const CONNECTIONS = 10
const OVERLAPS = '23P01'

/** A time is held while `held_until` is ahead, and booked if it is null. */
const SCHEMA = `
  create extension if not exists btree_gist;
  create table times (
    id uuid primary key, coach uuid not null, student uuid not null, during tstzrange not null, held_until timestamptz,
    exclude using gist (coach with =, during with &&),
    exclude using gist (student with =, during with &&)
  );
  create table bookings (id uuid primary key, time_id uuid not null unique, note text not null);
  create table mails (id uuid primary key, booking_id uuid not null, recipient text not null);`

interface Statement {
  readonly name: string
  readonly text: string
}

const CLAIM: Statement = {
  name: 'claim',
  text: `insert into times (id, coach, student, during, held_until)
    values ($1, $2, $3, tstzrange($4, $5), now() + interval '10 minutes')`,
}
const FREE: Statement = {
  name: 'free',
  text: `delete from times
    where held_until <= now() and during && tstzrange($3, $4) and (coach = $1 or student = $2)`,
}
const BOOK: Statement = {
  name: 'book',
  text: `with held as (update times set held_until = null where id = $1 and held_until > now() returning id),
    booked as (insert into bookings (id, time_id, note) select $2, id, $3 from held returning id)
    insert into mails (id, booking_id, recipient)
    select gen_random_uuid(), id, recipient from booked cross join (values ('student'), ('coach')) as each (recipient)`,
}

/** Runs a statement in a transaction of its own and returns the number of rows. */
type Run = (statement: Statement, values: readonly unknown[]) => Promise<number>

/**
 * The least service: an HTTP server with the two calls of a booking and the product's promise, on an empty database.
 * Each call is one statement and so one transaction, the database decides races and has written to disk before the
 * answer, and two mails are stored with a booking. No sign-in, no rules, no reminders, and mail is not sent.
 */
process.once('message', async ({ databaseUrl, dataDir }: Pick<DataPlace, 'databaseUrl' | 'dataDir'>) => {
  const run = databaseUrl ? await onPostgres(databaseUrl) : await onEmbedded(join(dataDir, 'database'))
  const server = createServer(async (request, response) => {
    const answer = await answerTo(run, request)
    const body = JSON.stringify(answer ?? {})
    response
      .writeHead(answer ? 201 : 409, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      })
      .end(body)
  })
  process.on('disconnect', () => process.exit(0))
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as { port: number }
    process.send?.({ url: `http://127.0.0.1:${port}` })
  })
})

async function onPostgres(url: string): Promise<Run> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  await pool.query(SCHEMA)
  return async (statement, values) => (await pool.query({ ...statement, values: [...values] })).rowCount ?? 0
}

async function onEmbedded(dataDir: string): Promise<Run> {
  const pglite = await PGlite.create({ dataDir, extensions: { btree_gist } })
  await pglite.exec(SCHEMA)
  return async (statement, values) => (await pglite.query(statement.text, [...values])).affectedRows ?? 0
}

/** The answer to a claim or a booking; null if the time is taken or no longer held. */
async function answerTo(run: Run, request: IncomingMessage): Promise<object | null> {
  const sent = JSON.parse(await text(request))
  if (request.url === `/api${claimSlot.path}`) {
    const id = randomUUID()
    return (await claimed(run, id, sent[0])) ? [{ ...sent[0], id }] : null
  }
  const id = randomUUID()
  const mails = await run(BOOK, [sent.time_slot, id, sent.pre_session_note])
  return mails === 2 ? { ...sent, id } : null
}

async function claimed(run: Run, id: string, wanted: Record<string, string>): Promise<boolean> {
  const values = [wanted.mentor_profile, wanted.student_profile, wanted.start_time, wanted.end_time]
  const claim = () =>
    run(CLAIM, [id, ...values]).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code === OVERLAPS) return false
        throw error
      },
    )
  if (await claim()) return true
  await run(FREE, values)
  return claim()
}
