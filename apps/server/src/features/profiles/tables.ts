import type { SchoolProof } from '@shinequo/contract/schools/proofs'
import type { Generated } from 'kysely'

export interface ProfilesTables {
  student_profiles: {
    id: string
    account_id: string
    school: Generated<string>
    degree: Generated<string>
    course: Generated<string>
    state: Generated<string>
    city: Generated<string>
    language_preference: Generated<string>
    identify_as: Generated<string>
    sex: Generated<string>
    is_international: boolean | null
    is_completed: Generated<boolean>
    /** The coaches of accepted matches see `identify_as`, `sex` and `is_international`. */
    shares_identity: Generated<boolean>
    picture_key: string | null
    /** The school whose wall and feed the student can see; these three are set together. */
    proved_school: Generated<string | null>
    proved_at: Generated<Date | null>
    proved_by: Generated<SchoolProof | null>
    /** Staff have taken a proof back. */
    proof_taken_back: Generated<boolean>
    /** Only people choose coaches for the student. */
    matching_held: Generated<boolean>
    /** When staff last reminded the student to answer the questionnaire; null if they never did. */
    reminded_at: Generated<Date | null>
  }
  /** Each is in `bytes`, or in the bucket under the name `object`. */
  pictures: { key: string; bytes: Uint8Array | null; object: Generated<string | null>; created_at: Date }
}
