import { startProcess } from './child.ts'
import { inTurns, loadOf } from './load.ts'
import type { Product } from './product.ts'
import type { Row } from './report.ts'
import { threeWeeksOf } from './requests.ts'

const ROUND_SECONDS = 2
const CLIENTS = [1, 16, 64]

/** The headers of browsers, and those of plain clients. */
const ENCODINGS = { br: { 'accept-encoding': 'gzip, deflate, br' }, plain: {} } as const

/**
 * Three weeks of one coach from the warm cache, compared with bare Fastify that sends the same bytes. The two alternate
 * within one run, so that they are measured under the same load of the machine.
 */
export async function benchAvailability(product: Product, rounds: number): Promise<Row[]> {
  const url = product.url + threeWeeksOf(product.ordinaryCoachId)
  const rows: Row[] = []
  for (const [name, accept] of Object.entries(ENCODINGS)) {
    const headers = { authorization: `Bearer ${product.pairs[0]?.token}`, ...accept }
    const answer = await fetch(url, {
      headers: { ...headers, 'accept-encoding': name === 'br' ? 'br' : 'identity' },
    })
    const size = await bytesOf(url, headers)
    const bare = await startProcess<{ url: string }>('bare-process.ts', {
      text: name === 'br' ? size.toString('base64') : size.toString('utf8'),
      headers: {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
        ...(name === 'br' && { 'content-encoding': 'br' }),
      },
    })
    try {
      for (const clients of CLIENTS) {
        const found = await inTurns(
          rounds,
          () => loadOf(url, headers, clients, ROUND_SECONDS),
          () => loadOf(`${bare.told.url}/ready`, {}, clients, ROUND_SECONDS),
        )
        rows.push({
          what: `availability, ${name}, ${size.length} bytes`,
          engine: product.engine,
          clients,
          ...found,
          against: 'bare Fastify, ready bytes',
        })
      }
    } finally {
      await bare.stop()
    }
  }
  return rows
}

/** The body as transferred, still compressed: fetch would decompress it. */
async function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
}
