import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { freePort } from '@shinequo/server/testing/free-port'

/** Nothing leaves this machine: the browser keeps to itself and resolves no name. */
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

/** A browser in which nobody has been yet. */
export interface FreshBrowser {
  readonly context: BrowserContext
  /** Where its debugging protocol listens, on loopback. */
  readonly port: number
}

/**
 * Does `work` in a Chromium with an empty profile, which goes afterwards; `device` is what its pages are seen on, `more`
 * are further arguments of the browser's.
 */
export async function inFreshBrowser<T>(
  executablePath: string,
  device: BrowserContextOptions,
  work: (browser: FreshBrowser) => Promise<T>,
  more: readonly string[] = [],
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'sq-browser-'))
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
    rmSync(profile, { recursive: true, force: true })
  }
}
