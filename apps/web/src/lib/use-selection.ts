import { useState } from 'react'

/** Rows of a list that a person has chosen, or all that match its filter. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Everything that matches the filter, also rows that are not loaded. */
  readonly all: boolean
  has(id: string): boolean
  toggle(id: string): void
  choose(ids: readonly string[]): void
  chooseAll(): void
  clear(): void
}

/** A selection that ends when `filter` changes: nobody acts on rows that they no longer see. */
export function useSelection(filter: string): Selection {
  const [state, setState] = useState({ filter, ids: new Set<string>() as ReadonlySet<string>, all: false })
  const { ids, all } = state.filter === filter ? state : { ids: new Set<string>(), all: false }
  const set = (next: Iterable<string>, everything = false) =>
    setState({ filter, ids: new Set(next), all: everything })
  return {
    ids,
    all,
    has: (id) => all || ids.has(id),
    toggle: (id) => set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
    choose: (more) => set([...ids, ...more]),
    chooseAll: () => set([], true),
    clear: () => set([]),
  }
}
