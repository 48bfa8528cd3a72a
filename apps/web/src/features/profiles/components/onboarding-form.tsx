import { onboardingForm, type StudentProfile } from '@shinequo/contract/profiles'
import * as errors from '@shinequo/messages/web/errors'
import * as messages from '@shinequo/messages/web/profiles'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOr } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useSaveProfile } from '../api/student.ts'
import { ProfileFields, writtenTexts } from './profile-fields.tsx'

/** The form of section 5, in its order. Saving it completes the profile. */
export function OnboardingForm({ profile }: { readonly profile: StudentProfile }) {
  const navigate = useNavigate()
  const { mutateAsync: save } = useSaveProfile(profile.id)
  const care = useCareFirst('profile')
  const form = useForm({
    initial: {
      school: profile.school,
      degree: profile.degree,
      course: profile.course,
      state: profile.state,
      city: profile.city,
      language_preference: profile.language_preference,
      identify_as: profile.identify_as,
      sex: profile.sex,
      is_international: profile.is_international ?? false,
    },
    rules: (values) => firstErrors(onboardingForm, values, messages.fieldErrors),
    draft: { name: `onboarding:${profile.id}` },
    before: (values) => care.first(writtenTexts(values)),
    submit: async (values) => {
      try {
        await save({ ...values, is_completed: true, time_zone: ownZone() })
        navigate('/home/dashboard')
      } catch (error) {
        toast.error(messageOr(error, errors.onboardingFailed))
        throw error
      }
    },
  })

  return (
    <form
      {...form.formProps}
      className="grid gap-x-4 gap-y-4.5 tablet:grid-cols-2 tablet:[&>.span]:col-span-2"
    >
      <ProfileFields text={form.text} longClass="span" />
      <Checkbox {...form.check('is_international')} label={messages.iAmInternational} className="span" />
      {form.failure !== null && (
        <Note tone="danger" className="span">
          {messageOr(form.failure, errors.onboardingFailed)}
        </Note>
      )}
      <div className="span sticky bottom-0 z-20 -mx-4 border-t border-line bg-surface px-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))] pt-3 tiny:-mx-5 tablet:static tablet:mx-0 tablet:border-0 tablet:bg-transparent tablet:p-0">
        <Button type="submit" size="large" block busy={form.busy}>
          {messages.goToDashboard}
        </Button>
      </div>
      {care.dialog}
    </form>
  )
}
