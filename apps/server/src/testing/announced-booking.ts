import { bookingMail } from '../features/bookings/mail/booking.ts'
import { sessionChanged } from '../features/notifications/reminders/service.ts'
import type { Context } from '../plugins/context.ts'
import type { Trx } from '../plugins/database/tables.ts'

/** Writes the mails of a booking that a test inserted, as booking it would, and its reminders. */
export async function announceBooking(context: Context, trx: Trx, bookingId: string): Promise<void> {
  await sessionChanged(context, trx, bookingId, { kind: bookingMail })
}
