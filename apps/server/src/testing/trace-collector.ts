import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span as it arrived. Its attributes are name and value. */
export interface CollectedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status: { readonly code?: number }
  readonly attributes: Readonly<Record<string, unknown>>
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[] })[] }[]
  }[]
}

interface Attribute {
  key: string
  value: Record<string, unknown>
}

/** A collector of traces on loopback: OTLP over HTTP in JSON. */
export interface TraceCollector {
  readonly url: string
  readonly spans: CollectedSpan[]
  /** Everything that was sent, as it was written. */
  readonly written: string[]
  /** What it answers; nothing at all if null. */
  status: number | null
  /** How many requests wait for an answer. */
  waiting: number
  stop(): Promise<void>
}

const recordOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** Starts a collector. The test must stop it. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const server = createServer(async (request, response) => {
    collector.waiting += 1
    response.once('close', () => {
      collector.waiting -= 1
    })
    const sent = (await json(request)) as Sent
    if (collector.status === null) return
    if (collector.status === 200 && request.url === '/v1/traces') {
      collector.written.push(JSON.stringify(sent))
      const scopes = sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)
      for (const span of scopes.flatMap(({ spans }) => spans)) {
        collector.spans.push({ ...span, attributes: recordOf(span.attributes) })
      }
    }
    response.writeHead(collector.status, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const collector: TraceCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    written: [],
    status: 200,
    waiting: 0,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return collector
}
