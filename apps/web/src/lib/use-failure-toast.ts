import { useEffect } from 'react'
import toast from 'react-hot-toast'

/**
 * Shows `message` as an error toast each time a read fails. `failedAt` is the time of its last failure, 0 for none. A
 * message that is already on screen is updated, not duplicated.
 */
export function useFailureToast(message: string, failedAt: number): void {
  useEffect(() => {
    if (failedAt > 0) toast.error(message, { id: message })
  }, [message, failedAt])
}
