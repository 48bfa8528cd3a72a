import type { WallStory } from '@shinequo/contract/community'
import * as messages from '@shinequo/messages/web/community'
import { HeartHandshake } from 'lucide-react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSayHelped } from '../api/student.ts'

/**
 * How many students a story helped, and for readers a button that says so or takes it back. The author only sees the
 * count; nobody sees names.
 */
export function ThisHelped({ story }: { readonly story: WallStory }) {
  const { id, title, is_own } = story
  const say = useSayHelped()
  // Shown before the response, which takes it back if it is a refusal.
  const helped = say.isPending ? say.variables.helped : story.helped
  const others = story.helped_count - (story.helped ? 1 : 0)
  const words = is_own ? ownWords(story.helped_count) : messages.helpedWords(helped, others)
  if (is_own && words === '') return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      {!is_own && (
        <Button
          kind={helped ? 'soft' : 'quiet'}
          size="small"
          aria-pressed={helped}
          aria-label={messages.thisHelpedStory(title)}
          busy={say.isPending}
          onClick={() =>
            say.mutate({ id, helped: !helped }, { onError: (error) => toast.error(messageOf(error)) })
          }
        >
          {!say.isPending && <HeartHandshake aria-hidden="true" strokeWidth={1.75} className="size-4.5" />}
          {messages.thisHelped}
        </Button>
      )}
      <p className="text-sm text-muted">{words}</p>
    </div>
  )
}

function ownWords(count: number): string {
  return count === 0 ? '' : messages.itHelped(count)
}
