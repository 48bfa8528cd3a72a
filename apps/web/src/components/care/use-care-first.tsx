import { hasRiskWords } from '@shinequo/domain/care/risk-words'
import { type ReactNode, useRef, useState } from 'react'
import type { CarePlace } from '../../lib/care.ts'
import { CareDialog, CoachCareDialog } from './care-dialog.tsx'

interface Asked {
  readonly text: string
  readonly settle: (goesOn: boolean) => void
}

interface CareFirst {
  /**
   * Whether what is about to be sent may go on its way: at once where it has no words of danger or their card was seen
   * before, else as the writer decides in the card. `always` shows the card whatever the words.
   */
  readonly first: (texts: readonly string[], always?: boolean) => Promise<boolean>
  /** The card, while it is open. Stands anywhere in the page. */
  readonly dialog: ReactNode
}

/**
 * Shows whoever writes words of danger where help is, before they are sent; a coach, what to do. Asks nobody else: the
 * words are looked at in this browser. Nothing that was written is touched.
 */
export function useCareFirst(place: CarePlace | 'coach_note'): CareFirst {
  const [asked, setAsked] = useState<Asked>()
  const seen = useRef(new Set<string>())

  function first(texts: readonly string[], always = false): Promise<boolean> {
    const text = texts.filter((one) => one.trim() !== '' && (always || hasRiskWords(one))).join('\n\n')
    if (text === '' || (!always && seen.current.has(text))) return Promise.resolve(true)
    return new Promise((decided) => {
      const settle = (goesOn: boolean) => {
        if (goesOn) seen.current.add(text)
        else requestAnimationFrame(focusWords)
        setAsked(undefined)
        decided(goesOn)
      }
      setAsked({ text, settle })
    })
  }

  const ways = asked && { onKeep: () => asked.settle(false), onGoOn: () => asked.settle(true) }
  const dialog =
    ways &&
    (place === 'coach_note' ? (
      <CoachCareDialog {...ways} />
    ) : (
      <CareDialog {...ways} place={place} text={asked.text} />
    ))
  return { first, dialog }
}

/** Back to the words, for whoever wants to write on. */
function focusWords(): void {
  const fields = document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    'textarea, input:not([type]), input[type=text]',
  )
  Array.from(fields)
    .find(({ value }) => hasRiskWords(value))
    ?.focus()
}
