import { attendSession } from '@shinequo/contract/notifications'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

/** Confirms that the student will come; the session then shows it. */
export function useSayAttending(bookingId: string, onSuccess: () => void) {
  return useChange(() => call(attendSession, { params: { id: bookingId } }), {
    onSuccess,
    invalidates: [['session', bookingId]],
  })
}
