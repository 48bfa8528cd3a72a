import type { CarePlace } from '@shinequo/contract/care'
import type { Generated } from 'kysely'

/** The columns of disclosures, a part of `Tables`. */
export interface CareTables {
  care_settings: {
    id: Generated<number>
    number: Generated<string>
    takes_texts: Generated<boolean>
    chat_url: Generated<string>
    emergency_number: Generated<string>
    protocol: string
    /** '' if the programme names none. */
    contact_email: Generated<string>
    /** The number of changes. */
    version: Generated<number>
  }
  care_requests: {
    id: string
    student_profile_id: string
    place: CarePlace
    text: string
    created_at: Date
    /** Null until somebody has got in touch. */
    answered_at: Generated<Date | null>
    answered_by: Generated<string | null>
    answer_note: Generated<string>
    /** The number of times an answer was given or undone. */
    version: Generated<number>
  }
}
