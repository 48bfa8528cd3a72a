import { useEffect, useState } from 'react'
import { dropDraft, readDraft, storeDraft } from './form-draft.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/** Unsaved edits, and the version of the saved object that they are based on. */
interface Edited<D> {
  readonly version: number
  readonly draft: D
}

interface Options<D> {
  /** The draft's storage name. */
  readonly name: string
  /** The newest saved object as a draft, and its version. */
  readonly saved: D
  readonly version: number
  /** Whether two drafts would save the same. */
  readonly isSame: (one: D, other: D) => boolean
  /** Whether a stored value still has the shape of a draft. */
  readonly isDraft: (kept: Partial<D>) => boolean
  /** Adapts an older draft to what is saved now. */
  readonly fitted: (draft: D) => D
}

/**
 * Edits an object that has a version: a draft over the saved object that survives a reload, with undo and redo. If
 * somebody else saves in the meantime, `conflict` is true until the person chooses a side; no edits are lost.
 */
export function useVersionedDraft<D extends object>(options: Options<D>) {
  const { name, saved, version, isSame, isDraft, fitted } = options
  const [edited, setEdited] = useState<Edited<D> | null>(() => {
    const kept = readDraft(name) as Partial<Edited<D>>
    return typeof kept.version === 'number' && kept.draft && isDraft(kept.draft)
      ? { version: kept.version, draft: kept.draft }
      : null
  })
  const [past, setPast] = useState<readonly D[]>([])
  const [future, setFuture] = useState<readonly D[]>([])
  const [lastMark, setLastMark] = useState<string | null>(null)

  const draft = edited ? fitted(edited.draft) : saved
  const dirty = edited !== null && !isSame(draft, saved)
  const conflict = dirty && edited.version !== version

  useEffect(() => {
    if (dirty) storeDraft(name, edited)
    else dropDraft(name)
  }, [name, dirty, edited])

  useUnsavedGuard(dirty)

  function show(next: D, mark: string | null = null) {
    setLastMark(mark)
    setEdited({ version: dirty ? edited.version : version, draft: next })
  }

  function forget() {
    setEdited(null)
    setPast([])
    setFuture([])
    setLastMark(null)
  }

  /** Consecutive changes with the same `mark`, such as typing into one field, are undone together. */
  function change(next: D, mark: string | null = null) {
    if (isSame(next, draft)) return
    if (mark === null || mark !== lastMark) setPast([...past, draft])
    setFuture([])
    show(next, mark)
  }

  return {
    draft,
    dirty,
    conflict,
    version: dirty ? edited.version : version,
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
    /** Returns to the saved object; undo restores the edits. */
    discard: () => change(saved),
    /** Call this after the draft was saved. */
    forget,
    /** Keeps the edits on top of the newest saved object, which saving then replaces. */
    keepOwn: () => edited && setEdited({ version, draft }),
  }
}
