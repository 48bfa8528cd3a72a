import { lazy } from 'react'
import { loadOnline } from '../lib/load-online.ts'

/** What shows that somebody uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Resolves when the page is first used. */
const used = () =>
  new Promise<void>((resolve) => {
    const options = { once: true, passive: true }
    for (const sign of SIGNS) addEventListener(sign, () => resolve(), options)
  })

/** Announces a shared note. Loaded when the page is first used, so that the first visit stays light. */
export const LazyNote = lazy(() =>
  used().then(() => loadOnline(() => import('../features/sessions/components/new-note.tsx'))),
)
