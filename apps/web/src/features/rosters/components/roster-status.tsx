import { ROSTER_RESULTS, type RosterImport } from '@shinequo/contract/rosters'
import { number } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/rosters'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { refusedRowsFile, useConfirmRoster } from '../api/admin.ts'
import { RosterQuestion } from './roster-question.tsx'
import { StopDialog } from './stop-dialog.tsx'

/** The state of an import, how many rows have each result, and the available actions. */
export function RosterStatus({ roster }: { readonly roster: RosterImport }) {
  const refused = refusedCount(roster)
  return (
    <Card aria-label={messages.whereItStands} className="grid gap-5">
      <Stand roster={roster} />
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
        {ROSTER_RESULTS.filter((result) => roster.counts[result] > 0).map((result) => (
          <div key={result}>
            <dt className="text-sm text-muted">{messages.RESULTS[result]}</dt>
            <dd className="text-xl font-bold tabular-nums">{number(roster.counts[result])}</dd>
          </div>
        ))}
      </dl>
      {roster.rows_kept && refused > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{messages.refusedRows(refused)}</p>
          <DownloadButton kind="quiet" fileName="refused-rows.csv" load={() => refusedRowsFile(roster.id)}>
            {messages.downloadRefused}
          </DownloadButton>
        </div>
      )}
    </Card>
  )
}

/** How many rows invite nobody. */
function refusedCount({ counts }: RosterImport): number {
  return counts.has_account + counts.already_invited + counts.twice + counts.not_valid
}

function Stand({ roster }: { readonly roster: RosterImport }) {
  const { state, counts } = roster
  switch (state) {
    case 'checked':
      return <RosterQuestion roster={roster} />
    case 'writing':
      return <Progress roster={roster} />
    case 'done':
      return (
        <div className="grid justify-items-start gap-4">
          <Note tone="success" className="w-full">
            {counts.invited === 0 ? messages.doneWithNobody : messages.done(counts.invited)}
          </Note>
          <ButtonLink kind="quiet" to="/admin/people/invitations">
            {messages.seeInvitations}
          </ButtonLink>
        </div>
      )
    case 'cancelled':
      return (
        <Note tone="info">
          {counts.invited === 0 ? messages.stoppedWithNobody : messages.stopped(counts.invited)}
        </Note>
      )
    case 'abandoned':
      return <Note tone="info">{messages.abandoned}</Note>
  }
}

/**
 * After this long without progress an import may have been interrupted: a batch takes a second or two. In milliseconds.
 */
const STALL_MS = 15_000

function Progress({ roster: { id, written, to_write } }: { readonly roster: RosterImport }) {
  const [stopping, setStopping] = useState(false)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-strong tracking-snug">{messages.inviting}</h2>
          <p className="text-sm tabular-nums text-muted">{messages.invitedOfSoFar(written, to_write)}</p>
        </div>
        <Button kind="danger" onClick={() => setStopping(true)}>
          {messages.stop}
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={messages.invitations}
        aria-valuemin={0}
        aria-valuemax={Math.max(1, to_write)}
        aria-valuenow={written}
        aria-valuetext={messages.invitedOf(written, to_write)}
        className="h-2.5 overflow-hidden rounded-full bg-line"
      >
        <span
          className="block h-full rounded-full bg-primary transition-[width]"
          style={{ width: `${(100 * written) / Math.max(1, to_write)}%` }}
        />
      </div>
      <Stalled key={written} id={id} />
      {stopping && <StopDialog id={id} onClose={() => setStopping(false)} />}
    </div>
  )
}

/** After STALL_MS without progress, offers to resume the import. */
function Stalled({ id }: { readonly id: string }) {
  const [still, setStill] = useState(false)
  const goOn = useConfirmRoster(id)
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), STALL_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!still) return null
  return (
    <Note tone="amber">
      <p className="mb-2">{goOn.isSuccess ? messages.goesOnSoon : messages.stalled}</p>
      {goOn.error && <p className="mb-2">{messageOf(goOn.error)}</p>}
      <Button
        kind="quiet"
        size="small"
        busy={goOn.isPending}
        onClick={() => goOn.mutate({ encoding_confirmed: true })}
      >
        {messages.goOn}
      </Button>
    </Note>
  )
}
