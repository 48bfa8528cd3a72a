import type { RequestPlace } from '@shinequo/contract/care'
import type { RiskLevel } from '@shinequo/domain/care/risk-phrases'
import type { Generated } from 'kysely'

export interface CareTables {
  care_settings: {
    id: Generated<number>
    number: Generated<string>
    takes_texts: Generated<boolean>
    chat_url: Generated<string>
    emergency_number: Generated<string>
    /** For readers of Spanish; '' for nothing. */
    spanish_chat_url: Generated<string>
    asking_for_spanish: Generated<string>
    protocol: string
    /** For those who read Spanish; '' shows them the other. */
    protocol_es: Generated<string>
    /** '' if the programme names none. */
    contact_email: Generated<string>
    /** When staff are there, in the programme's words. */
    hours: Generated<string>
    /** The number of changes. */
    version: Generated<number>
  }
  care_requests: {
    id: string
    student_profile_id: string
    place: RequestPlace
    text: string
    created_at: Date
    /** The coach who handed over a worry; null for students' own requests, and once that coach has left. */
    coach_id: Generated<string | null>
    /** Of a worry: when somebody opened it first, and who. */
    read_at: Generated<Date | null>
    read_by: Generated<string | null>
    /** Null until somebody has got in touch. */
    answered_at: Generated<Date | null>
    answered_by: Generated<string | null>
    answer_note: Generated<string>
    /** The number of times an answer was given or undone. */
    version: Generated<number>
  }
  /** What the programme adds to the rule of danger. */
  care_phrases: {
    id: string
    text: string
    /** The normalised text. */
    key: string
    level: RiskLevel
    created_at: Date
  }
  /** Mails about all who wait for staff: how many requests each stands for, some of them of unproved accounts. */
  care_digests: {
    due_at: Date
    held_back: number
    unproved: number
    enqueued_at: Generated<Date | null>
  }
  /** To whom a worry was handed over. */
  care_request_staff: { request_id: string; account_id: string }
  /** The administrators whom coaches can name; all of them while it is empty. */
  care_staff: { account_id: string }
}
