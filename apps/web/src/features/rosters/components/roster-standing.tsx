import type { RosterImport } from '@shinequo/contract/rosters'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { counted } from '../../../lib/counted.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { refusedRowsFile, useConfirmRoster } from '../api/admin.ts'
import { RosterQuestion } from './roster-question.tsx'
import { FATE_WORDS, FATES, refusedCount } from './roster-words.ts'
import { StopDialog } from './stop-dialog.tsx'

/** Where an import stands, how many rows have which fate, and what can be done. */
export function RosterStanding({ roster }: { readonly roster: RosterImport }) {
  const refused = refusedCount(roster)
  return (
    <Card aria-label="Where it stands" className="grid gap-5">
      <Stand roster={roster} />
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
        {FATES.filter((fate) => roster.counts[fate] > 0).map((fate) => (
          <div key={fate}>
            <dt className="text-sm text-muted">{FATE_WORDS[fate]}</dt>
            <dd className="text-xl font-bold tabular-nums">{roster.counts[fate].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {roster.rows_kept && refused > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
            {counted(refused, 'row invites', 'rows invite')} nobody. Correct them in the file, and import it
            again: nobody is invited twice.
          </p>
          <DownloadButton kind="quiet" fileName="refused-rows.csv" load={() => refusedRowsFile(roster.id)}>
            Download these rows
          </DownloadButton>
        </div>
      )}
    </Card>
  )
}

function Stand({ roster }: { readonly roster: RosterImport }) {
  const { state, counts } = roster
  const invited = counted(counts.invited, 'person', 'people')
  switch (state) {
    case 'checked':
      return <RosterQuestion roster={roster} />
    case 'writing':
      return <Progress roster={roster} />
    case 'done':
      return (
        <div className="grid justify-items-start gap-4">
          <Note tone="success" className="w-full">
            {counts.invited === 0
              ? 'Done. There was nobody to invite any more.'
              : `Done. ${invited} ${counts.invited === 1 ? 'is' : 'are'} invited, and the mails are on their way.`}
          </Note>
          <ButtonLink kind="quiet" to="/admin/people/invitations">
            See the invitations
          </ButtonLink>
        </div>
      )
    case 'cancelled':
      return (
        <Note tone="info">
          {counts.invited === 0
            ? 'This import was stopped. Nobody was invited.'
            : `This import was stopped. ${invited} had been invited and stay so; nobody else was.`}
        </Note>
      )
    case 'abandoned':
      return <Note tone="info">This import was left alone for a day. Choose the file again to go on.</Note>
  }
}

/** An import that stands still for this long may have been left: a batch takes a second or two. In milliseconds. */
const STALL_MS = 15_000

function Progress({ roster: { id, written, to_write } }: { readonly roster: RosterImport }) {
  const [stopping, setStopping] = useState(false)
  const words = `${written.toLocaleString('en-US')} of ${counted(to_write, 'person', 'people')} invited`
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-strong tracking-snug">Inviting</h2>
          <p className="text-sm tabular-nums text-muted">{words}. You may leave this page.</p>
        </div>
        <Button kind="danger" onClick={() => setStopping(true)}>
          Stop
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label="Invitations"
        aria-valuemin={0}
        aria-valuemax={Math.max(1, to_write)}
        aria-valuenow={written}
        aria-valuetext={words}
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

/** After a while without progress, the way to take an import up again. */
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
      <p className="mb-2">
        {goOn.isSuccess
          ? 'It goes on in a moment.'
          : 'This has stood still for a while. Nobody is invited twice when you let it go on.'}
      </p>
      {goOn.error && <p className="mb-2">{messageOf(goOn.error)}</p>}
      <Button kind="quiet" size="small" busy={goOn.isPending} onClick={() => goOn.mutate(true)}>
        Go on
      </Button>
    </Note>
  )
}
