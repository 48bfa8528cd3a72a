import type { listStoriesToReview } from '@shinequo/contract/community'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/community'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useUndoDecision } from '../api/admin.ts'
import { decisionFailure } from './refusal-dialog.tsx'

type Undoable = ReplyOf<typeof listStoriesToReview>['undoable'][number]

interface JustDecidedProps {
  readonly decisions: readonly Undoable[]
  readonly onUndone: () => void
}

/** What the administrator has decided within the last minute, with a button to undo it. */
export function JustDecided({ decisions, onUndone }: JustDecidedProps) {
  const undo = useUndoDecision()
  const ends = decisions.map(({ until }) => Date.parse(until))
  const now = useNow(ends.length === 0 ? null : Math.min(...ends))
  const open = decisions.filter(({ until }) => Date.parse(until) > now)
  if (open.length === 0) return null
  return (
    <Card aria-label={messages.justDecided} className="mb-4">
      <ul className="grid gap-2">
        {open.map(({ id, title, state, version }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              <span className="font-strong">{messages.DECIDED[state]}</span> {title}
            </p>
            <Button
              kind="quiet"
              size="small"
              busy={undo.isPending && undo.variables.id === id}
              aria-label={messages.undoDecision(title)}
              onClick={() =>
                undo.mutate(
                  { id, version },
                  {
                    onSuccess: () => toast.success(messages.takenBack),
                    onError: (error) => toast.error(decisionFailure(error)),
                    onSettled: onUndone,
                  },
                )
              }
            >
              {actions.undo}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">{messages.forOneMinute}</p>
    </Card>
  )
}
