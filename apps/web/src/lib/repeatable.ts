import { ApiError } from './error-catalogue.ts'

/** Sends something under an Idempotency-Key. */
type KeyedCall<Input, Reply> = (input: Input, key: string) => Promise<Reply>

/**
 * A call that may be tried again without doing anything twice: the same input goes under the same key until the server
 * has decided about it.
 */
export function repeatable<Input, Reply>(call: KeyedCall<Input, Reply>): (input: Input) => Promise<Reply> {
  let last: { readonly sent: string; readonly key: string } | null = null
  return async (input) => {
    // Another body under the same key would be refused.
    const sent = JSON.stringify(input)
    const attempt = last?.sent === sent ? last : { sent, key: newKey() }
    last = attempt
    try {
      const reply = await call(input, attempt.key)
      last = null
      return reply
    } catch (error) {
      if (mustStartAnew(error)) last = null
      throw error
    }
  }
}

/** Whether the next try needs a new key: the server has refused this one, and would repeat that reply for its key. */
export function mustStartAnew(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 422].includes(error.status)
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) =>
    word.toString(16).padStart(8, '0'),
  ).join('')
}
