import { outsideWork } from './current-work.ts'
import { databaseErrorKind } from './database/database-error.ts'

interface Call<Key, Value> {
  readonly key: Key
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}

/** The calls that wait for the next load, and whether one is running. */
interface Line<Key, Value> {
  waiting: Call<Key, Value>[]
  isBusy: boolean
}

/**
 * A function of one key that loads or stores the keys of many calls together: those of one turn of the event loop, and
 * then those that came while a load was running. `load` returns the values in the order of its keys. Calls of different
 * owners (database handles) are loaded apart. If a load of several keys fails although the database works, each is loaded
 * alone: a broken key then fails alone, and one that met a deadlock gets another try.
 */
export function batched<Owner extends object, Key, Value>(
  load: (owner: Owner, keys: readonly Key[]) => Promise<readonly Value[]>,
): (owner: Owner, key: Key) => Promise<Value> {
  const lines = new WeakMap<Owner, Line<Key, Value>>()

  async function loadAll(owner: Owner, calls: readonly Call<Key, Value>[]): Promise<void> {
    try {
      const keys = calls.map(({ key }) => key)
      const values = await load(owner, keys)
      for (const [at, { resolve }] of calls.entries()) resolve(values[at] as Value)
    } catch (error) {
      const kind = databaseErrorKind(error)
      const mayWorkAlone = calls.length > 1 && (kind === undefined || kind === 'conflict')
      if (!mayWorkAlone) for (const { reject } of calls) reject(error)
      else for (const call of calls) await loadAll(owner, [call])
    }
  }

  async function work(owner: Owner, line: Line<Key, Value>): Promise<void> {
    while (line.waiting.length > 0) await loadAll(owner, line.waiting.splice(0))
    line.isBusy = false
  }

  return (owner, key) =>
    new Promise((resolve, reject) => {
      const line = lines.get(owner) ?? { waiting: [], isBusy: false }
      lines.set(owner, line)
      line.waiting.push({ key, resolve, reject })
      if (line.isBusy) return
      line.isBusy = true
      // It goes on with what others ask for.
      outsideWork(() => setImmediate(() => void work(owner, line)))
    })
}
