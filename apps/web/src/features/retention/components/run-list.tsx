import type { RetentionRule, RetentionRun } from '@shinequo/contract/retention'
import { momentText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/retention'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useRunRetention } from '../api/admin.ts'
import { KINDS, removedText, rowsText } from '../retention-words.ts'

interface RunListProps {
  readonly runs: readonly RetentionRun[]
  readonly rules: readonly RetentionRule[]
}

/** What the latest runs removed, and a button to start one now. */
export function RunList({ runs, rules }: RunListProps) {
  const [asking, setAsking] = useState(false)
  const goesOn = runs.some((run) => run.finished_at === null)
  return (
    <Card flush aria-labelledby="retention-runs" className="mt-5">
      <div className="px-5 pt-4 tablet:px-6">
        <CardHead
          id="retention-runs"
          title={messages.whatWent}
          action={
            <Button kind="quiet" size="small" busy={goesOn} onClick={() => setAsking(true)}>
              {messages.runNow}
            </Button>
          }
        />
      </div>
      {runs.length === 0 ? (
        <EmptyState art="nothing-here" title={messages.nothingWentYet} level="h3">
          {messages.firstRun}
        </EmptyState>
      ) : (
        <ol aria-label={messages.runs}>
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
  const begun = <time dateTime={run.begun_at}>{momentText(Date.parse(run.begun_at), ownZone())}</time>
  return (
    <li className="border-t border-line px-5 py-3 text-sm tablet:px-6">
      <p className="text-muted">{run.by_hand ? <Sentence parts={messages.begunByHand(begun)} /> : begun}</p>
      <p className="tabular-nums">
        {run.finished_at === null ? messages.stillRunning : removed || messages.nothingHadToGo}
      </p>
    </li>
  )
}

function RunNow({ rules, onClose }: Pick<RunListProps, 'rules'> & { readonly onClose: () => void }) {
  const run = useRunRetention()
  const due = KINDS.flatMap((kind) => rules.filter((rule) => rule.kind === kind && rule.due > 0))
  return (
    <AskDialog
      title={messages.runNowTitle}
      description={due.length === 0 ? messages.nothingHasToGo : messages.removesForGood}
      act={messages.runNow}
      keep={actions.notNow}
      busy={run.isPending}
      error={run.error}
      onAct={() =>
        run.mutate(undefined, {
          onSuccess: () => {
            toast.success(messages.runHasBegun)
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
