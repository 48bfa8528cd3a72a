import { onboardingForm, type StudentProfile, updateProfileBody } from '@shinequo/contract/profiles'
import * as actions from '@shinequo/messages/web/actions'
import * as errors from '@shinequo/messages/web/errors'
import { fieldName } from '@shinequo/messages/web/fields'
import * as messages from '@shinequo/messages/web/profiles'
import * as signIn from '@shinequo/messages/web/sign-in'
import toast from 'react-hot-toast'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { dropDraft, readDraft } from '../../../lib/form-draft.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { languagesText } from '../../../lib/languages-text.ts'
import { asWritten } from '../../../lib/shown-text.ts'
import { stateName } from '../../../lib/state-name.ts'
import { useForm } from '../../../lib/use-form.ts'
import { type ProfileChanges, useSaveProfile } from '../api/student.ts'
import { ProfileFields, writtenTexts } from './profile-fields.tsx'

/** Whether a draft of this profile was neither saved nor cancelled before a reload. */
export function hasProfileDraft(profile: StudentProfile): boolean {
  return Object.keys(readDraft(draftName(profile))).length > 0
}

function draftName(profile: StudentProfile): string {
  return `profile:${profile.id}`
}

/** The text for the international field. */
export function internationalText(value: boolean | null): string {
  if (value === null) return ''
  return value ? actions.yes : actions.no
}

/** Parses yes, no or nothing in any letter case; other text is returned unchanged, so that the contract refuses it. */
function internationalValue(text: string): boolean | null | string {
  const answer = text.trim().toLowerCase()
  if (answer === '') return null
  if (answer === actions.yes.toLowerCase()) return true
  return answer === actions.no.toLowerCase() ? false : text
}

/** The student's names in order, each with the browser's word for it. */
export const NAMES = [
  ['first_name', 'given-name'],
  ['last_name', 'family-name'],
] as const

function bodyOf({ 'user.first_name': first_name, 'user.last_name': last_name, ...values }: Values) {
  return {
    ...values,
    user: { first_name, last_name },
    is_international: internationalValue(values.is_international),
  }
}

function valuesOf(profile: StudentProfile) {
  return {
    'user.first_name': profile.user.first_name,
    'user.last_name': profile.user.last_name,
    preferred_name: profile.preferred_name,
    school: profile.school,
    degree: profile.degree,
    course: profile.course,
    state: stateName(profile.state),
    city: profile.city,
    language_preference: languagesText(profile.language_preference),
    identify_as: profile.identify_as,
    sex: profile.sex,
    is_international: internationalText(profile.is_international),
  }
}
type Values = ReturnType<typeof valuesOf>

interface ProfileFormProps {
  readonly profile: StudentProfile
  /** Focuses the first field; set when a button opened the form, not after a reload. */
  readonly focusFirst: boolean
  /** Called after saving or cancelling. */
  readonly onDone: () => void
}

/** The fields of Basic Information. What is typed is kept until it is saved or cancelled. */
export function ProfileForm({ profile, focusFirst, onDone }: ProfileFormProps) {
  const name = draftName(profile)
  const { mutateAsync: save } = useSaveProfile(profile.id)
  const care = useCareFirst('profile')
  const initial = valuesOf(profile)
  const form = useForm({
    initial,
    rules: (values) => ({
      ...firstErrors(updateProfileBody, bodyOf(values), messages.fieldErrors),
      ...firstErrors(onboardingForm, values, messages.fieldErrors),
    }),
    draft: { name },
    before: (values) => care.first(writtenTexts(values)),
    submit: async (values) => {
      try {
        const { state, language_preference } = profile
        const written = asWritten(values, initial, { state, language_preference })
        await save(bodyOf(written) as ProfileChanges)
      } catch (error) {
        toast.error(messageOf(error))
        throw error
      }
      toast.success(errors.profileUpdated)
      onDone()
    },
  })
  return (
    <form {...form.formProps} className="grid gap-x-4 gap-y-4.5 tablet:grid-cols-2">
      {NAMES.map(([name, autoComplete]) => (
        <TextField
          key={name}
          {...form.text(`user.${name}`)}
          label={fieldName(name)}
          autoComplete={autoComplete}
          // Focused after Edit, whose button has disappeared
          autoFocus={focusFirst && name === 'first_name'}
        />
      ))}
      <TextField
        {...form.text('preferred_name')}
        label={fieldName('preferred_name')}
        hint={messages.whoCallsYou}
        autoComplete="nickname"
      />
      <TextField
        label={signIn.email}
        value={profile.user.email}
        readOnly
        style={{ background: 'var(--sunken)' }}
        hint={messages.emailStays}
      />
      <ProfileFields text={form.text} />
      <TextField
        {...form.text('is_international')}
        label={messages.internationalStudent}
        hint={messages.yesOrNo}
        autoComplete="off"
      />
      {form.failure !== null && (
        <Note tone="danger" className="tablet:col-span-2">
          {messageOf(form.failure)}
        </Note>
      )}
      <div className="flex flex-wrap gap-3 tablet:col-span-2">
        <Button type="submit" busy={form.busy}>
          {actions.save}
        </Button>
        <Button
          kind="quiet"
          disabled={form.busy}
          onClick={() => {
            dropDraft(name)
            onDone()
          }}
        >
          {actions.cancel}
        </Button>
      </div>
      {care.dialog}
    </form>
  )
}
