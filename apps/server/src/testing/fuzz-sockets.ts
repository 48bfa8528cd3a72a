import { type AddressInfo, connect, type Server } from 'node:net'
import type { Dice } from './fuzz-dice.ts'

const HEAD = 'host: localhost\r\nconnection: close\r\n'
const JSON_HEAD = `${HEAD}content-type: application/json\r\n`

/** Bytes that no HTTP client would send, each with an end that lets the server respond. */
const BYTES = [
  'GET /api/health/live\r\n\r\n',
  'GET /api/health/live HTTP/3.7\r\n\r\n',
  `BREW /api/health/live HTTP/1.1\r\n${HEAD}\r\n`,
  `GET  /api/health/live HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /api/\u0000 HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /api/\u00ff\u00fe HTTP/1.1\r\n${HEAD}\r\n`,
  `GET http://evil.example/api/account/ HTTP/1.1\r\n${HEAD}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HEAD}\r\n`,
  `GET api/account HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /api/account/ HTTP/1.1\r\n${HEAD}authorization: Bearer \u0000\r\n\r\n`,
  `GET /api/account/ HTTP/1.1\r\n${HEAD}x: ${'x'.repeat(20_000)}\r\n\r\n`,
  `GET /api/account/ HTTP/1.1\r\n${HEAD}${'a: b\r\n'.repeat(3000)}\r\n`,
  `GET /api/account/ HTTP/1.1\r\n${HEAD} folded: header\r\n\r\n`,
  `GET /${'a/'.repeat(6000)} HTTP/1.1\r\n${HEAD}\r\n`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}content-length: -1\r\n\r\n{}`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}content-length: 99999999999999999999\r\n\r\n{}`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}content-length: 9999999\r\n\r\n{}`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}transfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}transfer-encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}content-encoding: br\r\ncontent-length: 2\r\n\r\n{}`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`,
  `POST /api/login/ HTTP/1.1\r\n${JSON_HEAD}expect: a miracle\r\ncontent-length: 2\r\n\r\n{}`,
  `GET /api/account/ HTTP/1.1\r\n${HEAD}upgrade: websocket\r\nsec-websocket-key: x\r\n\r\n`,
  `CONNECT evil.example:443 HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/account/ HTTP/1.1\r\n${HEAD}\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000',
  '\r\n\r\n\r\n',
]

/** What was sent over a raw connection, and everything received until its end. */
export interface BareAnswer {
  readonly sent: string
  /** The response statuses in order; empty if the connection was closed without a response. */
  readonly statuses: readonly number[]
  readonly text: string
}

/** Sends broken HTTP over a new connection and then closes it, sometimes half way or with a reset. */
export async function sendBytes(server: Server, dice: Dice): Promise<BareAnswer> {
  const whole = dice.pick(BYTES)
  const sent = dice.chance(0.7) ? whole : whole.slice(0, dice.under(whole.length))
  const reset = dice.chance(0.1)
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (more) => {
    text += more
  })
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.write(Buffer.from(sent, 'latin1'), () => (reset ? socket.resetAndDestroy() : socket.end()))
  await ended
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))
  return { sent, statuses, text }
}
