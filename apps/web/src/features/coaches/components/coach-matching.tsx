import type { OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import * as codes from '@shinequo/messages/web/matching-codes'
import { Card } from '../../../components/ui/card.tsx'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { type CoachCodeKind, savedCodes } from './own-codes.ts'

const NAMES: readonly (readonly [kind: CoachCodeKind, name: string])[] = [
  ['focus', 'Works on'],
  ['style', 'How they work'],
  ['language', 'Coaches in'],
  ['experience', 'Has lived'],
]

/** What matching reads of a coach, in words, for whoever decides about one. */
export function CoachMatching({ page }: { readonly page: OwnCoachProfile }) {
  const nameOfSchool = useSchoolNames([page.school])
  const said = NAMES.map(
    ([kind, name]) => [name, savedCodes(page, kind).map((code) => codes.CODE_NAMES[code])] as const,
  )
  const facts = [...said, ['Own college', page.school ? [nameOfSchool(page.school)] : []] as const]
  const given = facts.filter(([, values]) => values.length > 0)
  return (
    <Card aria-labelledby="coach-matching">
      <h2 id="coach-matching" className="text-xl font-bold tracking-snug">
        What matching reads
      </h2>
      <p className="mb-4 mt-1 max-w-[66ch] text-sm text-muted">
        Students do not see this on the page. When {page.profile.user.first_name} is free follows from the
        weekly hours.
      </p>
      {given.length === 0 ? (
        <p className="text-muted">Nothing is ticked yet.</p>
      ) : (
        <dl className="grid gap-3 text-sm">
          {given.map(([name, values]) => (
            <div key={name} className="grid gap-x-4 tablet:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="text-muted">{name}</dt>
              <dd className="font-strong [overflow-wrap:anywhere]">{values.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
