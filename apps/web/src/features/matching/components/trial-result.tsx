import type { MatchingTrial, RunFigures } from '@shinequo/contract/matching/weights'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { ComparedTable } from './compared-table.tsx'
import { type ComparedRow, GROUP_TITLES, groupName, loadRows, moveWords, rankRows } from './weight-words.ts'

/** What a trial found: who would move, how good the coaches are, how full they get, and how groups fare. */
export function TrialResult({ trial }: { readonly trial: MatchingTrial }) {
  const { now, tried, students, of, coaches } = trial
  return (
    <div className="grid gap-4 tablet:gap-6">
      <Card aria-labelledby="trial">
        <CardHead id="trial" title="What would change" />
        <ul className="grid gap-1">
          {moveWords(trial).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {now.satisfaction !== null && tried.satisfaction !== null && (
          <p className="mt-3">
            Wishes met: {percent(now.satisfaction)} now, {percent(tried.satisfaction)} with these weights.
          </p>
        )}
        <p className="mt-3 text-sm text-muted">
          {students} students{of > students && `, drawn from ${of},`} and {coaches} coaches. Nothing has been
          changed.
        </p>
      </Card>
      {students > 0 && (
        <>
          <Card>
            <ComparedTable
              caption="First coaches by their rank for the student"
              rows={rankRows(now, tried)}
            />
          </Card>
          <Card>
            <ComparedTable caption="Coaches by how full they are then" rows={loadRows(now, tried)} />
          </Card>
          <Groups now={now} tried={tried} />
        </>
      )}
    </div>
  )
}

const percent = (share: number) => `${Math.round(100 * share)} %`

function Groups({ now, tried }: { readonly now: RunFigures; readonly tried: RunFigures }) {
  const schools = now.groups.find(({ by }) => by === 'school')?.groups ?? []
  const nameOfSchool = useSchoolNames(schools.map(({ group }) => group).filter((group) => group !== ''))
  return (
    <Card aria-labelledby="fairness" className="grid gap-6">
      <div>
        <CardHead id="fairness" title="Fairness" className="mb-2!" />
        <p className="max-w-[66ch] text-sm text-muted">
          Of each group, how many get one of their three best coaches, to the nearest 5 %. Groups of fewer
          than ten students are not shown, and one more with them, so that nobody can be told apart.
        </p>
      </div>
      {now.groups.map(({ by, groups }) => {
        const after = tried.groups.find((one) => one.by === by)?.groups ?? []
        const rows = groups.map(({ group, well }, at): ComparedRow => {
          const label = by === 'school' && group !== '' ? nameOfSchool(group) : groupName(by, group)
          return { label, now: well, tried: after[at]?.well ?? null }
        })
        return <ComparedTable key={by} caption={GROUP_TITLES[by]} rows={rows} unit="%" />
      })}
    </Card>
  )
}
