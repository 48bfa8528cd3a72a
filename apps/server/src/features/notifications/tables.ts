import type { ChosenKind, MailFailure, MailKindName, MailState } from '@shinequo/contract/notifications'
import type { Notice } from '@shinequo/contract/notifications/notices'
import type { MailedNotice } from '@shinequo/domain/notifications/notice-times'
import type { Generated, GeneratedAlways } from 'kysely'

export interface NotificationsTables {
  messages: {
    id: string
    kind: MailKindName
    payload: unknown
    state: MailState
    /** Counts how often it was taken or made due again: only the newest taker stores a result. */
    turn: Generated<number>
    tries: Generated<number>
    failure: MailFailure | null
    reply_code: number | null
    /** The recipient of the last try. */
    account_id: string | null
    invitation_id: GeneratedAlways<string | null>
    booking_id: GeneratedAlways<string | null>
    /** For a reminder: the `calendar_sequence` of the booking that it is about. */
    sequence: GeneratedAlways<number | null>
    created_at: Date
    changed_at: Date
    /** Set exactly while another try is due. Until `taken_until` a process works it; null if none does. */
    next_try_at: Date | null
    taken_until: Date | null
    sent_at: Date | null
    /** The request that caused it, or made it due again, and its place in a trace (W3C Trace Context). */
    request_id: string | null
    traceparent: string | null
  }
  /** Which optional mail an account wants; an account without a row wants all of it. */
  notification_choices: { account_id: string } & Record<ChosenKind, boolean>
  /** Up to when a coach has seen each kind of notice, and until when a mail about it collects more of its kind. */
  coach_notices: {
    coach_id: string
    kind: Notice | MailedNotice
    seen_at: Generated<Date | null>
    mail_due_at: Generated<Date | null>
  }
}
