import { useEffect, useState } from 'react'

const MINUTE = 60_000

/**
 * The current time in epoch milliseconds, updated at every full minute, at `next` if that is sooner, and when a hidden
 * page becomes visible.
 */
export function useNow(next: number | null = null): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const minute = (Math.floor(now / MINUTE) + 1) * MINUTE
    const due = next !== null && next > now ? Math.min(minute, next) : minute
    const renew = () => setNow(Date.now())
    const timer = setTimeout(renew, Math.max(due - Date.now(), 0))
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [now, next])

  return now
}
