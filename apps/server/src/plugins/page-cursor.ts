import type * as z from 'zod/mini'
import { type Outcome, ok, refuse } from './errors.ts'

/** Where the next page of a list begins, as clients carry it about without reading it: the last row's sort key. */
export function pageCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
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
  return key === undefined
    ? refuse('invalid_input', { errors: { cursor: 'This page is not there any more' } })
    : ok(key)
}
