import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { freePort } from '@shinequo/server/testing/free-port'
import { openBrowser, type WebDriver } from './web-driver.ts'

const LIBRARIES = '/usr/lib'

/** The small browser of Debian's package of WebKitGTK, by the machine's architecture. */
function miniBrowser(): string {
  const found = readdirSync(LIBRARIES)
    .map((folder) => `${LIBRARIES}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path))
  if (!found)
    throw new Error("WebKitGTK's MiniBrowser is missing: install Debian's package webkit2gtk-driver.")
  return found
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill()
  await exit
}

/** Starts WebKitGTK on a screen of its own, as a person in New York would have it. */
export async function startWebKit(): Promise<{ browser: WebDriver; stop: () => Promise<void> }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const children: ChildProcess[] = [screen]
  const stop = async () => {
    for (const child of children.reverse()) await ended(child)
  }
  try {
    const [display] = await once(screen.stdout, 'data')
    const person = { DISPLAY: `:${String(display).trim()}`, TZ: 'America/New_York', LANGUAGE: 'en_US' }
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const env = { ...process.env, ...person }
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
    children.push(driver)
    await untilAnswers(`${address}/status`, driver)
    const options = { binary: miniBrowser(), args: ['--automation'] }
    const browser = await openBrowser(address, { 'webkitgtk:browserOptions': options })
    return {
      browser,
      stop: async () => {
        await browser.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilAnswers(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver ended with ${server.exitCode}.`)
}
