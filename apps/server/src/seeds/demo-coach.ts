import type { SCHOOLS } from '@shinequo/contract/schools'
import type { Code } from '@shinequo/domain/matching/codes'
import type { WEEKS } from './demo-hours.ts'
import type { Portrait } from './portraits.ts'

/** A sample coach: nobody who exists. */
export interface DemoCoach {
  readonly name: readonly [first: string, last: string]
  /** City, state or region, IANA zone. */
  readonly place: readonly [city: string, state: string, zone: string]
  readonly focus: string
  readonly languages: string
  /** What matching reads beside focus and languages: how they work, what they have lived, and more that they work on. */
  readonly codes: readonly Code[]
  /** Where they studied, as far as our students do too. */
  readonly school?: keyof typeof SCHOOLS
  /** HTML; '' for the coach without a bio. */
  readonly bio: string
  readonly week: keyof typeof WEEKS
  /** The stars of each piece of feedback, a digit each; '' for a coach whom nobody has rated yet. */
  readonly stars: string
  /** Null for the coach without a picture. */
  readonly portrait: Portrait | null
}
