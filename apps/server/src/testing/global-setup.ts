import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

/** One PostgreSQL server for all test files of a run; each makes its own database in it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (typeof Temporal === 'undefined') throw new Error('The tests need Node 26 or newer: run them by npm.')
  const binDir = process.env.PG_BIN_DIR
  if (!binDir) {
    if (process.env.CI)
      throw new Error('PG_BIN_DIR is not set: in CI the tests on PostgreSQL are never left out.')
    return undefined
  }
  const server = await startPostgres(binDir, { durable: false })
  project.provide('postgresUrl', server.url)
  return server.stop
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined
  }
}
