import { useEffect, useState } from 'react'
import { dropDraft, readDraft, storeDraft } from './form-draft.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/** What was edited but not saved yet, and the version of the saved thing that it was made from. */
interface Edited<D> {
  readonly version: number
  readonly draft: D
}

interface Options<D> {
  /** The draft's name among those that a reload keeps. */
  readonly name: string
  /** The newest saved thing as a draft, and its version. */
  readonly saved: D
  readonly version: number
  /** Whether two drafts would be saved alike. */
  readonly isSame: (one: D, other: D) => boolean
  /** Whether what was kept is still of a draft's shape. */
  readonly isDraft: (kept: Partial<D>) => boolean
  /** A draft made earlier, fitted to what is saved now. */
  readonly fitted: (draft: D) => D
}

/**
 * A thing with a version as it is being edited: a draft over the saved one that survives a reload, with undo and redo.
 * When somebody else saves meanwhile, `conflict` is true until one side is chosen; nothing edited is lost.
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

  /** Changes of the same `mark` in a row, such as the letters typed into one field, are undone together. */
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
    /** Takes the saved thing again; undo brings back what was edited. */
    discard: () => change(saved),
    /** To be called when the draft has been saved. */
    forget,
    /** Keeps what was edited over the newest saved thing: saving then replaces that. */
    keepOwn: () => edited && setEdited({ version, draft }),
  }
}
