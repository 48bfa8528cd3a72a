import { SESSION_MS } from '@shinequo/domain/sessions/session-phase'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Choice } from '../../features/availability/components/slot-picker.tsx'
import { dropDraft, readDraft, storeDraft } from '../../lib/form-draft.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useProfile } from '../../lib/user-state.ts'

export interface BookingDraft extends Choice {
  readonly note: string
}

/**
 * The time and note chosen for a session with one coach, kept across reloads. `?start=` in the URL, an ISO 8601
 * instant, preselects a time. Choosing a time also sets its date.
 */
export function useBookingDraft(coachId: string) {
  const name = `book:${useProfile().id}:${coachId}`
  const [params, setParams] = useSearchParams()
  const wanted = params.get('start')
  const [draft, setDraft] = useState(() => firstDraft(readDraft(name), Date.parse(wanted ?? '')))

  // Removed from the URL once it is applied, so that a later choice survives a reload.
  useEffect(() => {
    if (wanted !== null) setParams({}, { replace: true })
  }, [wanted, setParams])

  function change(part: Partial<BookingDraft>) {
    const next = withDate({ ...draft, ...part })
    setDraft(next)
    storeDraft(name, next)
  }

  return { draft, change, drop: useCallback(() => dropDraft(name), [name]) }
}

function firstDraft(kept: Record<string, unknown>, start: number): BookingDraft {
  const note = typeof kept.note === 'string' ? kept.note : ''
  const time = { start, end: start + SESSION_MS }
  if (start > serverNow()) return withDate({ date: null, time, note })
  return withDate({ ...savedChoice(kept), note })
}

/** The choice in a stored draft, unless it is in the past by now. */
function savedChoice(kept: Record<string, unknown>): Choice {
  const today = localDate(serverNow(), ownZone())
  const date = typeof kept.date === 'string' && kept.date >= today ? kept.date : null
  const { start, end } = (kept.time ?? {}) as Record<string, unknown>
  const stands = typeof start === 'number' && typeof end === 'number' && start > serverNow()
  return { date, time: stands ? { start, end } : null }
}

function withDate(draft: BookingDraft): BookingDraft {
  return draft.time === null ? draft : { ...draft, date: localDate(draft.time.start, ownZone()) }
}
