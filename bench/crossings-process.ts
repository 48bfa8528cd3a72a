import { Session } from 'node:inspector'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@shinequo/server/plugins/clock'
import { afterCommit } from '@shinequo/server/plugins/database/transaction'
import { assembleApp } from '@shinequo/server/testing/assembled-app'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addAdmin,
  addCoach,
  addMatch,
  addSession,
  addStudent,
  setMatchingMode,
} from '@shinequo/server/testing/browser-seeds'
import { makeMailDue } from '@shinequo/server/testing/queue-time'
import { startSmtpPlace } from '@shinequo/server/testing/smtp-place'
import { openEmbeddedTestDatabase } from '@shinequo/server/testing/test-database'
import { calledFunctions, crossedFiles, type ScriptCoverage } from './coverage.ts'

/** Questions to the process: to seed people for one use case, and which functions ran since an earlier question. */
export type Question = 'people' | 'begin' | 'called' | 'mail' | { readonly restMs: number }

/**
 * The people of one use case by their addresses: a student and a coach with a session and a request, and an
 * administrator.
 */
export interface People {
  readonly student: string
  readonly coach: string
  readonly coachId: string
  readonly admin: string
}

const DAY = 86_400_000
/** After this time, the last requests of a page have been answered. */
const SILENT_MS = 500
/** Longer than any timer that a page leaves behind in the server. */
const LEFT_MS = 11_000
/** The delay of notifications. */
const DELIVERY_DELAY_MS = 20
const HALF_HOUR = 1_800_000
/** Every half hour of every day, in the browser's zone. */
const ROUND_THE_CLOCK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  start_minute: 0,
  end_minute: 1440,
}))

const inspector = new Session()
inspector.connect()

/**
 * The functions called since the last reading. Nothing else can run meanwhile: the result is returned synchronously.
 */
function look(): Set<string> {
  let found: ScriptCoverage[] = []
  inspector.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error) throw error
    found = answer.result
  })
  return calledFunctions(found)
}

/** The product in its own process. Reports which functions of its sources ran between two questions. */
process.once('message', async (baseUrl: string) => {
  inspector.post('Profiler.enable')
  inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const smtp = await startSmtpPlace()
  const database = await openEmbeddedTestDatabase()
  /** The functions called before the last COMMIT. */
  let committed = new Set<string>()
  const watched = {
    ...database,
    background: database.background,
    // As on a server, where notifications arrive on a separate connection and never before the COMMIT is answered.
    listen: ((channel, onPayload, onGap) =>
      database.listen(
        channel,
        (payload) => setTimeout(onPayload, DELIVERY_DELAY_MS, payload),
        onGap,
      )) as typeof database.listen,
    transaction: ((work, options) =>
      database.transaction((trx) => {
        // Registered first, so that it runs before all other callbacks after the COMMIT and none of them is counted.
        afterCommit(() => {
          committed = committed.union(look())
        })
        return work(trx)
      }, options)) as typeof database.transaction,
  }
  const settings = { BASE_URL: baseUrl, SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '1000' }
  const assembled = await assembleApp(watched, systemClock, settings)
  const url = await assembled.app.listen({ port: 0, host: '127.0.0.1' })
  const app: BrowserApp = { ...assembled, url }
  await setMatchingMode(app, 'coach')

  async function people(): Promise<People> {
    const student = await addStudent(app, { first_name: 'Maya' })
    const asking = await addStudent(app, { first_name: 'Noor' })
    const coach = await addCoach(app, { first_name: 'Amara', hours: ROUND_THE_CLOCK })
    const admin = await addAdmin(app)
    const start = Math.ceil((Date.now() + 5 * DAY) / HALF_HOUR) * HALF_HOUR
    await addSession(app, student.profileId, coach.profileId, start)
    await addMatch(app, asking.profileId, coach.profileId, Date.now() - DAY, { status: 'pending' })
    return { student: student.email, coach: coach.email, coachId: coach.profileId, admin: admin.email }
  }

  /** The functions called from the queued job until the mail arrives at the mail server. */
  async function mail(): Promise<string[]> {
    // Mail that can be taken back waits for a minute: send it now. Reminders keep waiting.
    await makeMailDue(database.root)
    await sleep(LEFT_MS)
    await silence()
    const before = smtp.received.length
    await app.context.jobs.drain(app.context)
    if (smtp.received.length === before) throw new Error('Nothing was mailed')
    return [...look()]
  }

  /** Resolves when none of our functions has been called for a while. */
  async function silence(): Promise<void> {
    do {
      look()
      await sleep(SILENT_MS)
    } while (crossedFiles(look(), new Set()).length > 0)
  }

  const answers = {
    people,
    begin: async () => {
      await app.context.jobs.drain(app.context)
      await silence()
      committed = new Set()
      return 'begun'
    },
    called: async () => [...committed],
    mail,
  }
  process.on('disconnect', async () => {
    await app.close()
    await smtp.stop()
    process.exit(0)
  })
  process.on('message', async (question: Question) => {
    if (typeof question === 'string') return process.send?.(await answers[question]())
    look()
    await sleep(question.restMs)
    process.send?.([...look()])
  })
  process.send?.({ url })
})
