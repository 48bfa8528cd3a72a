import type { SCHOOLS } from '@shinequo/contract/schools'
import type { Code } from '@shinequo/domain/matching/codes'
import type { CoachSeed } from './coaches.ts'
import type { WEEKS } from './demo-hours.ts'
import type { Portrait } from './portraits.ts'

/** A fictitious coach. Columns that are not named here are taken as they are. */
export interface DemoCoach extends Omit<CoachSeed, 'codes' | 'school'> {
  readonly name: readonly [first: string, last: string]
  /** City, state or region, IANA zone. */
  readonly place: readonly [city: string, state: string, zone: string]
  readonly focus: string
  readonly languages: string
  /** What matching reads in addition to focus and languages: their style, their experience, and further focus areas. */
  readonly codes: readonly Code[]
  /** The school they attended, if it is one of our students' schools. */
  readonly school?: keyof typeof SCHOOLS
  /** HTML; '' for the coach without a bio. */
  readonly bio: string
  readonly week: keyof typeof WEEKS
  /** The stars of each rating, one digit each; '' for a coach without ratings. */
  readonly stars: string
  /** Null for the coach without a picture. */
  readonly portrait: Portrait | null
}
