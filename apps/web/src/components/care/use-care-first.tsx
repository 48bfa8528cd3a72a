import * as actions from '@shinequo/messages/web/actions'
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CarePlace } from '../../lib/care.ts'
import { loadOnWriting, noteQuietCard, riskLevel, TEXT_FIELDS, wantsQuietCard } from '../../lib/risk-level.ts'
import { LazyPart } from '../ui/lazy-part.tsx'

const loadDialog = () => import('./care-dialog.tsx')
const CareFirstDialog = lazy(loadDialog)

interface Asked {
  readonly text: string
  /** Whether it is the quieter card, for words that may be about a bad week as well as about danger. */
  readonly quiet: boolean
  readonly settle: (goesOn: boolean) => void
}

interface CareFirst {
  /**
   * Resolves to whether the text may be sent: at once if it has no words of danger or their card was shown before, else
   * by the writer's decision in the card. `always` shows the card for any words.
   */
  readonly first: (texts: readonly string[], always?: boolean) => Promise<boolean>
  /** Whether the writer saw the card for the clear words of danger in these texts, and went on. */
  readonly wentOn: (texts: readonly string[]) => boolean
  /** The card while it is open. Render it anywhere in the page; where it is to stand, if it is no dialog. */
  readonly dialog: ReactNode
  /** Closes the open card, as its writer does who keeps editing. */
  readonly keep: (() => void) | undefined
}

const clearWords = (texts: readonly string[]) =>
  texts.filter((one) => riskLevel(one) === 'clear').join('\n\n')

/**
 * Before words of danger are sent, shows their writer where to get help, or what to do if the writer is a coach. Heavy
 * words that may mean danger show students a quieter card, once. The words are checked in this browser and sent to
 * nobody. The text itself is not changed. `beside`: the card is no dialog, but stands beside what goes on. Without a place
 * every text may be sent.
 */
export function useCareFirst(place: CarePlace | 'coach_note' | null, beside = false): CareFirst {
  const [asked, setAsked] = useState<Asked>()
  const seen = useRef(new Set<string>())
  useEffect(() => (place === null ? undefined : loadOnWriting(loadDialog)), [place])

  function ask(text: string, quiet: boolean): Promise<boolean> {
    return new Promise((decided) => {
      const settle = (goesOn: boolean) => {
        if (goesOn && !quiet) seen.current.add(text)
        if (!goesOn) requestAnimationFrame(focusWords)
        setAsked(undefined)
        decided(goesOn)
      }
      setAsked({ text, quiet, settle })
    })
  }

  async function first(texts: readonly string[], always = false): Promise<boolean> {
    if (place === null) return true
    const text = always ? texts.filter((one) => one.trim() !== '').join('\n\n') : clearWords(texts)
    if (text !== '' && (always || !seen.current.has(text))) return await ask(text, false)
    const heavy = place === 'coach_note' ? [] : texts.filter(wantsQuietCard)
    if (text !== '' || heavy.length === 0) return true
    heavy.forEach(noteQuietCard)
    return await ask(heavy.join('\n\n'), true)
  }

  const keep = asked && (() => asked.settle(false))
  const dialog = asked && place !== null && (
    // Nothing is sent before the card was shown: if it does not load, the writer can try again.
    <LazyPart title={actions.thisDidNotLoad}>
      <CareFirstDialog
        place={place}
        text={asked.text}
        quiet={asked.quiet}
        beside={beside}
        onKeep={() => asked.settle(false)}
        onGoOn={() => asked.settle(true)}
      />
    </LazyPart>
  )
  return { first, wentOn: (texts) => seen.current.has(clearWords(texts)), dialog, keep }
}

/** Returns the focus to the words, so that the writer can continue: to clear ones before others. */
function focusWords(): void {
  const fields = Array.from(document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(TEXT_FIELDS))
  const at = (level: ReturnType<typeof riskLevel>) => fields.find(({ value }) => riskLevel(value) === level)
  const words = at('clear') ?? at('maybe')
  words?.focus()
}
