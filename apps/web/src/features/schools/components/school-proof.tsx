import { type ListedSchool, schoolName } from '@shinequo/contract/schools'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { useSchoolList } from '../../../lib/school-list.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { AddressForm, CodeForm } from './proof-forms.tsx'

interface SchoolProofProps {
  /** The school that is proved; null: none. */
  readonly proved: string | null
}

/**
 * How a student proves a school: the address, then the code from the mail. Which school is proved stands there
 * afterwards, with the way to change it.
 */
export function SchoolProof({ proved }: SchoolProofProps) {
  const profile = useProfile()
  const list = useSchoolList()
  const [changing, setChanging] = useState(false)
  if (list.isPending) return <Waiting>Loading...</Waiting>
  const schools = list.data ?? []
  if (proved !== null && !changing) {
    return (
      <Proved
        name={nameOf(schools, proved)}
        other={profile.school === proved ? null : nameOf(schools, profile.school)}
        onChange={() => setChanging(true)}
      />
    )
  }
  return (
    <Steps
      key={proved}
      schools={schools}
      school={profile.school}
      profileId={profile.id}
      {...(proved !== null && { onCancel: () => setChanging(false) })}
      onProved={() => setChanging(false)}
    />
  )
}

const nameOf = (schools: readonly ListedSchool[], value: string) =>
  schools.find((one) => one.value === value)?.name ?? schoolName(value)

interface ProvedProps {
  readonly name: string
  /** The school that the profile says, where that is another. */
  readonly other: string | null
  readonly onChange: () => void
}

function Proved({ name, other, onChange }: ProvedProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="flex items-start gap-2.5">
        <CircleCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-success" />
        <span>
          <strong className="font-strong">{name}</strong> is proved: its wall and its news are open to you.
        </span>
      </p>
      {other !== null && other !== '' && (
        <p className="text-sm text-muted">Your profile says {other}. Resources follow your profile.</p>
      )}
      <div>
        <Button kind="quiet" size="small" onClick={onChange}>
          Prove another school
        </Button>
      </div>
    </div>
  )
}

interface StepsProps {
  readonly schools: readonly ListedSchool[]
  /** The school that the profile says. */
  readonly school: string
  readonly profileId: string
  readonly onCancel?: () => void
  readonly onProved: () => void
}

/** One sentence what to do, and the form for it. */
function Steps({ schools, school, profileId, onCancel, onProved }: StepsProps) {
  const own = schools.find(({ value }) => value === school)
  const domains = own?.domains ?? []
  const anyDomain = schools.some((one) => one.domains.length > 0)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [elsewhere, setElsewhere] = useState(false)
  if (sentTo !== null) {
    return (
      <CodeForm email={sentTo} profileId={profileId} onBack={() => setSentTo(null)} onProved={onProved} />
    )
  }
  const form = (
    <AddressForm
      profileId={profileId}
      hint={
        domains.length > 0
          ? `Ends with ${endings(domains)}`
          : 'Another address than the one you sign in with is fine.'
      }
      onSent={setSentTo}
      {...(onCancel && { onCancel })}
    />
  )
  if (domains.length > 0 || elsewhere) {
    return (
      <div className="grid gap-4">
        <p>Enter your school email, and we send you a code that shows you belong there.</p>
        {form}
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <p>
        Ask your programme to confirm your school: {own && own.value !== 'other' ? own.name : 'your school'}{' '}
        has no mail addresses listed here yet.
      </p>
      <div className="flex flex-wrap gap-3">
        {anyDomain && (
          <Button kind="quiet" size="small" onClick={() => setElsewhere(true)}>
            I have an address at another school
          </Button>
        )}
        {onCancel && (
          <Button kind="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}

/** '@bu.edu or @med.bu.edu', the first three. */
function endings(domains: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
    domains.slice(0, 3).map((domain) => `@${domain}`),
  )
}
