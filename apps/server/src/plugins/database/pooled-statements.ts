import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { newClient } from './postgres-driver.ts'
import { CONNECT_MS } from './statement-limits.ts'

/** A pooler gives a session that has just become free to the next client, or to one of the next few. */
const HOLDERS = 5

/**
 * Whether a prepared statement is still known when another session of the server answers the connection that prepared it.
 * PgBouncer in transaction mode prepares it there too from version 1.21 on, unless `max_prepared_statements` is 0; older
 * versions do not, so the statement fails. True without a pooler, since a connection then keeps its session. False if the
 * pool has one session only. Takes a few round trips. Throws if nothing answers at `url`.
 */
export async function keepsPreparedStatements(url: string): Promise<boolean> {
  const clients: pg.Client[] = []
  async function connected(): Promise<pg.Client> {
    const client = newClient(url, { query_timeout: CONNECT_MS })
    clients.push(client)
    await client.connect()
    return client
  }
  const name = `sq_${randomBytes(16).toString('hex')}`
  const text = 'select pg_backend_pid() as session where $1'
  const sessionOf = async (client: pg.Client): Promise<unknown> =>
    (await client.query({ name, text, values: [true] })).rows[0]?.session
  try {
    const first = await connected()
    const session = await sessionOf(first)
    for (let count = 0; count < HOLDERS; count++) {
      // Holds a session in an open transaction, so that another one has to answer the first client.
      await (await connected()).query('begin')
      const answeredBy = await sessionOf(first).catch(() => null)
      if (answeredBy !== session) return answeredBy !== null
    }
    return true
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}
