import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { migrate } from '../../plugins/database/migrate.ts'
import { openPostgres } from '../../plugins/database/postgres.ts'
import type { BookingCrowd } from '../booking-crowd.ts'
import { databaseClock } from '../database-clock.ts'
import { type SmtpPlace, startSmtpPlace } from '../smtp-place.ts'
import { Cluster } from './cluster.ts'

/** A cluster on which students of a crowd book, and its mail server. Both are there once the tests of a `describe` run. */
export interface BookingCluster {
  readonly cluster: Cluster
  readonly smtp: SmtpPlace
}

/**
 * Call this in a `describe`: its tests get a cluster with as many coaches as students, whose servers are ready. A test that
 * fails prints the logs. Throws outside of `npm run test:cluster`.
 */
export function bookingCluster(crowd: BookingCrowd, students: number): BookingCluster {
  const place = {} as { cluster: Cluster; smtp: SmtpPlace }
  beforeAll(async () => {
    place.smtp = await startSmtpPlace()
    place.cluster = await start(crowd, place.smtp)
    await fill(place.cluster, crowd, students)
    await place.cluster.startServers()
  })
  beforeEach(({ onTestFailed }) => onTestFailed(() => place.cluster.printLogs()))
  afterAll(async () => {
    await place.cluster?.stop()
    await place.smtp?.stop()
  })
  return place
}

async function start(crowd: BookingCrowd, smtp: SmtpPlace): Promise<Cluster> {
  const packages = inject('clusterPackages')
  if (!packages) throw new Error('CLUSTER_PACKAGES is not set: run npm run test:cluster.')
  const tools = { packages, postgresBin: inject('postgresBinDir')! }
  // Production refuses RATE_LIMIT_SCALE.
  const settings = { AUTH_SECRET: crowd.secret, RATE_LIMIT_SCALE: '1000', NODE_ENV: 'development' }
  return Cluster.start(tools, smtp.url, settings)
}

async function fill(cluster: Cluster, crowd: BookingCrowd, students: number): Promise<void> {
  const database = await openPostgres(cluster.apps[0]!.directUrl)
  try {
    await migrate(database)
    await crowd.seed(database, students, students)
    crowd.clock = await databaseClock(database)
  } finally {
    await database.close()
  }
}
