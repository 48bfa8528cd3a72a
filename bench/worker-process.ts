import { systemClock } from '@shinequo/server/plugins/clock'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import { assembleApp } from '@shinequo/server/testing/assembled-app'

interface Wanted {
  readonly databaseUrl: string
  readonly settings: Record<string, string>
}

/** A process of the product that only works jobs, on a database that another process has prepared. */
process.once('message', async ({ databaseUrl, settings }: Wanted) => {
  const database = await openPostgres(databaseUrl)
  const { context, close } = await assembleApp(database, systemClock, settings)
  await context.jobs.work(context)
  process.on('disconnect', async () => {
    await close()
    process.exit(0)
  })
  process.send?.('works')
})
