import { systemClock } from '@shinequo/server/plugins/clock'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import { assembleApp } from '@shinequo/server/testing/assembled-app'

interface Wanted {
  readonly databaseUrl: string
  readonly settings: Record<string, string>
}

/** A process of the product that only works jobs, as its settings say, on a database that another one has made ready. */
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
