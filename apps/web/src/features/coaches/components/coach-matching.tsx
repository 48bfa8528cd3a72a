import type { OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import { COACH_CODE_KINDS } from '@shinequo/domain/matching/codes'
import * as messages from '@shinequo/messages/web/coaches'
import * as codes from '@shinequo/messages/web/matching-codes'
import { Card } from '../../../components/ui/card.tsx'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { savedCodes } from '../own-codes.ts'

/** What matching uses of a coach, in words, for the administrator who approves them. */
export function CoachMatching({ page }: { readonly page: OwnCoachProfile }) {
  const nameOfSchool = useSchoolNames([page.school])
  const said = COACH_CODE_KINDS.map(
    (kind) =>
      [messages.SAID_BY_KIND[kind], savedCodes(page, kind).map((code) => codes.CODE_NAMES[code])] as const,
  )
  const facts = [...said, [messages.ownCollege, page.school ? [nameOfSchool(page.school)] : []] as const]
  const given = facts.filter(([, values]) => values.length > 0)
  return (
    <Card aria-labelledby="coach-matching">
      <h2 id="coach-matching" className="text-xl font-bold tracking-snug">
        {messages.whatMatchingReads}
      </h2>
      <p className="mb-4 mt-1 max-w-[66ch] text-sm text-muted">
        {messages.notOnThePage(page.profile.user.first_name)}
      </p>
      {given.length === 0 ? (
        <p className="text-muted">{messages.nothingTicked}</p>
      ) : (
        <dl className="grid gap-3 text-sm">
          {given.map(([name, values]) => (
            <div key={name} className="grid gap-x-4 tablet:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="text-muted">{name}</dt>
              <dd className="font-strong [overflow-wrap:anywhere]">{messages.answers(values)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
