import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from './child.ts'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import { median } from './load.ts'
import { type Product, startProduct } from './product.ts'

const CLIENTS = 16
/** A short rush: mail waits for its end. */
const RUSH_SECONDS = 2
/** How often to check whether all mail has been sent. */
const LOOK_MS = 100

/** Mails per second. */
export interface MailFound {
  /** Mails of bookings, after the bookings have stopped. */
  readonly afterRush: number
  /** Ten thousand mails that were enqueued at once. */
  readonly ofTenThousand: number
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
    await product.enqueueMails()
    return { afterRush: median(rates), ofTenThousand: await drained(product) }
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
