import type { Actor } from '@shinequo/server/plugins/tokens'
import { startProcess } from './child.ts'
import type { CrowdWanted } from './crowd.ts'
import type { Question } from './product-process.ts'
import type { Pair } from './world.ts'

export type EngineName = 'pglite' | 'postgres'

/** The product, running in its own process. */
export interface Product {
  readonly engine: EngineName
  readonly url: string
  readonly pid: number
  readonly ordinaryCoachId: string
  readonly pairs: readonly (Pair & { token: string; coachToken: string })[]
  /** The address of a person's picture. */
  readonly picture: string
  readonly crowd: CrowdTokens
  /** What its process has used so far and holds now, after garbage collection. */
  use(): Promise<ProcessUse>
  /** How many mails are overdue. */
  mailLeft(): Promise<number>
  /** Access tokens for people in its database, in the same order, valid for 15 minutes. */
  sign(actors: readonly Actor[]): Promise<string[]>
  stop(): Promise<void>
}

/** The access tokens of the crowd. */
export interface CrowdTokens {
  /** Coaches whose times have not been requested yet. */
  readonly coachIds: readonly string[]
  readonly onlookers: readonly string[]
  readonly rooms: readonly { readonly booking: string; readonly student: string; readonly coach: string }[]
}

/** Memory of a process in bytes: in total, and its live objects and buffers. And its CPU time. */
export interface ProcessUse {
  readonly rss: number
  readonly live: number
  readonly cpuMs: number
}

const NOBODY: CrowdWanted = { onlookers: 0, rooms: 0, coaches: 0 }

/**
 * Starts the product on the server at `databaseUrl`, or on an embedded database on disk if that is null. `settings` are
 * additional environment variables, `crowd` the additional people.
 */
export async function startProduct(
  databaseUrl: string | null,
  settings: Record<string, string> = {},
  crowd: Partial<CrowdWanted> = {},
): Promise<Product> {
  const { told, pid, ask, stop } = await startProcess<
    Omit<Product, 'engine' | 'pid' | 'use' | 'mailLeft' | 'sign' | 'stop'>
  >('product-process.ts', { databaseUrl, settings, crowd: { ...NOBODY, ...crowd } })
  return {
    ...told,
    pid,
    engine: databaseUrl ? 'postgres' : 'pglite',
    use: () => ask('use' satisfies Question),
    mailLeft: () => ask('mail left' satisfies Question),
    sign: (actors) => ask({ sign: actors } satisfies Question),
    stop,
  }
}
