import type { Generated } from 'kysely'

/** The columns of coaches' notes, a part of `Tables`. */
export interface NoteTables {
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
}
