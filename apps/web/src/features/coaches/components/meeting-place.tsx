import {
  MEETING_PLACE_WRONG,
  type MeetingPlace,
  meetingPlaceBody,
} from '@shinequo/contract/coaches/meeting-place'
import { isPhoneNumber, isSafeLink } from '@shinequo/domain/sessions/meeting-place'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useMeetingPlace, useSaveMeetingPlace } from '../api/coach.ts'

/** Where the coach's sessions meet, and the telephone line for when the room fails. */
export default function MeetingPlaceCard() {
  const place = useMeetingPlace()
  if (place.data) return <MeetingPlaceForm place={place.data} />
  if (!place.error) {
    return (
      <>
        <Waiting>Loading...</Waiting>
        <Skeleton className="mt-4 h-90 w-full" />
      </>
    )
  }
  return (
    <ErrorState
      title="This part did not load"
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
    rules: ({ phone, link }) => ({
      ...firstErrors(meetingPlaceBody, { phone, link }),
      ...(phone.trim() !== '' && !isPhoneNumber(phone.trim()) && { phone: MEETING_PLACE_WRONG.phone }),
      ...(link.trim() !== '' && !isSafeLink(link.trim()) && { link: MEETING_PLACE_WRONG.link }),
    }),
    submit: async (values) => {
      await save(values)
      toast.success('Saved.')
    },
  })
  const atField = form.failure instanceof ApiError && Object.keys(form.failure.fields).length > 0
  return (
    <form {...form.formProps} className="grid gap-5">
      <p className="max-w-[66ch] text-sm text-muted">
        Your sessions meet in a room of this service. Both of these are optional.
      </p>
      {form.failure !== null && !atField && <Note tone="danger">{messageOf(form.failure)}</Note>}
      <TextField
        {...form.text('phone')}
        label="Telephone line"
        hint="With the code of its country. Your student sees it in the room, only while the room is open and never in a mail, in case picture or sound fails."
        type="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.text('link')}
        label="My own meeting link"
        hint="A Zoom, Meet or other link of yours. Join Now then leads there for all your sessions ahead, and our room stays closed. Leave it empty to meet in our room."
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        Save where you meet
      </Button>
    </form>
  )
}
