import { createHash, timingSafeEqual } from 'node:crypto'
import type { MailCounts } from '@shinequo/contract/notifications'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import type { Database, ReplicaState } from './database/engine.ts'
import { countQueues, oldestDueJobs } from './database/queue-counts.ts'
import { refuse, sendRefusal } from './errors.ts'
import type { LiveConnections } from './live-connections.ts'
import { Metrics, type Sample } from './metrics.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

export interface MetricsSources {
  readonly live: LiveConnections
  /** How many messages are in each state. */
  readonly countMail: () => Promise<MailCounts>
}

/**
 * Serves the figures of this process at /metrics to whoever sends this bearer token, and measures requests. Figures of the
 * database are the same in each process.
 */
export function registerMetrics(
  app: FastifyInstance,
  context: Context,
  token: string,
  sources: MetricsSources,
): void {
  const metrics = new Metrics()
  metrics.measure(app)
  metrics.addLookups(context.cacheLookups)
  addGauges(metrics, context.database, sources)
  const wanted = hashOf(`Bearer ${token}`)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), wanted)) {
      return sendRefusal(reply, refuse('unauthorized'))
    }
    return reply.type(metrics.type).send(await metrics.text())
  })
}

function addGauges(metrics: Metrics, database: Database, { live, countMail }: MetricsSources): void {
  const { background } = database
  // Before the figures that need a connection themselves.
  metrics.gauge(
    'shinequo_database_connections',
    'Connections of this process to the database, by pool and state',
    ['pool', 'state'],
    () => [
      ...samplesOf({ pool: 'requests' }, 'state', database.connections()),
      ...(background === database ? [] : samplesOf({ pool: 'jobs' }, 'state', background.connections())),
    ],
  )
  const up = () => background.ping().then(() => [{ value: 1 }])
  metrics.gauge('shinequo_database_up', 'Whether the database accepts writes: 1 or 0', [], up, [{ value: 0 }])
  const replica = (read: (state: ReplicaState) => number | undefined) => () => {
    const state = database.replica()
    const value = state && read(state)
    return value === undefined ? [] : [{ value }]
  }
  metrics.gauge(
    'shinequo_replica_usable',
    'Whether reads that may lag go to the replica: 1 or 0',
    [],
    replica(({ usable }) => Number(usable)),
  )
  metrics.gauge(
    'shinequo_replica_lag_seconds',
    'How far the replica is behind the primary, to a second',
    [],
    replica(({ lagSeconds }) => lagSeconds),
  )
  metrics.gauge(
    'shinequo_jobs',
    'Jobs by queue and state, up to 20 seconds old',
    ['queue', 'state'],
    async () =>
      (await countQueues(background.root)).flatMap(({ name, deferred, due, active, failed }) =>
        samplesOf({ queue: name }, 'state', { deferred, due, active, failed }),
      ),
  )
  metrics.gauge(
    'shinequo_job_oldest_due_seconds',
    'How long the oldest job of a queue has been due without being worked',
    ['queue'],
    async () =>
      (await oldestDueJobs(background.root)).map(({ name, seconds }) => ({
        labels: { queue: name },
        value: seconds,
      })),
  )
  metrics.gauge('shinequo_messages', 'Mails that are not sent, by state', ['state'], async () =>
    samplesOf({}, 'state', await countMail()),
  )
  metrics.gauge('shinequo_live_connections', 'Open WebSockets of this process, by kind', ['kind'], () =>
    samplesOf({}, 'kind', live.counts()),
  )
}

/** A sample for each of these counts, whose name is the value of `label`. */
function samplesOf<Name extends string>(
  others: Readonly<Record<string, string>>,
  label: string,
  counts: Readonly<Record<Name, number>>,
): Sample[] {
  return Object.entries<number>(counts).map(([name, value]) => ({
    labels: { ...others, [label]: name },
    value,
  }))
}
