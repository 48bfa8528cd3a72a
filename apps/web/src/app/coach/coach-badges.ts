import * as messages from '@shinequo/messages/web/navigation'
import { useEffect } from 'react'
import { useCoachNotices } from '../../features/notifications/api/coach.ts'
import type { Side } from '../side-navigation.tsx'

/** What is new to a coach, per page that shows it; also the total on the icon of the installed app. */
export function useCoachBadges(): NonNullable<Side['badges']> {
  const { requests = 0, notes = 0, ratings = 0, care = [] } = useCoachNotices().data ?? {}
  const total = requests + notes + ratings + care.length
  useEffect(() => {
    // Not every browser has an icon to mark, and one that refuses to mark it changes nothing else.
    if (total > 0) navigator.setAppBadge?.(total).catch(() => {})
    else navigator.clearAppBadge?.().catch(() => {})
    return () => void navigator.clearAppBadge?.().catch(() => {})
  }, [total])
  return {
    '/coach': { count: requests + ratings, words: messages.newRequestsAndRatings(requests, ratings) },
    '/coach/students': { count: care.length, words: messages.mayNeedCare(care.length) },
    '/coach/sessions': { count: notes, words: messages.newNotes(notes) },
  }
}
