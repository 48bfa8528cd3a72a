#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/*
 * The program that Playwright starts in place of Firefox: starts FIREFOX_PATH with the same arguments, and passes all
 * messages of WebDriver BiDi on. Playwright sets what a page may ask about the medium (such as a dark theme) for each
 * window, a command that a released Firefox lacks, and gives up. So a refused command to emulate something counts as
 * done here: the window is then as Firefox opens it. A released Firefox tells of a download without an id, by which
 * Playwright would know it again; its address serves as one.
 */

const LISTENING = /^(.*WebDriver BiDi listening on )(ws:\/\/\S+)$/

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.once('error', (error) => {
  console.error(String(error))
  process.exit(1)
})
firefox.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))

for await (const line of createInterface({ input: firefox.stderr })) {
  const found = LISTENING.exec(line)
  console.error(found ? found[1] + (await passingOn(found[2]!)) : line)
}

/** Starts a server on loopback that passes messages on to and from `address`. Returns the server's address. */
async function passingOn(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright, request) => connect(playwright, address + request.url))
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as { port: number }
  return `ws://127.0.0.1:${port}`
}

interface BidiMessage {
  readonly type: string
  readonly id?: number
  readonly error?: string
  readonly method?: string
  readonly params?: { readonly download?: string; readonly url?: string }
  readonly result?: object
}

function connect(playwright: WebSocket, address: string): void {
  const browser = new WebSocket(address, { perMessageDeflate: false })
  /** The numbers of commands to emulate something that have no answer yet. */
  const emulations = new Set<number>()
  const early: string[] = []
  const repaired = (message: BidiMessage): BidiMessage => {
    const { id, error, method, params } = message
    if (id !== undefined && emulations.delete(id) && error === 'unknown command') {
      return { type: 'success', id, result: {} }
    }
    if (!method?.startsWith('browsingContext.download')) return message
    return { ...message, params: { ...params, download: params?.download ?? params?.url } }
  }
  playwright.on('message', (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text) as { id: number; method: string }
    if (method.startsWith('emulation.')) emulations.add(id)
    if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  browser.on('open', () => {
    for (const text of early) browser.send(text)
  })
  browser.on('message', (data) => playwright.send(JSON.stringify(repaired(JSON.parse(String(data))))))
  browser.on('close', () => playwright.close())
  playwright.on('close', () => browser.close())
}
