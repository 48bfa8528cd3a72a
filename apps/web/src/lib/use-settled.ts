import { useEffect, useState } from 'react'

/** How long a person must pause before the server is called, in milliseconds. */
const PAUSE_MS = 250

/** Debounces what was typed or painted. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
