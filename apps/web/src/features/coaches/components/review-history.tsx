import type { ReviewedCoach } from '@shinequo/contract/coaches/review'
import { momentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/coach-review'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'

/** What was asked, sent and decided in a coach's review, newest first. */
export function ReviewHistory({ history }: Pick<ReviewedCoach, 'history'>) {
  if (history.length === 0) return null
  const zone = ownZone()
  return (
    <Card aria-labelledby="history">
      <CardHead id="history" title={messages.history} />
      <ol aria-labelledby="history">
        {history.map(({ action, at, by, words }) => (
          <li key={`${action} ${at}`} className="grid gap-0.5 border-t border-line py-3 first:border-t-0">
            <p className="font-strong">{messages.STEPS[action]}</p>
            <p className="text-sm text-muted">
              {messages.byAt(by || messages.deletedAccount, momentText(Date.parse(at), zone))}
            </p>
            {words !== '' && (
              <p {...OF_A_PERSON} className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
                {words}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
