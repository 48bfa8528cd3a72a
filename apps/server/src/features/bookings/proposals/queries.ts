import type { Trx } from '../../../plugins/database/tables.ts'

/** Stores the times that a coach proposes for a booking that has no proposals yet. */
export async function insertProposals(
  trx: Trx,
  bookingId: string,
  times: readonly { readonly start: number; readonly end: number }[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('proposed_times')
    .values(
      times.map(({ start, end }) => ({
        booking_id: bookingId,
        starts_at: new Date(start),
        ends_at: new Date(end),
        proposed_at: now,
      })),
    )
    .execute()
}
