import type { MatchingTrial, RunFigures } from '@shinequo/contract/matching/weights'
import * as messages from '@shinequo/messages/web/matching-admin'
import { Link } from 'react-router'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { useSchoolNames } from '../../../lib/school-list.ts'
import {
  type ComparedRow,
  groupName,
  loadRows,
  rankRows,
  type TrialScope,
  trialWords,
} from '../weight-words.ts'
import { ComparedTable } from './compared-table.tsx'

interface TrialResultProps {
  readonly trial: MatchingTrial
  readonly scope: TrialScope
}

/** The result of a trial: who would move, how well the coaches fit, how full they get, and how groups fare. */
export function TrialResult({ trial, scope }: TrialResultProps) {
  const { now, tried, students, of, coaches, no_answers } = trial
  return (
    <div className="grid gap-4 tablet:gap-6">
      <Card aria-labelledby="trial">
        <CardHead id="trial" title={messages.whatWouldChange} />
        <ul className="grid gap-1">
          {trialWords(trial, scope).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {students === 0 && scope === 'waiting' && no_answers > 0 && (
          <p className="mt-1">
            <Link
              to="/admin/matches?list=no_answers"
              className="inline-flex min-h-11 items-center font-strong"
            >
              {messages.seeThem}
            </Link>
          </p>
        )}
        {now.satisfaction !== null && tried.satisfaction !== null && (
          <p className="mt-3">{messages.wishesMet(percent(now.satisfaction), percent(tried.satisfaction))}</p>
        )}
        <p className="mt-3 text-sm text-muted">
          {of > students ? messages.triedOnSome(students, of, coaches) : messages.triedOn(students, coaches)}
        </p>
      </Card>
      {students > 0 && (
        <>
          <Card>
            <ComparedTable caption={messages.byRank} rows={rankRows(now, tried)} />
          </Card>
          <Card>
            <ComparedTable caption={messages.byLoad} rows={loadRows(now, tried)} />
          </Card>
          <Groups now={now} tried={tried} />
        </>
      )}
    </div>
  )
}

const percent = (share: number) => messages.percent(Math.round(100 * share))

function Groups({ now, tried }: { readonly now: RunFigures; readonly tried: RunFigures }) {
  const schools = now.groups.find(({ by }) => by === 'school')?.groups ?? []
  const nameOfSchool = useSchoolNames(schools.map(({ group }) => group).filter((group) => group !== ''))
  return (
    <Card aria-labelledby="fairness" className="grid gap-6">
      <div>
        <CardHead id="fairness" title={messages.fairness} className="mb-2!" />
        <p className="max-w-[66ch] text-sm text-muted">{messages.aboutFairness}</p>
      </div>
      {now.groups.map(({ by, groups }) => {
        const after = tried.groups.find((one) => one.by === by)?.groups ?? []
        const rows = groups.map(({ group, well }, at): ComparedRow => {
          const label = by === 'school' && group !== '' ? nameOfSchool(group) : groupName(by, group)
          return { label, now: well, tried: after[at]?.well ?? null }
        })
        return <ComparedTable key={by} caption={messages.GROUPS[by]} rows={rows} shares />
      })}
    </Card>
  )
}
