import { type FieldSentences, readRule, sentenceOf } from '@shinequo/contract/rules'
import * as messages from '@shinequo/messages/web/errors'

/** The part of a schema used here, independent of zod/mini's types. */
interface Schema {
  safeParse(
    values: unknown,
  ):
    | { success: true }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

export type FieldErrors = Readonly<Record<string, string>>

/**
 * The first failing rule of each field in the schema's order, as a message from `sentences`. Empty if all fields are
 * valid.
 */
export function firstErrors(
  schema: Schema,
  values: unknown,
  sentences: Partial<FieldSentences>,
): FieldErrors {
  const result = schema.safeParse(values)
  if (result.success) return {}
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.')
    if (!Object.hasOwn(errors, field)) {
      errors[field] = sentenceOf(sentences, readRule(issue.message)) ?? messages.invalidValue
    }
  }
  return errors
}

/** Only the first of the errors, for forms that show one message at a time. */
export function onlyFirst(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).slice(0, 1))
}
