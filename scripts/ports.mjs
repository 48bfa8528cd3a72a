import { once } from 'node:events'
import { createServer } from 'node:net'
import { Stop } from './stop.mjs'

/**
 * Where PORT and HOST say to listen; null if PORT is no port, which the server explains.
 * @param {NodeJS.ProcessEnv} settings
 */
export function listenAddress({ PORT, HOST }) {
  const port = Number(PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return null
  return { port, host: HOST || '127.0.0.1' }
}

/**
 * Stops the command if something already listens where PORT and HOST say, before anything is installed or built for it.
 * Runs on the machine's own Node. What else is wrong with the two is left to the server.
 * @param {NodeJS.ProcessEnv} settings
 */
export async function refusePortInUse(settings) {
  const address = listenAddress(settings)
  if (!address) return
  try {
    await listenOnce(address)
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code !== 'EADDRINUSE') return
    // The same words as the server's own (apps/server/src/plugins/start-failure.ts), which cannot be loaded yet.
    throw new Stop(`The port is in use (${message}). Stop what uses it, or set PORT to another one.`)
  }
}

/** A port of this machine that nothing listens on. */
export function freePort() {
  return listenOnce({ port: 0, host: '127.0.0.1' })
}

/**
 * Listens and closes again. Returns the port.
 * @param {{ port: number, host: string }} address
 */
async function listenOnce(address) {
  const probe = createServer().listen(address)
  await once(probe, 'listening')
  const bound = /** @type {import('node:net').AddressInfo} */ (probe.address())
  probe.close()
  await once(probe, 'close')
  return bound.port
}
