import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheLookups } from './cache-lookups.ts'

/** The upper ends of the intervals in which requests are counted, in seconds. No response takes longer than 9. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 9]

/** How long a scrape waits for figures that come from the database, in milliseconds. */
const READ_MS = 2000

/** One value of a gauge, with its labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

type Read = () => readonly Sample[] | Promise<readonly Sample[]>

/** The figures of this process for Prometheus. Names begin with `shinequo_`; units are seconds and bytes. */
export class Metrics {
  readonly #registry = new Registry()

  /** The media type of `text`. */
  get type(): string {
    return this.#registry.contentType
  }

  /** All figures in Prometheus' text format. Waits two seconds for them. */
  async text(): Promise<string> {
    return await this.#registry.metrics()
  }

  /**
   * Adds a gauge that `read` computes whenever the figures are requested; `otherwise` if it fails or is late. Without samples
   * it has no value.
   */
  gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: Read,
    otherwise: readonly Sample[] = [],
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      async collect() {
        const samples = await inTime(read, otherwise)
        this.reset()
        // After a reset, one without labels is 0.
        this.remove({})
        for (const { labels = {}, value } of samples) this.set(labels, value)
      },
    })
  }

  /** Adds what the caches counted. */
  addLookups(lookups: CacheLookups): void {
    new Counter({
      name: 'shinequo_cache_lookups_total',
      help: 'Lookups in a cache of this process, by result: hit or miss',
      labelNames: ['cache', 'result'],
      registers: [this.#registry],
      collect() {
        this.reset()
        for (const [cache, { hits, misses }] of lookups.all()) {
          this.inc({ cache, result: 'hit' }, hits)
          this.inc({ cache, result: 'miss' }, misses)
        }
      },
    })
  }

  /** Measures the requests of `app`, which is not listening yet, and adds what Node tells of the process. */
  measure(app: FastifyInstance): void {
    const requests = new Histogram({
      name: 'shinequo_http_request_duration_seconds',
      help: 'Requests by method, route and status, and how long their responses took',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [this.#registry],
    })
    collectDefaultMetrics({ register: this.#registry })
    app.addHook('onResponse', (request, reply, done) => {
      // A WebSocket ends hours later.
      if (!request.headers.upgrade) {
        const { method, routeOptions } = request
        const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }
        requests.observe(labels, reply.elapsedTime / 1000)
      }
      done()
    })
  }
}

async function inTime(read: Read, otherwise: readonly Sample[]): Promise<readonly Sample[]> {
  const late = Promise.withResolvers<readonly Sample[]>()
  const timer = setTimeout(() => late.resolve(otherwise), READ_MS)
  const samples = Promise.try(read).catch(() => otherwise)
  return await Promise.race([samples, late.promise]).finally(() => clearTimeout(timer))
}
