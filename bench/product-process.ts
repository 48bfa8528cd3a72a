import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@shinequo/server/plugins/clock'
import { openEmbedded, openPostgres } from '@shinequo/server/plugins/database/engine'
import { migrate } from '@shinequo/server/plugins/database/migrate'
import { assembleApp } from '@shinequo/server/testing/assembled-app'
import { seedWorld } from './world.ts'

/**
 * The product in a process of its own, as in earnest: told by IPC what to open, it tells where it listens. Its jobs are
 * written but not worked: mail that leaves later would weigh on whatever is measured then, the limit most of all.
 */
process.once('message', async (databaseUrl: string | null) => {
  const folder = mkdtempSync(join(tmpdir(), 'sq-bench-'))
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openEmbedded({ dataDir: join(folder, 'database') })
  await migrate(database)
  const { app, context, close } = await assembleApp(database, systemClock, { RATE_LIMIT_SCALE: '1000000' })
  const world = await seedWorld(database)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  process.on('disconnect', async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
    process.exit(0)
  })
  process.send?.({
    url,
    ordinaryCoachId: world.ordinaryCoachId,
    pairs: world.pairs.map(({ student, coachId }) => ({
      student,
      coachId,
      token: context.tokens.sign(student),
    })),
  })
})
