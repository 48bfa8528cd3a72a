import type * as z from 'zod/mini'

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
