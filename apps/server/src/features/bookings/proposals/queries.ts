import type { Trx } from '../../../plugins/database/tables.ts'

/** Lets go of what a coach proposes for a booking; answers whether there was anything. */
export async function deleteProposals(trx: Trx, bookingId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('proposed_times')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores the times that a coach proposes for a booking that has no such times. */
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
