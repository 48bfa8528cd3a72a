import type { RosterRow } from '@shinequo/contract/rosters'
import { type FieldRule, type FieldSentences, sentenceOf } from '@shinequo/contract/rules'
import * as messages from '@shinequo/messages/web/rosters'
import { pageLanguage } from './language.ts'

interface RowsPage {
  readonly rows: RosterRow[]
  readonly next: string | null
}

/** A page of a roster's rows with their results in the page's language. The server sends English ones with codes. */
export async function rowsInPageLanguage(page: RowsPage): Promise<RowsPage> {
  if (pageLanguage === 'en') return page
  const { FIELDS } = await import('@shinequo/messages/web/answers')
  return { ...page, rows: page.rows.map((row) => ({ ...row, words: resultOf(row, FIELDS) })) }
}

/** The result of a row by its codes; as it came if the problem is not known here. */
export function resultOf(
  { fate, twin, problem, words }: RosterRow,
  sentences: Partial<FieldSentences>,
): string {
  if (fate === 'twice') return messages.twice(twin)
  if (fate !== 'not_valid') return messages.ROW_RESULTS[fate]
  const sentence = problem && sentenceOf(sentences, problem as FieldRule)
  return sentence ? messages.notValid(sentence) : words
}
