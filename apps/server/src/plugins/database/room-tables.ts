import type { Generated } from 'kysely'

/** The columns of session rooms, their messages and tickets, a part of `Tables`. */
export interface RoomTables {
  tickets: {
    hash: string
    account_id: string
    /** Null if the request had no sign-in, as in tests. */
    sign_in_id: string | null
    generation: number
    kind: 'room' | 'live'
    /** The session whose room it opens; null for tickets of live pages. */
    booking_id: string | null
    expires_at: Date
  }
  session_rooms: {
    booking_id: string
    /** Null until the coach came. */
    opened_at: Generated<Date | null>
    student_connection: Generated<string | null>
    student_seen_at: Generated<Date | null>
    /** When the student was last seen there; kept when they leave. */
    student_was_at: Generated<Date | null>
    /** When both were last seen there at once. */
    both_were_at: Generated<Date | null>
    coach_connection: Generated<string | null>
    coach_seen_at: Generated<Date | null>
    /** The bytes that the browsers of each side have sent to the other, and those of one second (since 1970). */
    student_sent: Generated<number>
    student_second: Generated<number>
    student_second_sent: Generated<number>
    coach_sent: Generated<number>
    coach_second: Generated<number>
    coach_second_sent: Generated<number>
  }
  room_signals: {
    /** Increases within a session in the order of commits. */
    id: Generated<number>
    booking_id: string
    kind: 'joined' | 'left' | 'relay'
    role: 'student' | 'coach'
    peer: string
    connection: string
    to_peer: string | null
    body: Generated<string>
    created_at: Date
  }
  session_messages: {
    /** Increases within a session in the order of commits. */
    id: Generated<number>
    booking_id: string
    author: 'student' | 'coach'
    /** Identifies the message to the browser that sent it. */
    key: string
    text: string
    sent_at: Date
  }
}
