import { useEffect } from 'react'
import toast from 'react-hot-toast'

/**
 * Shows `message` as an error toast each time a read fails. `failedAt` is the instant of its last failure, 0 for
 * none; a message that is already on screen is renewed, not doubled.
 */
export function useFailureToast(message: string, failedAt: number): void {
  useEffect(() => {
    if (failedAt > 0) toast.error(message, { id: message })
  }, [message, failedAt])
}
