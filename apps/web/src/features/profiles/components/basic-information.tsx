import { DEGREES, ETHNICITIES, GENDERS, labelOf, type StudentProfile } from '@shinequo/contract/profiles'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { hasProfileDraft, internationalText, ProfileForm } from './profile-form.tsx'
import { ShareWithCoach } from './share-with-coach.tsx'

/** What we know of a student: to read, and after Edit to change. Unsaved changes come back open after a reload. */
export function BasicInformation({ profile }: { readonly profile: StudentProfile }) {
  const [editing, setEditing] = useState(() => hasProfileDraft(profile))
  const [moved, setMoved] = useState(false)
  const turn = (to: boolean) => {
    setMoved(true)
    setEditing(to)
  }
  const edit = (
    // It follows a press of Save or Cancel, which are gone
    <Button kind="quiet" size="small" autoFocus={moved} onClick={() => turn(true)}>
      <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4" />
      Edit
    </Button>
  )
  return (
    <Card aria-labelledby="basic-information">
      <CardHead
        id="basic-information"
        title="Basic Information"
        action={editing ? <p className="text-sm text-muted">Not saved yet</p> : edit}
      />
      {editing ? (
        <ProfileForm profile={profile} focusFirst={moved} onDone={() => turn(false)} />
      ) : (
        <Facts profile={profile} />
      )}
      <ShareWithCoach profile={profile} />
    </Card>
  )
}

function Facts({ profile }: { readonly profile: StudentProfile }) {
  const { first_name, last_name, email } = profile.user
  const nameOf = useSchoolNames([profile.school])
  const facts: readonly (readonly [string, string])[] = [
    ['First name', first_name],
    ['Last name', last_name],
    ['Email', email],
    ['School', nameOf(profile.school)],
    ['Degree', labelOf(DEGREES, profile.degree)],
    ['Course', profile.course],
    ['State', profile.state],
    ['City', profile.city],
    ['Language preference', profile.language_preference],
    ['Ethnicity', labelOf(ETHNICITIES, profile.identify_as)],
    ['Gender', labelOf(GENDERS, profile.sex)],
    ['International student', internationalText(profile.is_international) || 'Not said'],
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
