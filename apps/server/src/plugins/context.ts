import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import type { ActiveRequests } from './active-requests.ts'
import type { CacheLookups } from './cache-lookups.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/engine.ts'
import type { PersonalData } from './database/personal-data.ts'
import type { FileStore } from './files/file-store.ts'
import type { Jobs } from './jobs.ts'
import type { KeyedDigest } from './keyed-digest.ts'
import type { Mailer } from './mailer.ts'
import type { Outbound } from './outbound.ts'
import type { ProcessValues } from './process-values.ts'
import type { Readiness } from './readiness.ts'
import type { RiskRule } from './risk-rule.ts'
import type { Tokens } from './tokens.ts'
import type { Traces } from './traces.ts'

/** What services may use. Made once at startup and passed to every use case as its first argument. */
export interface Context {
  readonly env: Env
  readonly clock: Clock
  readonly database: Database
  /** What all nouns say of their tables. */
  readonly personalData: PersonalData
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly tokens: Tokens
  readonly digest: KeyedDigest
  readonly files: FileStore
  readonly outbound: Outbound
  readonly readiness: Readiness
  readonly requests: ActiveRequests
  readonly risk: RiskRule
  readonly cacheLookups: CacheLookups
  /** What services keep in the process: see `perProcess`. */
  readonly values: ProcessValues
  /** Undefined if nobody collects traces. */
  readonly traces: Traces | undefined
  readonly log: FastifyBaseLogger
}
