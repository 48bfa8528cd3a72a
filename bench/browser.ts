import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { freePort } from '@shinequo/server/testing/free-port'
import { inFolder } from './data-places.ts'

/** Nothing leaves this machine: the browser makes no requests of its own and resolves no names. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** A browser with an empty profile. */
export interface FreshBrowser {
  readonly context: BrowserContext
  /** The port of its debugging protocol, on loopback. */
  readonly port: number
}

/**
 * Runs `work` in a Chromium with an empty profile that is deleted afterwards. `device` describes the device of its
 * pages, `more` adds browser arguments.
 */
export async function inFreshBrowser<T>(
  executablePath: string,
  device: BrowserContextOptions,
  work: (browser: FreshBrowser) => Promise<T>,
  more: readonly string[] = [],
): Promise<T> {
  return inFolder(async (profile) => {
    const port = await freePort()
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...ARGS, ...more, `--remote-debugging-port=${port}`],
      ...device,
    })
    try {
      return await work({ context, port })
    } finally {
      await context.close()
    }
  })
}
