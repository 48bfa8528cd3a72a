import { FOCUS_NAMES_IN_EACH } from '@shinequo/messages/focus-names'
import * as messages from '@shinequo/messages/web/focus-names'
import { shownText } from './shown-text.ts'

/** A coach's topics as a form shows them (`shownText`). */
export const focusText = (written: string): string =>
  shownText(
    written,
    messages.FOCUS_NAMES,
    FOCUS_NAMES_IN_EACH,
    messages.topicAfterOthers,
    messages.betweenTopics,
  )
