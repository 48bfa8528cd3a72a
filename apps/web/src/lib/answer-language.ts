import { type FieldRule, type FieldSentences, sentenceOf } from '@shinequo/contract/rules'
import type { ErrorBody } from './error-catalogue.ts'

/**
 * An error response in the language of this build. The server sends English sentences with codes. In another language,
 * each sentence with a known code is replaced by the catalogue's; the others are kept.
 */
export async function inPageLanguage(body: ErrorBody): Promise<ErrorBody> {
  const { FAILURES, FIELDS } = await import('@shinequo/messages/web/answers')
  const errors = { ...(body.errors as Record<string, string>) }
  for (const [field, rule] of Object.entries((body.error_codes ?? {}) as Record<string, FieldRule>)) {
    const sentence = sentenceOf(FIELDS as Partial<FieldSentences>, rule)
    if (sentence !== undefined) errors[field] = sentence
  }
  const failure = (FAILURES as Readonly<Record<string, string | ((params: never) => string)>>)[
    String(body.code)
  ]
  const [first] = body.code === 'invalid_input' ? Object.values(errors) : []
  const said = typeof failure === 'function' ? body.params && failure(body.params as never) : failure
  const message = first ?? said ?? body.message
  return { ...body, message, ...(body.errors !== undefined && { errors }) }
}
