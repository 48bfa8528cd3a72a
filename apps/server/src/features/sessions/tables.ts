import type { Generated } from 'kysely'

export interface SessionsTables {
  coach_notes: {
    id: string
    coach_id: string
    student_profile_id: string
    booking_id: string | null
    text: string
    shared: boolean
    version: Generated<number>
    created_at: Date
    updated_at: Date
    /** When it was last shared, and when its student last saw it. */
    shared_at: Date | null
    seen_at: Date | null
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
