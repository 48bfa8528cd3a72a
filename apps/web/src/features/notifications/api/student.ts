import { attendSession } from '@shinequo/contract/notifications'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

/** Says that the student will be there, which the session then shows. */
export function useSayAttending(bookingId: string, onSuccess: () => void) {
  return useChange(() => call(attendSession, { params: { id: bookingId } }), {
    onSuccess,
    invalidates: [['session', bookingId]],
  })
}
