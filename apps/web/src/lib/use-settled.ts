import { useEffect, useState } from 'react'

/** How long a person rests before the server is asked, in milliseconds. */
const PAUSE_MS = 250

/** What was typed or painted, once the person has rested. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
