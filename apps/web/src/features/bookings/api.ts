import { type Booking, createBooking, listBookings } from '@shinequo/contract/bookings'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../lib/api-client.ts'

const BOOKINGS = ['bookings']

/** The own sessions by start, without the cancelled ones. */
export function useBookings() {
  return useQuery({
    queryKey: BOOKINGS,
    queryFn: ({ signal }) => call(listBookings, { signal }),
    refetchOnMount: 'always',
  })
}

/** Asks for the sessions anew where they are shown. */
export function useReloadBookings(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: BOOKINGS }), [queries])
}

/** Turns a claim into a session. The same `key` with the same body gives the first answer again. */
export async function bookClaim(body: BodyInput<typeof createBooking>, key: string): Promise<Booking> {
  return await call(createBooking, { body, headers: { 'Idempotency-Key': key } })
}
