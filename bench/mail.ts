import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from './child.ts'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import { median } from './load.ts'
import { thisMoment, treeMs } from './processor-time.ts'
import { type Product, startProduct } from './product.ts'
import { sized } from './short.ts'
import { type Written, writtenSoFar } from './written.ts'

const CLIENTS = 16
/** A short rush: mail waits for its end. */
const RUSH_SECONDS = 2
/** Enough mails that hundredths of a second are precise. */
const COST_MAILS = sized(600, 100)
/** How often to check whether all mail has been sent. */
const LOOK_MS = 100

/** Mails per second. */
export interface MailFound {
  /** Mails of bookings, after the bookings have stopped. */
  readonly afterRush: number
}

/** How quickly mail is sent to a real mail server, by a server on the empty database at `databaseUrl`. */
export async function benchMail(databaseUrl: string, rounds: number): Promise<MailFound> {
  console.log('Mail after bookings …')
  const mailServer = await startProcess<string>('mail-process.ts', null)
  const product = await startProduct(databaseUrl, { SMTP_URL: mailServer.told })
  try {
    const next = nextTimes(product.pairs.length)
    const rates: number[] = []
    for (let round = 0; round < rounds; round++) {
      await bookOverHttp(product, next, CLIENTS, RUSH_SECONDS)
      rates.push(await drained(product))
    }
    return { afterRush: median(rates) }
  } finally {
    await product.stop()
    await mailServer.stop()
  }
}

/** Processor time for each mail of bookings, in milliseconds, what it writes, and how many there were. */
export interface MailCost extends Written {
  readonly mails: number
  readonly serverMs: number
  readonly databaseMs: number
}

/**
 * What a mail costs the process that sends it and the database, once bookings have stopped. On the empty database at
 * `databaseUrl`, of the server whose first process is `databasePid`.
 */
export async function mailCost(databaseUrl: string, databasePid: number): Promise<MailCost> {
  const mailServer = await startProcess<string>('mail-process.ts', null)
  const product = await startProduct(databaseUrl, { SMTP_URL: mailServer.told })
  try {
    const next = nextTimes(product.pairs.length)
    const used = { mails: 0, serverMs: 0, databaseMs: 0, walBytes: 0, commits: 0, bytes: 0 }
    while (used.mails < COST_MAILS) {
      await bookOverHttp(product, next, CLIENTS, RUSH_SECONDS)
      const [mails, before, from] = [await product.mailLeft(), await writtenSoFar(databaseUrl), thisMoment()]
      await drained(product)
      const [to, after] = [thisMoment(), await writtenSoFar(databaseUrl)]
      used.mails += mails
      used.serverMs += treeMs(to, product.pid) - treeMs(from, product.pid)
      used.databaseMs += treeMs(to, databasePid) - treeMs(from, databasePid)
      for (const figure of ['walBytes', 'commits', 'bytes'] as const)
        used[figure] += after[figure] - before[figure]
    }
    const each = (figure: keyof typeof used) => used[figure] / used.mails
    return {
      mails: used.mails,
      serverMs: each('serverMs'),
      databaseMs: each('databaseMs'),
      walBytes: each('walBytes'),
      commits: each('commits'),
      bytes: each('bytes'),
    }
  } finally {
    await product.stop()
    await mailServer.stop()
  }
}

/** Waits until all mail is sent. Returns how many were sent per second. */
async function drained(product: Product): Promise<number> {
  const left = await product.mailLeft()
  const start = performance.now()
  while ((await product.mailLeft()) > 0) await sleep(LOOK_MS)
  return left / ((performance.now() - start) / 1000)
}
