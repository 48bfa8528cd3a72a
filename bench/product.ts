import type { Actor } from '@shinequo/server/plugins/tokens'
import { startProcess } from './child.ts'
import type { CrowdWanted } from './crowd.ts'
import type { Question } from './product-process.ts'
import type { Pair } from './world.ts'

export type EngineName = 'pglite' | 'postgres'

/** The product, running in a process of its own. */
export interface Product {
  readonly engine: EngineName
  readonly url: string
  readonly ordinaryCoachId: string
  readonly pairs: readonly (Pair & { token: string; coachToken: string })[]
  /** The address of a person's picture. */
  readonly picture: string
  readonly crowd: CrowdTokens
  /** What its process has used and holds now, after its garbage is collected. */
  use(): Promise<ProcessUse>
  /** How many mails should have gone out by now and have not. */
  mailLeft(): Promise<number>
  /** Enqueues ten thousand mails; answers how many. */
  enqueueMails(): Promise<number>
  /** Access tokens for people of its database, in their order, good for 15 minutes. */
  sign(actors: readonly Actor[]): Promise<string[]>
  stop(): Promise<void>
}

/** The access tokens of those who are there besides. */
export interface CrowdTokens {
  /** Coaches whose times nobody has asked for yet. */
  readonly coachIds: readonly string[]
  readonly onlookers: readonly string[]
  readonly rooms: readonly { readonly booking: string; readonly student: string; readonly coach: string }[]
}

/** Bytes of a process: all that it holds, and what of its own objects and buffers is in use; its time on a processor. */
export interface ProcessUse {
  readonly rss: number
  readonly live: number
  readonly cpuMs: number
}

const NOBODY: CrowdWanted = { onlookers: 0, rooms: 0, coaches: 0 }

/**
 * Starts the product on the server at `databaseUrl`, or on an embedded database on disk when there is none. `settings`
 * are environment variables of its own, `crowd` who is there besides.
 */
export async function startProduct(
  databaseUrl: string | null,
  settings: Record<string, string> = {},
  crowd: Partial<CrowdWanted> = {},
): Promise<Product> {
  const { told, ask, stop } = await startProcess<
    Omit<Product, 'engine' | 'use' | 'mailLeft' | 'enqueueMails' | 'sign' | 'stop'>
  >('product-process.ts', { databaseUrl, settings, crowd: { ...NOBODY, ...crowd } })
  return {
    ...told,
    engine: databaseUrl ? 'postgres' : 'pglite',
    use: () => ask('use' satisfies Question),
    mailLeft: () => ask('mail left' satisfies Question),
    enqueueMails: () => ask('enqueue mails' satisfies Question),
    sign: (actors) => ask({ sign: actors } satisfies Question),
    stop,
  }
}
