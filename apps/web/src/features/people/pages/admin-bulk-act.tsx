import { BULK_MOST, type BulkAct } from '@shinequo/contract/people/bulk-acts'
import { timeText } from '@shinequo/messages/times'
import * as people from '@shinequo/messages/web/people'
import * as messages from '@shinequo/messages/web/people-acts'
import * as programme from '@shinequo/messages/web/programme'
import { useRef } from 'react'
import { useLocation, useParams } from 'react-router'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { PendingCard } from '../../../components/ui/pending-card.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useBulkAct, useWorkOnAct } from '../api/admin.ts'
import { BulkTargets } from '../components/bulk-targets.tsx'
import { ReminderMails } from '../components/reminder-mails.tsx'
import { useNoteForm } from '../use-note-form.ts'

/** Where the list is that an act was chosen from, for who comes to it by an address. */
const LISTS = {
  send_again: '/admin/people/invitations',
  approve_matches: '/admin/matches',
  end_matches: '/admin/matches?list=accepted',
} as const

/** The names of these lists, by how their addresses begin. */
const NAMES = [
  ['/admin/people/invitations', people.invitationsTitle],
  ['/admin/matches', people.matches],
  ['/admin/quiet', programme.quietTitle],
] as const

/** /admin/people/acts/{id}: what an act on many would do, its run, its results, and the way back. */
export default function AdminBulkAct() {
  const { id = '' } = useParams()
  const query = useBulkAct(id)
  const act = query.data
  const from: unknown = useLocation().state?.from
  const path =
    typeof from === 'string' ? from : (act && LISTS[act.act as keyof typeof LISTS]) || '/admin/people'
  const [, list] = NAMES.find(([start]) => path.startsWith(start)) ?? [null, people.title]
  return (
    <>
      <BackLink to={path}>{list}</BackLink>
      <PageHead {...(act && { lede: messages.ACTS[act.act].means })}>
        {act ? messages.ACTS[act.act].title : people.title}
      </PageHead>
      {act ? (
        <div className="grid gap-4 tablet:gap-6">
          {act.act === 'remind' ? <Reminders act={act} /> : <Progress act={act} />}
          <BulkTargets act={act} />
        </div>
      ) : (
        <PendingCard query={query} failure={messages.actDidNotLoad} />
      )}
    </>
  )
}

/** An act that reminds, with its mails. What was typed into them is saved before they are sent. */
function Reminders({ act }: { readonly act: BulkAct }) {
  const form = useNoteForm(act)
  return (
    <>
      <Progress act={act} before={form.save} />
      <ReminderMails note={act.note} form={act.own && !act.started ? form : null} />
    </>
  )
}

interface ProgressProps {
  readonly act: BulkAct
  /** Called before it starts, which it does not if this resolves to false. */
  readonly before?: () => Promise<boolean>
}

function Progress({ act, before }: ProgressProps) {
  const work = useWorkOnAct(act.id)
  const now = useNow()
  const { counts, started, undoing, undo_until, capacity, school } = act
  const words = messages.ACTS[act.act]
  const nameOfSchool = useSchoolNames(school === null ? [] : [school])
  const busy = work.isPending
  const status = useRef<HTMLParagraphElement>(null)
  // The pressed button is removed when it is done.
  const start = async (step: 'run' | 'undo') => {
    if (before && !started && !(await before())) return
    work.mutate(step, { onSuccess: () => focusAfterDialog(() => status.current) })
  }
  const left = counts.planned + counts.taken
  const all = left + counts.done + counts.failed + counts.undone + counts.kept
  const doing = undoing ? counts.undone + counts.kept : all - left
  const mayUndo = undo_until !== null && (undoing || Date.parse(undo_until) > now)
  return (
    <Card className="grid justify-items-start gap-4">
      <div className="grid w-full gap-1">
        <p ref={status} tabIndex={-1} role="status" className="text-lg font-strong tracking-snug">
          {started
            ? undoing
              ? messages.undone(counts.undone)
              : words.did(counts.done)
            : left === 0
              ? messages.nobodyToAct
              : words.will(left)}
        </p>
        {capacity !== null && <p className="text-sm text-muted">{messages.capacityOf(capacity)}</p>}
        {school !== null && (
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {messages.schoolOf(nameOfSchool(school))}
          </p>
        )}
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{messages.whyDone(act.reason)}</p>
      </div>
      <Reasons act={act} />
      {act.more && <Note tone="amber">{messages.moreThanAllowed(BULK_MOST)}</Note>}
      {busy && (
        <div className="grid w-full gap-2">
          <p className="text-sm tabular-nums text-muted">{messages.working(doing, all)}</p>
          <div
            role="progressbar"
            aria-label={messages.progress}
            aria-valuemin={0}
            aria-valuemax={Math.max(1, all)}
            aria-valuenow={doing}
            className="h-2.5 overflow-hidden rounded-full bg-line"
          >
            <span
              className="block h-full rounded-full bg-primary transition-[width]"
              style={{ width: `${(100 * doing) / Math.max(1, all)}%` }}
            />
          </div>
        </div>
      )}
      {work.error && <Note tone="danger">{messageOf(work.error)}</Note>}
      {started && !busy && !undoing && left > 0 && <Note tone="amber">{messages.stoppedAt}</Note>}
      <div className="flex flex-wrap items-center gap-3">
        {left > 0 && !undoing && (
          <Button busy={busy} onClick={() => void start('run')}>
            {started ? messages.goOn : words.run(left)}
          </Button>
        )}
        {mayUndo && left === 0 && (
          <Button kind="quiet" busy={busy} onClick={() => void start('undo')}>
            {messages.undo}
          </Button>
        )}
        <p className="text-sm text-muted">
          {mayUndo && undo_until !== null && !undoing
            ? messages.undoUntil(timeText(Date.parse(undo_until), ownZone()))
            : !started && left > 0
              ? words.undo
              : ''}
        </p>
      </div>
    </Card>
  )
}

/** Why some are left out, failed or stayed. */
function Reasons({ act: { counts, codes } }: { readonly act: BulkAct }) {
  if (codes.length === 0) return null
  const title = counts.kept > 0 ? messages.stayed : counts.failed > 0 ? messages.notDone : messages.leftOut
  return (
    <div className="text-sm">
      <p className="font-strong">{title(counts.kept || counts.failed + counts.left_out)}</p>
      <ul className="mt-1 grid gap-1 text-muted">
        {codes.map(({ code, count }) => (
          <li key={code}>{messages.codeWithCount(code, count)}</li>
        ))}
      </ul>
    </div>
  )
}
