import type { WEEKS } from './demo-hours.ts'
import type { Portrait } from './portraits.ts'

/** A sample coach: nobody who exists. */
export interface DemoCoach {
  readonly name: readonly [first: string, last: string]
  /** City, state or region, IANA zone. */
  readonly place: readonly [city: string, state: string, zone: string]
  readonly focus: string
  readonly languages: string
  /** HTML; '' for the coach without a bio. */
  readonly bio: string
  readonly week: keyof typeof WEEKS
  /** The stars of each piece of feedback, a digit each; '' for a coach whom nobody has rated yet. */
  readonly stars: string
  /** Null for the coach without a picture. */
  readonly portrait: Portrait | null
}
