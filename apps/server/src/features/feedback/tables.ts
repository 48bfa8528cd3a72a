import type { Generated } from 'kysely'

export interface FeedbackTables {
  feedback: {
    booking_id: string
    coach_id: string
    coach_rating: number
    rating: number
    experience: Generated<string>
    feedback: Generated<string>
    recommend: number | null
    impact: Generated<string>
    is_video_testimonial_share: Generated<boolean>
    testimonial_link: Generated<string>
    created_at: Date
    /** Random; null if nobody else reads its texts. */
    shared_as: Generated<string | null>
  }
}
