import type { CoachHours, HoursDraft } from '@shinequo/contract/availability'
import { useEffect, useMemo, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../../lib/form-draft.ts'
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts'
import { draftOf, fromToday, isSame } from './painted-hours.ts'

const NAME = 'hours'

/** What was painted but not saved yet, and the version of the hours that it was made from. */
interface Painted {
  readonly version: number
  readonly draft: HoursDraft
}

function keptDraft(): Painted | null {
  const { version, draft } = readDraft(NAME) as Partial<Painted>
  return typeof version === 'number' && Array.isArray(draft?.weekly_hours) && Array.isArray(draft.overrides)
    ? { version, draft }
    : null
}

/**
 * The hours as they are being edited: a draft over the saved ones that survives a reload, with undo and redo. When
 * somebody else saves meanwhile, `conflict` is true until one side is chosen; nothing painted is lost.
 */
export function useHoursDraft(hours: CoachHours, today: string) {
  const saved = useMemo(() => draftOf(hours), [hours])
  const [painted, setPainted] = useState(keptDraft)
  const [past, setPast] = useState<readonly HoursDraft[]>([])
  const [future, setFuture] = useState<readonly HoursDraft[]>([])

  const draft = painted ? fromToday(painted.draft, today) : saved
  const dirty = painted !== null && !isSame(draft, saved)
  const conflict = dirty && painted.version !== hours.version

  useEffect(() => {
    if (dirty) keepDraft(NAME, painted)
    else dropDraft(NAME)
  }, [dirty, painted])

  useUnsavedGuard(dirty)

  function show(next: HoursDraft) {
    setPainted({ version: dirty ? painted.version : hours.version, draft: next })
  }

  function forget() {
    setPainted(null)
    setPast([])
    setFuture([])
  }

  function change(next: HoursDraft) {
    if (isSame(next, draft)) return
    setPast([...past, draft])
    setFuture([])
    show(next)
  }

  return {
    draft,
    /** The saved hours, as a draft. */
    saved,
    dirty,
    conflict,
    version: dirty ? painted.version : hours.version,
    change,
    undo:
      past.length === 0
        ? null
        : () => {
            setPast(past.slice(0, -1))
            setFuture([draft, ...future])
            show(past.at(-1)!)
          },
    redo:
      future.length === 0
        ? null
        : () => {
            setFuture(future.slice(1))
            setPast([...past, draft])
            show(future[0]!)
          },
    /** Takes the saved hours again; undo brings back what was painted. */
    discard: () => change(saved),
    /** To be called when the draft has been saved. */
    forget,
    /** Keeps what was painted over the newest hours: saving then replaces them. */
    keepOwn: () => painted && setPainted({ ...painted, version: hours.version }),
  }
}
