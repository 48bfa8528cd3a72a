import { startProcess } from './child.ts'
import type { Pair } from './world.ts'

export type EngineName = 'pglite' | 'postgres'

/** The product, running in a process of its own. */
export interface Product {
  readonly engine: EngineName
  readonly url: string
  readonly ordinaryCoachId: string
  readonly pairs: readonly (Pair & { token: string })[]
  stop(): Promise<void>
}

/** Starts the product on the server at `databaseUrl`, or on an embedded database on disk when there is none. */
export async function startProduct(databaseUrl: string | null): Promise<Product> {
  const { told, stop } = await startProcess<Omit<Product, 'engine' | 'stop'>>(
    'product-process.ts',
    databaseUrl,
  )
  return { ...told, engine: databaseUrl ? 'postgres' : 'pglite', stop }
}
