import type { StudentProfile } from '@shinequo/contract/profiles'
import * as messages from '@shinequo/messages/web/profiles'
import { useId, useState } from 'react'
import toast from 'react-hot-toast'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSaveProfile } from '../api/student.ts'

/** The checkbox that lets matched coaches see more, saved at once; unticking it revokes that. */
export function ShareWithCoach({ profile }: { readonly profile: StudentProfile }) {
  const [asked, setAsked] = useState<boolean | null>(null)
  const words = useId()
  const { mutateAsync: save } = useSaveProfile(profile.id)

  async function share(shares_identity: boolean) {
    setAsked(shares_identity)
    try {
      await save({ shares_identity })
      toast.success(shares_identity ? messages.coachesSeeIt : messages.coachesNoLongerSeeIt)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setAsked(null)
    }
  }

  return (
    <fieldset aria-describedby={words}>
      <Checkbox
        label={<span className="font-strong">{messages.shareWithCoach}</span>}
        checked={asked ?? profile.shares_identity}
        // One call at a time, because two responses could arrive in the wrong order.
        disabled={asked !== null}
        aria-busy={asked !== null || undefined}
        onChange={(event) => void share(event.target.checked)}
      />
      <p id={words} className="mt-1 max-w-[66ch] text-sm text-muted">
        {messages.whatCoachesSee}
      </p>
    </fieldset>
  )
}
