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
   * Resolves to whether the text may be sent: at once if it has no words of danger or their card was shown before, else
   * by the writer's decision in the card. `always` shows the card for any words.
   */
  readonly first: (texts: readonly string[], always?: boolean) => Promise<boolean>
  /** The card while it is open. Render it anywhere in the page. */
  readonly dialog: ReactNode
}

/**
 * Before words of danger are sent, shows their writer where to get help, or what to do if the writer is a coach. The
 * words are checked in this browser and sent to nobody. The text itself is not changed.
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

/** Returns the focus to the words, so that the writer can continue. */
function focusWords(): void {
  const fields = document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    'textarea, input:not([type]), input[type=text]',
  )
  Array.from(fields)
    .find(({ value }) => hasRiskWords(value))
    ?.focus()
}
