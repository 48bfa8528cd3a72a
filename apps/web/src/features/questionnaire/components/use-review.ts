import { type ReactNode, useState } from 'react'
import type { Answers } from '../api/student.ts'

/** A look at what answers would do, before they are sent. */
export interface Review {
  readonly answers: Answers
  /** They are on their way. */
  readonly sending: boolean
  readonly onSend: () => void
  /** Back to the questions; nothing is sent and nothing is lost. */
  readonly onBack: () => void
}

interface Asked {
  readonly answers: Answers
  readonly settle: (goesOn: boolean) => void
}

interface Reviewing {
  /** Whether these answers may be sent: at once where nothing is shown before, else as the student decides. */
  readonly first: (answers: Answers) => Promise<boolean>
  /** Ends the look, such as when the answers could not be sent. */
  readonly end: () => void
  /** What is shown in place of the questions, while it is. */
  readonly shown: ReactNode
}

/** Shows `review` before answers are sent; left out: they are sent at once. `onBack` follows when it is left for the questions. */
export function useReview(
  review: ((review: Review) => ReactNode) | undefined,
  sending: boolean,
  onBack: () => void,
): Reviewing {
  const [asked, setAsked] = useState<Asked>()

  function first(answers: Answers): Promise<boolean> {
    if (review === undefined) return Promise.resolve(true)
    return new Promise((settle) => setAsked({ answers, settle }))
  }

  function back() {
    asked?.settle(false)
    setAsked(undefined)
    onBack()
  }

  const shown = asked && {
    answers: asked.answers,
    sending,
    onSend: () => asked.settle(true),
    onBack: back,
  }
  return { first, end: () => setAsked(undefined), shown: shown && review?.(shown) }
}
