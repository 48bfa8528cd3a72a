import { type Clock, systemClock } from '../plugins/clock.ts'
import { type AssembledApp, assembleApp } from './assembled-app.ts'
import { freePort } from './free-port.ts'
import { openEmbeddedTestDatabase } from './test-database.ts'

export interface BrowserApp extends AssembledApp {
  /** The address for browsers. */
  readonly url: string
}

/**
 * The real application with the built web app, listening on loopback and working its jobs, for browser tests.
 * `webFolder` contains a different build.
 */
export async function startBrowserApp(
  settings: Record<string, string> = {},
  clock: Clock = systemClock,
  webFolder?: string,
): Promise<BrowserApp> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const assembled = await assembleApp(
    await openEmbeddedTestDatabase(),
    clock,
    { BASE_URL: url, ...settings },
    undefined,
    undefined,
    webFolder,
  )
  await assembled.app.listen({ port, host: '127.0.0.1' })
  await assembled.context.jobs.work(assembled.context)
  return { ...assembled, url }
}
