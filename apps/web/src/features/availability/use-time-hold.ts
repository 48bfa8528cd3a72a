import type { ClaimedSlot } from '@shinequo/contract/availability'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { dropDraft, readDraft, storeDraft } from '../../lib/form-draft.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { claimTime, releaseTime, renewTime, useReloadOpenTimes } from './api/student.ts'
import type { Time } from './open-days.ts'
import { type Hold, TimeHold } from './time-hold.ts'

/** Storage key for the id of this tab's hold, so that it survives a reload. */
const KEPT = 'hold'

interface Holder {
  readonly studentProfile: string
  readonly coachId: string
  /** The booking that is to be moved to the held time. */
  readonly moving?: string
}

/**
 * Holds the chosen time (null: none) while the page is open. The hold is released when the page is left, and again on
 * the first visit after a reload, in case the first release arrives late.
 */
export function useTimeHold(holder: Holder, time: Time | null) {
  const { coachId } = holder
  const reload = useReloadOpenTimes(coachId)
  const [hold] = useState(() => newHold(holder, reload))
  const state = useSyncExternalStore(hold.subscribe, hold.state)
  const chosen = useRef(time)
  const [start, end] = [time?.start, time?.end]

  useEffect(() => {
    chosen.current = start === undefined || end === undefined ? null : { start, end }
    hold.want(chosen.current)
  }, [hold, start, end])

  useEffect(() => {
    // A page restored by the Back button (bfcache) claims its time again.
    const shown = (event: PageTransitionEvent) => event.persisted && hold.want(chosen.current)
    const hidden = () => hold.leave()
    addEventListener('pagehide', hidden)
    addEventListener('pageshow', shown)
    hold.want(chosen.current)
    return () => {
      removeEventListener('pagehide', hidden)
      removeEventListener('pageshow', shown)
      hold.leave()
    }
  }, [hold])

  return { hold, state }
}

function newHold({ studentProfile, coachId, moving }: Holder, reload: () => void): TimeHold {
  const kept = readDraft(KEPT).id
  let before = typeof kept === 'string' ? kept : null
  return new TimeHold(
    {
      claim: async (time) => {
        if (before !== null) await releaseTime(before)
        before = null
        try {
          const claim = await claimTime({
            student_profile: studentProfile,
            mentor_profile: coachId,
            start_time: new Date(time.start).toISOString(),
            end_time: new Date(time.end).toISOString(),
            is_default: false,
            ...(moving !== undefined && { moving }),
          })
          storeDraft(KEPT, { id: claim.id })
          return holdOf(claim)
        } catch (error) {
          reload()
          throw error
        }
      },
      release: async (id) => {
        await releaseTime(id)
        if (readDraft(KEPT).id === id) dropDraft(KEPT)
        reload()
      },
      renew: async (id) => holdOf(await renewTime(id)),
    },
    serverNow,
  )
}

function holdOf({ id, start_time, expires_at, can_renew, notice_minutes }: ClaimedSlot): Hold {
  return {
    id,
    start: Date.parse(start_time),
    expiresAt: Date.parse(expires_at),
    canRenew: can_renew,
    noticeMinutes: notice_minutes,
  }
}
