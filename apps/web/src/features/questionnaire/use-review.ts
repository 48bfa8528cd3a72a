import { type ReactNode, useState } from 'react'
import type { Answers } from './api/student.ts'

/** A review of what the answers would change, before they are sent. */
export interface Review {
  readonly answers: Answers
  /** They are being sent. */
  readonly sending: boolean
  readonly onSend: () => void
  /** Returns to the questions. Nothing is sent or lost. */
  readonly onBack: () => void
}

interface Asked {
  readonly answers: Answers
  readonly settle: (goesOn: boolean) => void
}

interface Reviewing {
  /** Whether these answers may be sent: immediately without a review, otherwise as the student decides. */
  readonly first: (answers: Answers) => Promise<boolean>
  /** Ends the review, for example when the answers could not be sent. */
  readonly end: () => void
  /** What is shown instead of the questions during a review. */
  readonly shown: ReactNode
}

/**
 * Shows `review` before answers are sent; if left out, they are sent immediately. Calls `onBack` when the student
 * returns to the questions.
 */
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
