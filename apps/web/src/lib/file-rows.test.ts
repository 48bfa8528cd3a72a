import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inParts } from './file-rows.ts'

/** What the server does with a request in the current test. */
let respond = (_: ServerResponse) => {}
const server = createServer((_, answer) => {
  answer.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' })
  respond(answer)
})
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function load(stalledMs?: number) {
  const rows: number[] = []
  const ending = new AbortController()
  const { signal, read } = inParts({ signal: ending.signal, onRows: (count) => rows.push(count) }, stalledMs)
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}`, { signal })
  return { rows, ending, text: read(answer) }
}

/** Sends each part once the one before has been sent, then does the last thing. */
function inTurn(parts: readonly (string | Buffer)[], last: (answer: ServerResponse) => void) {
  return (answer: ServerResponse) => {
    const next = (at: number): void => {
      if (at === parts.length) last(answer)
      else answer.write(parts[at], () => setImmediate(next, at + 1))
    }
    next(0)
  }
}

it('counts the rows of a file without its heads, also if a part ends within a line or a letter', async () => {
  const file = Buffer.from('\uFEFFName\r\nZoë\r\nAna\r\n')
  const within = file.indexOf(0xc3) + 1
  respond = inTurn([file.subarray(0, within), file.subarray(within, -1), file.subarray(-1)], (answer) =>
    answer.end(),
  )
  const { rows, text } = await load()
  expect(await text).toBe('Name\r\nZoë\r\nAna\r\n')
  expect(rows.at(-1)).toBe(2)
  expect(rows).toEqual(rows.toSorted())
})

it('fails if the response breaks off, so that nobody gets half a file', async () => {
  respond = inTurn(['Name\r\nAna\r\n'], (answer) => answer.destroy())
  await expect(load().then(({ text }) => text)).rejects.toThrow()
})

it('fails if nothing comes for too long, and ends when it is cancelled', async () => {
  respond = inTurn(['Name\r\n'], () => {})
  await expect(load(20).then(({ text }) => text)).rejects.toThrow('Nothing came for too long.')
  const { text, ending } = await load()
  ending.abort()
  await expect(text).rejects.toThrow(/abort/i)
})
