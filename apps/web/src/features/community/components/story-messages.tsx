import type { StoryMessage } from '@shinequo/contract/community'
import * as messages from '@shinequo/messages/web/community'
import { ageWords } from '../../../lib/age-words.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'

interface StoryMessagesProps {
  readonly messages: readonly StoryMessage[]
  readonly now: number
}

/** What staff wrote to the author of a story, and the answers; nothing if nobody wrote. */
export function StoryMessages({ messages: list, now }: StoryMessagesProps) {
  if (list.length === 0) return null
  const age = (instant: string) => ageWords(now - Date.parse(instant))
  return (
    <ul
      aria-label={messages.messagesAbout}
      className="grid max-w-[66ch] gap-3 rounded-box border border-line bg-sunken px-4 py-3 text-sm"
    >
      {list.map(({ id, text, by, sent_at, answer, answered_at }) => (
        <li key={id} className="grid gap-1">
          <p className="text-muted">{messages.writtenBySender(by, age(sent_at))}</p>
          <p {...OF_A_PERSON} className="whitespace-pre-line">
            {text}
          </p>
          {answered_at === null ? (
            <p className="text-muted">{messages.noAnswerYet}</p>
          ) : (
            <>
              <p className="mt-1 text-muted">{messages.authorAnswered(age(answered_at))}</p>
              <p {...OF_A_PERSON} className="border-s-2 border-primary ps-3 whitespace-pre-line">
                {answer}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
