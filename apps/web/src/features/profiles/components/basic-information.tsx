import type { StudentProfile } from '@shinequo/contract/profiles'
import * as actions from '@shinequo/messages/web/actions'
import { fieldName } from '@shinequo/messages/web/fields'
import * as messages from '@shinequo/messages/web/profiles'
import * as signIn from '@shinequo/messages/web/sign-in'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Languages } from '../../../components/names/languages.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { labelOf } from '../../../lib/label-of.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { stateName } from '../../../lib/state-name.ts'
import { hasProfileDraft, internationalText, NAMES, ProfileForm } from './profile-form.tsx'

/**
 * A student's data: read-only, and a form after Edit. After a reload it opens as a form if there are unsaved changes.
 */
export function BasicInformation({ profile }: { readonly profile: StudentProfile }) {
  const [editing, setEditing] = useState(() => hasProfileDraft(profile))
  const [moved, setMoved] = useState(false)
  const turn = (to: boolean) => {
    setMoved(true)
    setEditing(to)
  }
  const edit = (
    // Focused after Save or Cancel, which have disappeared
    <Button kind="quiet" size="small" autoFocus={moved} onClick={() => turn(true)}>
      <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {actions.edit}
    </Button>
  )
  return (
    <Card aria-labelledby="basic-information">
      <CardHead
        id="basic-information"
        title={messages.basicInformation}
        action={editing ? <p className="text-sm text-muted">{messages.notSavedYet}</p> : edit}
      />
      {editing ? (
        <ProfileForm profile={profile} focusFirst={moved} onDone={() => turn(false)} />
      ) : (
        <Facts profile={profile} />
      )}
    </Card>
  )
}

function Facts({ profile }: { readonly profile: StudentProfile }) {
  const { user, preferred_name } = profile
  const names = NAMES.map(([name]) => [fieldName(name), user[name]] as const)
  const nameOf = useSchoolNames([profile.school])
  const languages = <Languages text={profile.language_preference} />
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...names,
    ...(preferred_name ? ([[fieldName('preferred_name'), preferred_name]] as const) : []),
    [signIn.email, user.email],
    [fieldName('school'), nameOf(profile.school)],
    [fieldName('degree'), labelOf(messages.DEGREES, profile.degree)],
    [fieldName('course'), profile.course],
    [fieldName('state'), stateName(profile.state)],
    [fieldName('city'), profile.city],
    [messages.languagePreference, languages],
    [messages.ethnicity, labelOf(messages.ETHNICITIES, profile.identify_as)],
    [messages.gender, labelOf(messages.GENDERS, profile.sex)],
    [messages.internationalStudent, internationalText(profile.is_international) || messages.notSaid],
  ]
  return (
    <dl className="grid gap-x-8 tablet:grid-cols-2">
      {facts.map(([term, value], index) => (
        <div
          key={term}
          className={`border-line py-3.5 ${index > 0 ? 'border-t' : 'pt-1'} ${index === 1 ? 'tablet:border-t-0 tablet:pt-1' : ''}`}
        >
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
