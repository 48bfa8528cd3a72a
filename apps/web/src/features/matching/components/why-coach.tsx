import type { MatchRequest } from '@shinequo/contract/matching'
import { proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/matching'
import { Check } from 'lucide-react'
import { Card } from '../../../components/ui/card.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { reasonWords } from '../../../lib/reason-words.ts'
import { ChangeAnswers } from './change-answers.tsx'

/** 'Why Amara': since when and how the student is matched with a coach, and the reasons. */
export function WhyCoach({ match }: { readonly match: MatchRequest }) {
  const { created_at, from_user_profile, from_answers } = match
  const reasons = reasonWords(match.reason_codes)
  const name = from_user_profile.user.first_name
  const day = proseDateText(Date.parse(created_at), ownZone())
  return (
    <Card aria-labelledby="why-coach">
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="why-coach" className="text-xl font-bold tracking-snug [overflow-wrap:anywhere]">
          {messages.whyCoach(name)}
        </h2>
        <ChangeAnswers />
      </div>
      <p className="max-w-[70ch] text-sm text-muted [overflow-wrap:anywhere]">
        {/* The answers led to a match only if they gave reasons. */}
        {from_answers && reasons.length > 0
          ? messages.matchedFromAnswers(day)
          : messages.chosenByProgramme(day, name)}
      </p>
      {reasons.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {reasons.map((reason) => (
            <li key={reason} className="flex max-w-[70ch] items-start gap-3 [overflow-wrap:anywhere]">
              <Check aria-hidden="true" strokeWidth={2} className="mt-1 size-4.5 shrink-0 text-success" />
              <span className="min-w-0">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
