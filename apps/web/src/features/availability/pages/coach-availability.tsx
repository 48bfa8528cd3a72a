import type { CoachHours, HoursDraft } from '@shinequo/contract/availability/hours'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { zoneName } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/availability-hours'
import * as navigation from '@shinequo/messages/web/navigation'
import { Redo2, Undo2 } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useMemo } from 'react'
import toast from 'react-hot-toast'
import { EditBar } from '../../../components/ui/action-bar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TabList } from '../../../components/ui/tab-list.tsx'
import { pageDirection } from '../../../lib/direction.ts'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useHours, useSaveHours } from '../api/coach.ts'
import { DaysOff } from '../components/days-off.tsx'
import { ConflictNote, OutsideSessions } from '../components/hours-notes.tsx'
import { HoursRules } from '../components/hours-rules.tsx'
import { HoursWeek } from '../components/hours-week.tsx'
import { StudentsView } from '../components/students-view.tsx'
import { WhyNot } from '../components/why-not.tsx'
import { useHoursDraft } from '../use-hours-draft.ts'

/** /coach/availability */
export default function CoachAvailabilityPage() {
  const { data, error, refetch, isFetching } = useHours()
  return (
    <>
      <PageHead lede={messages.lede}>{navigation.availability}</PageHead>
      {data !== undefined ? (
        <Availability hours={data} onStale={() => void refetch()} />
      ) : error !== null ? (
        <Card>
          <ErrorState
            level="h2"
            title={messages.hoursDidNotLoad}
            message={messageOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <Card>
          <Waiting>{messages.loading}</Waiting>
          <Skeleton className="mt-4 h-12 w-72" />
          <Skeleton className="mt-4 h-170" />
        </Card>
      )}
    </>
  )
}

interface AvailabilityProps {
  readonly hours: CoachHours
  /** Somebody has saved a newer version. */
  readonly onStale: () => void
}

function Availability({ hours, onStale }: AvailabilityProps) {
  const now = useNow()
  const zone = hours.time_zone
  const today = localDate(now, zone)
  const edit = useHoursDraft(hours, today)
  const saving = useSaveHours()
  // A stale draft has its own note, which shows the newest hours next to it.
  const failure = isStale(saving.error) ? null : saving.error
  const text = useSettled(JSON.stringify(edit.draft))
  const draft = useMemo(() => JSON.parse(text) as HoursDraft, [text])

  async function save() {
    try {
      await saving.mutateAsync({ ...edit.draft, version: edit.version })
      edit.forget()
      toast.success(messages.hoursSaved)
    } catch (error) {
      if (isStale(error)) onStale()
    }
  }

  return (
    <>
      {edit.conflict && (
        <ConflictNote
          newest={edit.saved}
          own={edit.draft}
          onKeepOwn={edit.keepOwn}
          onTakeNewest={edit.discard}
        />
      )}
      <OutsideSessions hours={hours} />
      {failure !== null && (
        <Note tone="danger" className="mb-5">
          {messages.notSaved(messageOf(failure))}
        </Note>
      )}
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-6">
          <Card aria-label={messages.hours}>
            <Tabs.Root dir={pageDirection()} defaultValue="every-week">
              <TabList label={messages.whichHours} tabs={TABS} />
              <Tabs.Content value="every-week">
                <Lede>{messages.everyWeekLede(zoneName(zone))}</Lede>
                <HoursWeek
                  hours={hours}
                  draft={edit.draft}
                  today={today}
                  of="every-week"
                  onChange={edit.change}
                  onUndo={() => edit.undo?.()}
                />
              </Tabs.Content>
              <Tabs.Content value="dates">
                <Lede>{messages.thisWeekLede(zoneName(zone))}</Lede>
                <HoursWeek
                  hours={hours}
                  draft={edit.draft}
                  today={today}
                  of="dates"
                  onChange={edit.change}
                  onUndo={() => edit.undo?.()}
                />
              </Tabs.Content>
              <Tabs.Content value="days-off">
                <Lede>{messages.daysOffLede}</Lede>
                <DaysOff hours={hours} now={now} />
              </Tabs.Content>
            </Tabs.Root>
          </Card>
          <HoursRules draft={edit.draft} onChange={edit.change} />
        </div>
        <div className="grid min-w-0 gap-6 tablet:max-desk:grid-cols-2">
          <StudentsView draft={draft} approved={hours.approved} now={now} ownZone={zone} />
          <WhyNot draft={draft} sessions={hours.sessions} now={now} zone={zone} />
        </div>
      </div>
      <EditBar>
        <IconButton label={actions.undo} disabled={edit.undo === null} onClick={() => edit.undo?.()}>
          <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </IconButton>
        <IconButton label={actions.redo} disabled={edit.redo === null} onClick={() => edit.redo?.()}>
          <Redo2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </IconButton>
        <p role="status" className="order-first w-full text-sm text-muted tablet:order-none tablet:w-auto">
          {edit.dirty ? messages.notSavedYet : messages.allSaved}
        </p>
        {edit.dirty && (
          <Button kind="ghost" onClick={edit.discard}>
            {actions.discard}
          </Button>
        )}
        <Button
          className="ms-auto"
          busy={saving.isPending}
          disabled={!edit.dirty || edit.conflict}
          onClick={save}
        >
          {messages.saveHours}
        </Button>
      </EditBar>
    </>
  )
}

/** Whether somebody saved other hours since the draft was begun. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'version_conflict'
}

const TABS = [
  ['every-week', messages.everyWeek],
  ['dates', messages.thisWeek],
  ['days-off', messages.daysOff],
] as const

function Lede({ children }: { readonly children: string }) {
  return <p className="mb-3 max-w-[66ch] text-sm text-muted">{children}</p>
}
