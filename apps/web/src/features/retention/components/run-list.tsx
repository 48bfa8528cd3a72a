import type { RetentionRule, RetentionRun } from '@shinequo/contract/retention'
import { momentText } from '@shinequo/messages/times'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useRunRetention } from '../api/admin.ts'
import { KINDS, removedText, rowsText } from './retention-words.ts'

interface RunListProps {
  readonly runs: readonly RetentionRun[]
  readonly rules: readonly RetentionRule[]
}

/** What went in the last runs, and the way to begin one now. */
export function RunList({ runs, rules }: RunListProps) {
  const [asking, setAsking] = useState(false)
  const goesOn = runs.some((run) => run.finished_at === null)
  return (
    <Card flush aria-labelledby="retention-runs" className="mt-5">
      <div className="px-5 pt-4 tablet:px-6">
        <CardHead
          id="retention-runs"
          title="What went"
          action={
            <Button kind="quiet" size="small" busy={goesOn} onClick={() => setAsking(true)}>
              Run now
            </Button>
          }
        />
      </div>
      {runs.length === 0 ? (
        <EmptyState art="nothing-here" title="Nothing has gone yet" level="h3">
          The first run is tonight, at 3:30 UTC.
        </EmptyState>
      ) : (
        <ol aria-label="Runs">
          {runs.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </ol>
      )}
      {asking && <RunNow rules={rules} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function Run({ run }: { readonly run: RetentionRun }) {
  const removed = removedText(run)
  return (
    <li className="border-t border-line px-5 py-3 text-sm tablet:px-6">
      <p className="text-muted">
        <time dateTime={run.begun_at}>{momentText(Date.parse(run.begun_at), ownZone())}</time>
        {run.by_hand && ', by hand'}
      </p>
      <p className="tabular-nums">
        {run.finished_at === null ? 'Still running' : removed === '' ? 'Nothing had to go' : removed}
      </p>
    </li>
  )
}

function RunNow({ rules, onClose }: Pick<RunListProps, 'rules'> & { readonly onClose: () => void }) {
  const run = useRunRetention()
  const due = KINDS.flatMap((kind) => rules.filter((rule) => rule.kind === kind && rule.due > 0))
  return (
    <AskDialog
      title="Run now?"
      description={
        due.length === 0
          ? 'Nothing has to go now.'
          : 'This removes for good what the next night would remove:'
      }
      act="Run now"
      keep="Not now"
      busy={run.isPending}
      error={run.error}
      onAct={() =>
        run.mutate(undefined, {
          onSuccess: () => {
            toast.success('The run has begun.')
            onClose()
          },
        })
      }
      onClose={onClose}
    >
      {due.length > 0 && (
        <ul className="list-disc ps-5 text-sm">
          {due.map((rule) => (
            <li key={rule.kind}>{rowsText(rule.kind, rule.due)}</li>
          ))}
        </ul>
      )}
    </AskDialog>
  )
}
