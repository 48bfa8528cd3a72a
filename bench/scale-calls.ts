import type { Actor } from '@shinequo/server/plugins/tokens'
import { LARGE_CALLS, type Send } from '@shinequo/server/testing/large-calls'
import type { LargePair } from '@shinequo/server/testing/large-database'
import { addressOf } from '@shinequo/server/testing/test-app'
import { summarise } from './load.ts'

/** The goal for each call. */
const AIM_MS = 50
/** A call that takes longer has failed, as in a browser. */
const LIMIT_MS = 10_000
/** The first calls, which fill caches and prepare statements, do not count. */
const NOT_COUNTED = 6
/** A call is given up after this many failures or this time. */
const MAX_FAILURES = 3
const MAX_MS = 30_000

/** One call of a page, made sequentially by different people. */
export interface CallRow {
  readonly who: string
  readonly what: string
  readonly times: number
  readonly p50: number
  readonly p95: number
  /** The size of the largest response before compression. */
  readonly bytes: number
  readonly below: readonly string[]
}

/** The measurements of a call so far. */
interface Measuring {
  readonly durations: number[]
  readonly failures: string[]
  bytes: number
}

/** A server, and how access tokens for it are signed. */
interface Called {
  readonly url: string
  sign(actor: Actor): string
}

/** Makes every call of the list. Failures and timeouts are reported in its row. */
export async function measureCalls(
  called: Called,
  { pairs, admin }: { readonly pairs: readonly LargePair[]; readonly admin: Actor },
): Promise<CallRow[]> {
  const rows: CallRow[] = []
  for (const [who, asks] of Object.entries(LARGE_CALLS)) {
    for (const ask of asks) {
      const found = new Map<string, Measuring>()
      const send = sender(called, found)
      const end = performance.now() + MAX_MS
      for (const pair of pairs) {
        const failed = await ask(send, pair, { admin, now: new Date() }).then(
          () => false,
          () => true,
        )
        const failures = [...found.values()].reduce((sum, one) => sum + one.failures.length, 0)
        if ((failed && failures >= MAX_FAILURES) || performance.now() > end) break
      }
      for (const [what, one] of found) rows.push(rowOf(who, what, one))
      for (const row of rows.slice(-found.size))
        console.log(
          `  ${row.who}, ${row.what}: ${row.p50.toFixed(1)} / ${row.p95.toFixed(1)} ms ${row.below.join(', ')}`,
        )
    }
  }
  return rows
}

function sender({ url, sign }: Called, found: Map<string, Measuring>): Send {
  return async (what, endpoint, { as, params, query, body }) => {
    const one: Measuring = found.get(what) ?? { durations: [], failures: [], bytes: 0 }
    found.set(what, one)
    const authorization = `Bearer ${sign(as)}`
    const begun = performance.now()
    try {
      const answer = await fetch(url + addressOf(endpoint, params, query), {
        method: endpoint.method,
        headers: {
          authorization,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
          }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 100)}`)
      one.durations.push(performance.now() - begun)
      one.bytes = Math.max(one.bytes, Buffer.byteLength(text))
      return JSON.parse(text)
    } catch (error) {
      const { name, message } = error as Error
      one.failures.push(name === 'TimeoutError' ? `over ${LIMIT_MS / 1000} s` : message)
      throw error
    }
  }
}

function rowOf(who: string, what: string, { durations, failures, bytes }: Measuring): CallRow {
  const counted = durations.length > NOT_COUNTED * 2 ? durations.slice(NOT_COUNTED) : durations
  const { p50, p95 } = summarise(counted, 1)
  const below = [
    ...(p95 > AIM_MS ? [`over ${AIM_MS} ms`] : []),
    ...(failures.length > 0 ? [`${failures.length} failed: ${failures[0]}`] : []),
  ]
  return { who, what, times: counted.length, p50, p95, bytes, below }
}
