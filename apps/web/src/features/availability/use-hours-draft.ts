import type { CoachHours, HoursDraft } from '@shinequo/contract/availability/hours'
import { useMemo } from 'react'
import { useAccount } from '../../lib/account.ts'
import { hoursDraft } from '../../lib/hours-draft.ts'
import { useVersionedDraft } from '../../lib/use-versioned-draft.ts'
import { draftOf, fromToday, isSame } from './painted-hours.ts'

const isDraft = ({ weekly_hours, overrides }: Partial<HoursDraft>) =>
  Array.isArray(weekly_hours) && Array.isArray(overrides)

/** The draft of the hours that are being edited. `saved` is the saved version, also as a draft. */
export function useHoursDraft(hours: CoachHours, today: string) {
  const saved = useMemo(() => draftOf(hours), [hours])
  const edit = useVersionedDraft({
    name: hoursDraft(useAccount().id),
    saved,
    version: hours.version,
    isSame,
    isDraft,
    fitted: (draft) => fromToday(draft, today),
  })
  return { ...edit, saved }
}
