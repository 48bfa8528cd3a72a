import { feedbackBody } from '@shinequo/contract/feedback'
import * as actions from '@shinequo/messages/web/actions'
import * as failures from '@shinequo/messages/web/errors'
import * as messages from '@shinequo/messages/web/feedback'
import { type ReactNode, useId } from 'react'
import toast from 'react-hot-toast'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { RatingInput } from '../../../components/ui/rating-input.tsx'
import { ScaleField } from '../../../components/ui/scale-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { ApiError, serverMessageOr } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useSendFeedback } from '../api/student.ts'
import { EMPTY_FEEDBACK, feedbackOf } from '../feedback-payload.ts'

interface FeedbackDialogProps {
  readonly bookingId: string
  readonly coachFirstName: string
  /** The coach's picture. */
  readonly picture: ReactNode
  /** Who the session was with, and when. */
  readonly description: ReactNode
  readonly onClose: () => void
  /** Called when feedback was stored, or existed already: lists that show it are out of date. */
  readonly onGiven: () => void
}

/** How was your session? The draft is kept until it is sent, even if the dialog is closed. */
export default function FeedbackDialog(props: FeedbackDialogProps) {
  const { bookingId, coachFirstName, picture, description, onClose, onGiven } = props
  const formId = useId()
  const { mutateAsync: send } = useSendFeedback(bookingId)
  const care = useCareFirst('feedback')
  const form = useForm({
    initial: EMPTY_FEEDBACK,
    rules: (values) => firstErrors(feedbackBody, feedbackOf(values), messages.fieldErrors),
    draft: { name: `feedback:${bookingId}` },
    before: ({ experience, feedback, impact, testimonial_link }) =>
      care.first([experience, feedback, impact, testimonial_link]),
    submit: async (values) => {
      try {
        await send(feedbackOf(values))
      } catch (error) {
        toast.error(serverMessageOr(error, failures.feedbackFailed))
        if (error instanceof ApiError && error.code === 'feedback_given') onGiven()
        throw error
      }
      toast.success(failures.feedbackSubmitted)
      onGiven()
      onClose()
    },
  })
  const stars = (name: 'coach_rating' | 'rating' | 'recommend') => ({
    name,
    value: Number(form.values[name]),
    onChange: (value: number) => form.set(name, String(value)),
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      wide
      title={messages.howWasYourSession}
      picture={picture}
      description={description}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {messages.submitFeedback}
          </Button>
        </>
      }
    >
      <form
        {...form.formProps}
        id={formId}
        className="grid gap-5"
        onSubmit={(event) => {
          const { coach_rating } = firstErrors(feedbackBody, feedbackOf(form.values), messages.fieldErrors)
          if (coach_rating !== undefined) toast.error(coach_rating, { id: coach_rating })
          form.formProps.onSubmit(event)
        }}
      >
        <p className="max-w-[66ch] text-sm text-muted">{messages.whoReadsWhat(coachFirstName)}</p>
        <RatingInput
          {...stars('coach_rating')}
          legend={messages.rateYourCoach}
          error={form.errors.coach_rating}
        />
        <ScaleField
          {...stars('rating')}
          legend={messages.howUseful}
          ends={[messages.notUseful, messages.veryUseful]}
        />
        <TextField {...form.text('experience')} label={<Optional>{messages.howDidItFeel}</Optional>} />
        <div className="grid gap-5 tablet:grid-cols-2 tablet:gap-4">
          <TextareaField {...form.text('feedback')} label={messages.whatWillYouTake} optional rows={3} />
          <TextareaField {...form.text('impact')} label={messages.whatHasChanged} optional rows={3} />
        </div>
        <ScaleField
          {...stars('recommend')}
          legend={messages.wouldYouRecommend(coachFirstName)}
          ends={[messages.notYet, messages.certainly]}
        />
        <Checkbox {...form.check('is_video_testimonial_share')} label={messages.willingToShare} />
        {form.values.is_video_testimonial_share && (
          <TextField
            {...form.text('testimonial_link')}
            label={messages.whereToWrite}
            placeholder={messages.enterYourEmail}
            inputMode="email"
            autoComplete="email"
          />
        )}
        {form.failure !== null && (
          <Note tone="danger">{serverMessageOr(form.failure, failures.feedbackFailed)}</Note>
        )}
      </form>
      {care.dialog}
    </Dialog>
  )
}

function Optional({ children }: { readonly children: string }) {
  return (
    <>
      {children}
      <span className="font-normal text-muted">{messages.optional}</span>
    </>
  )
}
