import { type FoundSchool, schoolName } from '@shinequo/contract/schools'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/schools'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { focusMain } from '../../../lib/focus-main.ts'
import { useFoundSchools, useSchools } from '../../../lib/school-list.ts'
import { schoolText } from '../../../lib/school-text.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { AddressForm, CodeForm } from './proof-forms.tsx'

interface SchoolProofProps {
  /** The proved school; null if there is none. */
  readonly proved: string | null
}

/**
 * Lets a student prove a school: the address, then the code from the mail. Afterwards shows the proved school, with a
 * button to change it.
 */
export function SchoolProof({ proved }: SchoolProofProps) {
  const profile = useProfile()
  const own = useSchools([profile.school, proved ?? ''].filter((value) => value !== ''))
  const all = useFoundSchools('')
  const [changing, setChanging] = useState(false)
  if (own.isPending || all.isPending) return <Waiting>{actions.loading}</Waiting>
  const { schools } = own
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
      anyDomain={all.data?.more === true || (all.data?.schools ?? []).some(hasDomains)}
      school={profile.school}
      profileId={profile.id}
      {...(proved !== null && { onCancel: () => setChanging(false) })}
      onProved={() => {
        setChanging(false)
        focusMain()
      }}
    />
  )
}

const hasDomains = ({ domains }: FoundSchool) => domains.length > 0

const nameOf = (schools: readonly FoundSchool[], value: string) =>
  schools.find((one) => one.value === value)?.name ?? schoolText(schoolName(value))

interface ProvedProps {
  readonly name: string
  /** The school in the profile, if it is a different one. */
  readonly other: string | null
  readonly onChange: () => void
}

function Proved({ name, other, onChange }: ProvedProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="flex items-start gap-2.5">
        <CircleCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-success" />
        <span>
          <Sentence parts={messages.isProved(<strong className="font-strong">{name}</strong>)} />
        </span>
      </p>
      {other !== null && other !== '' && <p className="text-sm text-muted">{messages.profileSays(other)}</p>}
      <div>
        <Button kind="quiet" size="small" onClick={onChange}>
          {messages.proveAnother}
        </Button>
      </div>
    </div>
  )
}

interface StepsProps {
  readonly schools: readonly FoundSchool[]
  /** Whether any school can be proved by an address. */
  readonly anyDomain: boolean
  /** The school in the profile. */
  readonly school: string
  readonly profileId: string
  readonly onCancel?: () => void
  readonly onProved: () => void
}

/** Most mail domains of a school to show. */
const MAX_ENDINGS = 3

/** One sentence that says what to do, with its form. */
function Steps({ schools, anyDomain, school, profileId, onCancel, onProved }: StepsProps) {
  const own = schools.find(({ value }) => value === school)
  const domains = own?.domains ?? []
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
      hint={domains.length > 0 ? messages.endsWith(domains.slice(0, MAX_ENDINGS)) : messages.anotherAddress}
      onSent={setSentTo}
      {...(onCancel && { onCancel })}
    />
  )
  if (domains.length > 0 || elsewhere) {
    return (
      <div className="grid gap-4">
        <p>{messages.enterSchoolEmail}</p>
        {form}
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <p>
        {own && own.value !== 'other'
          ? messages.askYourProgramme(own.name)
          : messages.askYourProgrammeUnnamed}
      </p>
      <div className="flex flex-wrap gap-3">
        {anyDomain && (
          <Button kind="quiet" size="small" onClick={() => setElsewhere(true)}>
            {messages.haveAddressElsewhere}
          </Button>
        )}
        {onCancel && (
          <Button kind="quiet" size="small" onClick={onCancel}>
            {actions.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}
