import * as messages from '@shinequo/messages/web/coaches'
import { Card } from '../../../components/ui/card.tsx'

/** What a first session is like, step by step. */
export function FirstSession() {
  return (
    <Card aria-labelledby="first-session">
      <h2 id="first-session" className="mb-3 text-xl font-bold tracking-snug">
        {messages.firstSession}
      </h2>
      <ol className="grid gap-4 tablet:grid-cols-2 tablet:gap-x-8">
        {messages.FIRST_SESSION.map(([when, what], index) => (
          <li key={when} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-bold text-on-soft"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <b className="block font-strong">{when}</b>
              <span className="text-sm text-muted">{what}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
