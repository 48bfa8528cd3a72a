import type { CareRequest, CrisisLine } from '@shinequo/contract/care'
import type { OwnPhrase } from '@shinequo/contract/care/phrases'
import type { Worry } from '@shinequo/contract/care/worries'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { PhraseRow } from './phrases/queries.ts'
import type { RequestRow } from './queries.ts'
import type { LineRow } from './settings/queries.ts'
import type { WorryRow } from './worries/queries.ts'

/** The crisis line as people see it. */
export function presentLine(row: LineRow): CrisisLine {
  const { number, takes_texts, chat_url, emergency_number, spanish_chat_url, asking_for_spanish } = row
  return { number, takes_texts, chat_url, emergency_number, spanish_chat_url, asking_for_spanish }
}

/** A phrase that the programme added to the rule of danger. */
export function presentPhrase({ id, text, level, created_at }: PhraseRow): OwnPhrase {
  return { id, text, level, created_at: created_at.toISOString() }
}

/** A request in administrators' list, without the student's text. */
export function presentRequest(row: RequestRow): CareRequest {
  return {
    id: row.id,
    student: {
      account_id: row.account_id,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      email_proved: row.email_proved,
      url: pictureUrl(row.picture_key),
    },
    place: row.place,
    handed_over: row.place === 'worry' ? { by: row.coach ?? '', to: row.named } : null,
    created_at: row.created_at.toISOString(),
    answered: row.answered_at && {
      by: row.answerer ?? '',
      at: row.answered_at.toISOString(),
      note: row.answer_note,
    },
    version: row.version,
  }
}

/** A worry for the coach who handed it over, without the staff's note. */
export function presentWorry(row: WorryRow): Worry {
  return {
    id: row.id,
    text: row.text,
    created_at: row.created_at.toISOString(),
    to: row.to,
    read: row.read_at && { by: row.reader ?? '', at: row.read_at.toISOString() },
    closed: row.answered_at && { by: row.answerer ?? '', at: row.answered_at.toISOString() },
  }
}
