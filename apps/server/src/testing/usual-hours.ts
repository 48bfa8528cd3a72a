import type { HoursDraft } from '@shinequo/contract/availability/hours'

/** What coaches save who change nothing but their weekly hours: the defaults of a new coach. */
export const USUAL_HOURS: Omit<HoursDraft, 'weekly_hours'> = {
  overrides: [],
  minimum_notice_minutes: 120,
  horizon_days: 21,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  max_per_day: null,
  max_per_week: null,
  accepts_students: true,
}
