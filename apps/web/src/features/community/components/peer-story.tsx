import { reportStoryBody, type WallStory } from '@shinequo/contract/community'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/community'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { dateText } from '../../../lib/calendar-date.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useReportStory } from '../api/student.ts'
import { StoryCard } from './story-card.tsx'
import { ThisHelped } from './this-helped.tsx'

/** The id of a story's card, which gets the focus when there is nothing more to load. */
export function storyId({ id }: Pick<WallStory, 'id'>): string {
  return `story-${id}`
}

/** A story on the wall: the day it was published, whom it helped, and a button to report it. */
export function PeerStory({ story }: { readonly story: WallStory }) {
  const { id, title, tags, published_on, is_own, is_reported } = story
  const [reporting, setReporting] = useState(false)
  return (
    <>
      <StoryCard
        id={storyId(story)}
        title={title}
        content={story.story}
        author=""
        isAnonymous
        tags={tags}
        foot={<ThisHelped story={story} />}
        when={
          <time dateTime={published_on} className="text-muted">
            {dateText(published_on, { month: 'short', day: 'numeric', year: 'numeric' })}
          </time>
        }
        aside={
          is_own ? (
            <Chip tone="primary">{messages.yours}</Chip>
          ) : (
            // The same button before and after reporting, so that the focus stays on it.
            <Button
              kind="ghost"
              size="small"
              className="-me-3.5 aria-disabled:opacity-100!"
              disabled={is_reported}
              aria-label={is_reported ? messages.youReportedStory(title) : messages.reportStory(title)}
              onClick={() => setReporting(true)}
            >
              <Flag aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              {is_reported ? messages.youReported : messages.report}
            </Button>
          )
        }
      />
      {reporting && <ReportDialog id={id} title={title} onClose={() => setReporting(false)} />}
    </>
  )
}

interface ReportDialogProps {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}

function ReportDialog({ id, title, onClose }: ReportDialogProps) {
  const report = useReportStory()
  const care = useCareFirst('report')
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(reportStoryBody, values, messages.fieldErrors),
    before: ({ reason }) => care.first([reason]),
    submit: async ({ reason }) => {
      const { message } = await report.mutateAsync({ id, reason })
      toast.success(message, { duration: 6000 })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.reportTitle}
      description={messages.reportMeans(title)}
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form="report-story" busy={form.busy}>
            {messages.reportAct}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id="report-story" className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
        <TextareaField
          {...form.text('reason')}
          label={messages.whatIsWrong}
          hint={messages.whatIsWrongHint}
          rows={3}
        />
      </form>
      {care.dialog}
    </Dialog>
  )
}
