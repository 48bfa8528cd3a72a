import { useEffect, useState } from 'react'
import { followJump, onClockChange, serverNow } from './server-clock.ts'

const [SECOND, MINUTE] = [1000, 60_000]

/**
 * The server's current time in epoch milliseconds, updated at every full minute, at `next` if that is sooner, when a
 * hidden page becomes visible, and when the computer's clock turns out to be wrong.
 */
export function useNow(next: number | null = null): number {
  const [now, setNow] = useState(serverNow)

  useEffect(() => {
    const minute = (Math.floor(now / MINUTE) + 1) * MINUTE
    const due = next !== null && next > now ? Math.min(minute, next) : minute
    const renew = () => setNow(serverNow())
    const look = () => {
      renew()
      void followJump()
    }
    const timer = setTimeout(look, Math.max(due - serverNow(), 0))
    document.addEventListener('visibilitychange', look)
    const stop = onClockChange(renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [now, next])

  return now
}

/** Like `useNow`, updated every second, for what counts down. */
export function useSeconds(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const renew = () => setNow(serverNow())
    const timer = setInterval(renew, SECOND)
    // A page that was suspended must not show an old count.
    document.addEventListener('visibilitychange', renew)
    const stop = onClockChange(renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
      stop()
    }
  }, [])
  return now
}
