import { type MeetingPlace, meetingPlaceBody } from '@shinequo/contract/coaches/meeting-place'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/coaches'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { isAtFields } from '../../../lib/field-failure.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useMeetingPlace, useSaveMeetingPlace } from '../api/coach.ts'

/** Where the coach's sessions take place, and the phone number for when the room fails. */
export default function MeetingPlaceCard() {
  const place = useMeetingPlace()
  if (place.data) return <MeetingPlaceForm place={place.data} />
  if (!place.error) {
    return (
      <>
        <Waiting>{actions.loading}</Waiting>
        <Skeleton className="mt-4 h-90 w-full" />
      </>
    )
  }
  return (
    <ErrorState
      title={actions.thisPartDidNotLoad}
      message={messageOf(place.error)}
      retrying={place.isFetching}
      onRetry={() => void place.refetch()}
    />
  )
}

function MeetingPlaceForm({ place }: { readonly place: MeetingPlace }) {
  const { mutateAsync: save } = useSaveMeetingPlace()
  const form = useForm({
    initial: { phone: place.phone, link: place.link },
    rules: ({ phone, link }) => firstErrors(meetingPlaceBody, { phone, link }, messages.fieldErrors),
    submit: async (values) => {
      await save(values)
      toast.success(messages.saved)
    },
  })
  const atField = isAtFields(form.failure)
  return (
    <form {...form.formProps} className="grid gap-5">
      <p className="max-w-[66ch] text-sm text-muted">{messages.meetInRoom}</p>
      {form.failure !== null && !atField && <Note tone="danger">{messageOf(form.failure)}</Note>}
      <TextField
        {...form.text('phone')}
        label={messages.phone}
        hint={messages.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.text('link')}
        label={messages.meetingLink}
        hint={messages.meetingLinkHint}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {messages.saveMeetingPlace}
      </Button>
    </form>
  )
}
