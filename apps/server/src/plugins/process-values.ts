import type { Context } from './context.ts'

type Shared = Pick<Context, 'values'>

/**
 * What the services of a process share, such as caches: each value is made at its first use, and never again. A copy of a
 * context has the same values, whatever it replaces.
 */
export class ProcessValues {
  readonly #made = new Map<unknown, unknown>()

  /** The value of this maker; at the first call it is made of `context`. */
  of<Needs, Value>(make: (context: Needs) => Value, context: Needs): Value {
    if (!this.#made.has(make)) this.#made.set(make, make(context))
    return this.#made.get(make) as Value
  }
}

/** A value that exists once in each process, as a function of the context. */
export function perProcess<Value, Needs extends Shared = Context>(
  make: (context: Needs) => Value,
): (context: Needs) => Value {
  return (context) => context.values.of(make, context)
}
