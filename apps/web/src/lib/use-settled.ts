import { useEffect, useState } from 'react'

/** How long one pauses before a search begins. */
const PAUSE_MS = 250

/** What was typed, once the typing has paused. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
