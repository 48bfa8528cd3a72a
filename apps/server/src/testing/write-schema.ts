import { writeFile } from 'node:fs/promises'
import { runMigrations } from '../plugins/database/migrate.ts'
import { openPostgres } from '../plugins/database/postgres.ts'
import { SCHEMA_FILE } from '../plugins/database/schema-file.ts'
import { MIGRATION_LIMITS } from '../plugins/database/statement-limits.ts'
import { startPostgres } from './postgres-server.ts'
import { schemaScript } from './schema-script.ts'

/* Writes the schema file: `npm run schema`. */

const binDir = process.env.PG_BIN_DIR ?? ''
const server = await startPostgres(binDir, { durable: false })
try {
  const database = await openPostgres(server.url, { connections: 1, limits: MIGRATION_LIMITS })
  await runMigrations(database, { together: true }).finally(() => database.close())
  await writeFile(SCHEMA_FILE, await schemaScript(binDir, server.url))
} finally {
  await server.stop()
}
console.log(`${SCHEMA_FILE} is written.`)
