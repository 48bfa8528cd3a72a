import { rule } from '@shinequo/contract/rules'
import type * as z from 'zod/mini'
import { type Outcome, ok, refuse } from './errors.ts'

/** Where the next page of a list begins, as clients carry it about without reading it: the last row's sort key. */
export function pageCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/**
 * A page of at most `most` rows, and the cursor at which the next one begins; null on the last page. Of `rows` one more
 * was asked for, which says whether there is a next one. `keyOf` is the sort key of a page's last row.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  most: number,
  keyOf: (last: Row) => readonly string[],
): { readonly shown: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  return { shown, next: rows.length > most && last !== undefined ? pageCursor(keyOf(last)) : null }
}

/** The key of a cursor that `pageCursor` made; undefined for anything that is not of the key's shape. */
export function cursorKey<Key>(cursor: string, shape: z.ZodMiniType<Key>): Key | undefined {
  try {
    const key = shape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return key.success ? key.data : undefined
  } catch {
    return undefined
  }
}

/** The key that a list's `cursor` holds, undefined without one, or why there is no such page. */
export function placeOf<Key>(
  cursor: string | undefined,
  shape: z.ZodMiniType<Key>,
): Outcome<Key | undefined> {
  if (cursor === undefined) return ok(undefined)
  const key = cursorKey(cursor, shape)
  return key === undefined ? refuse('invalid_input', { errors: { cursor: rule('page_gone') } }) : ok(key)
}
