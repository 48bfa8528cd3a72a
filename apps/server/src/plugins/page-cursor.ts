import { rule } from '@shinequo/contract/rules'
import * as z from 'zod/mini'
import { type Outcome, ok, refuse } from './errors.ts'

/** An opaque cursor of the next page: the sort key of the last row. */
export function pageCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/**
 * A page of at most `most` rows, and the cursor of the next one; null on the last page. The query asks for one row more,
 * which tells whether there is a next page. `keyOf` returns the sort key of a row.
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

/** A text in a cursor, exactly as it is stored. */
export const keyText = z.string().check(z.refine((text) => !text.includes('\u0000')))

/** The key in a cursor; undefined if it does not match the schema of the key. */
export function cursorKey<Key>(cursor: string, shape: z.ZodMiniType<Key>): Key | undefined {
  try {
    const key = shape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return key.success ? key.data : undefined
  } catch {
    return undefined
  }
}

/** The key in a list's `cursor`, undefined without a cursor, or a refusal if the cursor is invalid. */
export function placeOf<Key>(
  cursor: string | undefined,
  shape: z.ZodMiniType<Key>,
): Outcome<Key | undefined> {
  if (cursor === undefined) return ok(undefined)
  const key = cursorKey(cursor, shape)
  return key === undefined ? refuse('invalid_input', { errors: { cursor: rule('page_gone') } }) : ok(key)
}
