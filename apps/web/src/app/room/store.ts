import { useSyncExternalStore } from 'react'

/** A state that lasts whatever is drawn of it. Each change makes a new value. */
export class Store<State> {
  readonly #listeners = new Set<() => void>()
  #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The state as it is now. */
  readonly getSnapshot = (): State => this.#state

  protected become(state: State): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** The state of a store; the component is drawn anew after each change. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.getSnapshot)
}
