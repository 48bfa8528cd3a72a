import type { ErrorParams } from '@shinequo/contract/errors'
import { PICTURE_BYTES } from '@shinequo/contract/profiles'
import { ROSTER_BYTES, ROSTER_ROWS } from '@shinequo/contract/rosters'
import { ADDRESS_LINK_MS } from '@shinequo/domain/accounts/address-link'
import {
  ATTENDANCE_CORRECTION,
  ATTENDANCE_WAIT,
  OBJECTION_WINDOW,
} from '@shinequo/domain/bookings/attendance'
import { INVITATION_MS } from '@shinequo/domain/people/invitation-state'
import { JOIN_WINDOW } from '@shinequo/domain/sessions/session-phase'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MEGABYTE = 1024 * 1024

/** The values in error messages: the limits that the rules themselves use. */
export const ERROR_PARAMS: ErrorParams = {
  room_early: { minutes: JOIN_WINDOW / MINUTE },
  attendance_not_open: { minutes: ATTENDANCE_WAIT / MINUTE },
  attendance_closed: { hours: ATTENDANCE_CORRECTION / HOUR },
  objection_closed: { hours: OBJECTION_WINDOW / HOUR },
  invitation_expired: { days: INVITATION_MS / DAY },
  address_link_expired: { days: ADDRESS_LINK_MS / DAY },
  roster_too_large: { rows: ROSTER_ROWS, megabytes: ROSTER_BYTES / MEGABYTE },
  too_large: { megabytes: PICTURE_BYTES / MEGABYTE },
}
