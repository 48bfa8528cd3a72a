import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@shinequo/server/plugins/clock'
import { openEmbedded } from '@shinequo/server/plugins/database/embedded'
import { makeLargeIndexes } from '@shinequo/server/plugins/database/large-indexes'
import { migrate } from '@shinequo/server/plugins/database/migrate'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import type { Sql } from '@shinequo/server/plugins/database/tables'
import type { Actor } from '@shinequo/server/plugins/tokens'
import { assembleApp } from '@shinequo/server/testing/assembled-app'
import { type CrowdWanted, seedCrowd } from './crowd.ts'
import { processUse } from './process-use.ts'
import { seedWorld } from './world.ts'

interface Wanted {
  readonly databaseUrl: string | null
  readonly settings: Record<string, string>
  readonly crowd: CrowdWanted
}

/** Questions to the process while it runs. `sign`: access tokens for people that it did not seed. */
export type Question = 'use' | 'mail left' | { readonly sign: readonly Actor[] }

/**
 * The product in its own process, as in production. It gets its settings by IPC and reports its address. It works jobs
 * only if there is a mail server: mail sent later would distort whatever is measured then, above all the limit.
 */
process.once('message', async ({ databaseUrl, settings, crowd }: Wanted) => {
  const folder = mkdtempSync(join(tmpdir(), 'sq-bench-'))
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openEmbedded({ dataDir: join(folder, 'database') })
  await migrate(database)
  await makeLargeIndexes(database)
  const load = { RATE_LIMIT_SCALE: '1000000', ...settings }
  const { app, context, close } = await assembleApp(database, systemClock, load)
  const world = await seedWorld(database)
  const { onlookers, rooms, coachIds } = await seedCrowd(database, crowd)
  const { sign } = context.tokens
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  process.on('disconnect', async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
    process.exit(0)
  })
  if (settings.SMTP_URL && context.env.role !== 'web') await context.jobs.work(context)
  const answer = async (question: Question): Promise<unknown> => {
    if (question === 'use') return processUse()
    if (question === 'mail left') return mailLeft(database.background.root)
    return question.sign.map(sign)
  }
  process.on('message', async (question: Question) => process.send?.(await answer(question)))
  process.send?.({
    url,
    ordinaryCoachId: world.ordinaryCoachId,
    picture: world.picture,
    pairs: world.pairs.map((pair) => ({ ...pair, token: sign(pair.student), coachToken: sign(pair.coach) })),
    crowd: {
      coachIds,
      onlookers: onlookers.map(sign),
      rooms: rooms.map(({ booking, student, coach }) => ({
        booking,
        student: sign(student),
        coach: sign(coach),
      })),
    },
  })
})

/** How many messages are overdue. */
async function mailLeft(root: Sql): Promise<number> {
  const { left } = await root
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('state', 'in', ['due', 'retrying'])
    .where('next_try_at', '<=', new Date())
    .executeTakeFirstOrThrow()
  return left
}
