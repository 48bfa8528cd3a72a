import { DEGREES, ETHNICITIES, GENDERS, labelOf } from '@shinequo/contract/profiles'
import { schoolName } from '@shinequo/contract/schools'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { useProfile } from '../../../lib/user-state.ts'

/** /home/userProfile: what we know of a student, to read. Editing comes with the profile's own issue. */
export default function UserProfilePage() {
  const profile = useProfile()
  const { first_name, last_name, email } = profile.user
  const facts: readonly (readonly [string, string])[] = [
    ['First name', first_name],
    ['Last name', last_name],
    ['Email', email],
    ['School', schoolName(profile.school)],
    ['Degree', labelOf(DEGREES, profile.degree)],
    ['Course', profile.course],
    ['State', profile.state],
    ['City', profile.city],
    ['Language preference', profile.language_preference],
    ['Gender', labelOf(GENDERS, profile.sex)],
    ['Ethnicity', labelOf(ETHNICITIES, profile.identify_as)],
    ['International student', internationalText(profile.is_international)],
  ]
  return (
    <>
      <PageHead>User Profile</PageHead>
      <div className="grid items-start gap-4 tablet:gap-6 wide:grid-cols-[19rem_minmax(0,1fr)]">
        <Card className="grid justify-items-center gap-1 text-center" aria-label="Profile picture">
          <Avatar name={`${first_name} ${last_name}`} url={profile.url} size={144} className="mb-3" />
          <h2 className="text-xl font-bold tracking-snug">
            {first_name} {last_name}
          </h2>
          <p className="text-sm text-muted">{schoolName(profile.school)}</p>
        </Card>
        <Card aria-labelledby="basic-information">
          <CardHead id="basic-information" title="Basic Information" />
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
        </Card>
      </div>
    </>
  )
}

function internationalText(value: boolean | null): string {
  if (value === null) return 'Not said'
  return value ? 'Yes' : 'No'
}
