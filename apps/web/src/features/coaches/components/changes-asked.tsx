import type { OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import * as messages from '@shinequo/messages/web/coach-review'
import toast from 'react-hot-toast'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { useSendForReview } from '../api/coach.ts'

/** What the programme asks a coach to change, with the button that sends the page for review again. */
export function ChangesAsked({ page }: { readonly page: OwnCoachProfile }) {
  const send = useSendForReview()
  if (!page.changes) return null
  const ready = page.to_do.length === 0
  return (
    <Card aria-labelledby="changes" className="border-s-4 border-s-accent">
      <CardHead id="changes" title={messages.pleaseChange} />
      <p {...OF_A_PERSON} className="max-w-[66ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
        {page.changes.words}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button
          busy={send.isPending}
          disabled={!ready}
          onClick={() =>
            send.mutate(undefined, {
              onSuccess: () => toast.success(messages.sentForReview),
              onError: (error) => toast.error(messageOf(error)),
            })
          }
        >
          {messages.sendAgainForReview}
        </Button>
        <ButtonLink kind="quiet" to="/coach/profile">
          {messages.changeYourPage}
        </ButtonLink>
      </div>
      {!ready && <p className="mt-3 text-sm text-muted">{messages.firstTheSteps}</p>}
    </Card>
  )
}
