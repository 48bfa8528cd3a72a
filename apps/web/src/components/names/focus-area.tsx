import { FOCUS_NAMES_IN_EACH } from '@shinequo/messages/focus-names'
import * as messages from '@shinequo/messages/web/focus-names'
import { NamedList } from './named-list.tsx'

const BETWEEN = { type: 'literal', value: messages.betweenTopics } as const

/** What a coach works on, with topics by their names in the page's language. */
export function FocusArea({ text }: { readonly text: string }) {
  return (
    <NamedList
      text={text}
      names={messages.FOCUS_NAMES}
      inEach={FOCUS_NAMES_IN_EACH}
      afterOthers={messages.topicAfterOthers}
      listed={(topics) =>
        topics.flatMap((value, at) => [...(at === 0 ? [] : [BETWEEN]), { type: 'element' as const, value }])
      }
    />
  )
}
