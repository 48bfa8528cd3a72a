import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { confirmRosterImport, ROSTER_ROWS, startRosterImport } from '@shinequo/contract/rosters'
import { writeRoster } from '@shinequo/server/features/rosters/jobs'
import { systemClock } from '@shinequo/server/plugins/clock'
import { openEmbedded } from '@shinequo/server/plugins/database/embedded'
import { makeLargeIndexes } from '@shinequo/server/plugins/database/large-indexes'
import { migrate } from '@shinequo/server/plugins/database/migrate'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import { seedAccount } from '@shinequo/server/seeds/people'
import { assembleApp } from '@shinequo/server/testing/assembled-app'
import { fileForm } from '@shinequo/server/testing/file-form'

/** A roster of the maximum size, with addresses that differ from those of other rounds. */
function roster(round: number): string {
  const row = (at: number) =>
    `person.${at}@round${round}.example,Noor,"Sample, ${at}",Boston University,student,Massachusetts,Boston\r\n`
  const rows = Array.from({ length: ROSTER_ROWS }, (_, at) => row(at))
  return `email,first_name,last_name,school,role,state,city\r\n${rows.join('')}`
}

/**
 * Imports a roster of 10,000 rows in each round, in its own process: the check of the file through the application's
 * HTTP stack, then the writing job itself. Its mails are enqueued and not sent.
 */
process.once('message', async ({ databaseUrl, rounds }: { databaseUrl: string | null; rounds: number }) => {
  const folder = mkdtempSync(join(tmpdir(), 'sq-roster-'))
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openEmbedded({ dataDir: join(folder, 'database') })
  await migrate(database)
  await makeLargeIndexes(database)
  const { app, context, close } = await assembleApp(database, systemClock)
  const admin = await database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  const authorization = `Bearer ${context.tokens.sign(admin.actor)}`

  const post = async (path: string, sent: { payload: Buffer | object; headers?: Record<string, string> }) => {
    const url = `/api${path}`
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: sent.payload,
      headers: { ...sent.headers, authorization },
    })
    if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
  const measured: { checkMs: number; writeMs: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const form = fileForm(roster(round))
    const start = performance.now()
    const { id, counts } = await post(startRosterImport.path, form)
    const checked = performance.now()
    await post(confirmRosterImport.path.replace(':id', id), { payload: {} })
    await writeRoster.handle(context, { importId: id })
    measured.push({ checkMs: checked - start, writeMs: performance.now() - checked })
    if (counts.new !== ROSTER_ROWS) throw new Error(`Only ${counts.new} rows were new`)
  }
  process.on('disconnect', async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
    process.exit(0)
  })
  process.send?.(measured)
})
