import type { StudentRecord } from '@shinequo/contract/people/student-record'
import { datedDayText, dayText, proseDateText, slotText, yourTime } from '@shinequo/messages/times'
import { fieldName } from '@shinequo/messages/web/fields'
import * as messages from '@shinequo/messages/web/people'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { PendingCard } from '../../../components/ui/pending-card.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useStudentRecord } from '../api/admin.ts'
import { PersonActs } from '../components/person-acts.tsx'
import { PersonDataDialog } from '../components/person-data.tsx'
import { RequestedAddress } from '../components/requested-address.tsx'

interface AdminStudentProps {
  /** The decisions of staff about the student, shown below the facts. */
  readonly children: (student: StudentRecord) => ReactNode
}

/** A student's record. Opening it is audited, and the page says so. */
export default function AdminStudent({ children }: AdminStudentProps) {
  const { id = '' } = useParams()
  const record = useStudentRecord(id)
  return (
    <>
      <BackLink to="/admin/people?role=student">{messages.title}</BackLink>
      <PageHead>{messages.studentRecord}</PageHead>
      {record.data ? (
        <Record student={record.data}>{children(record.data)}</Record>
      ) : (
        <PendingCard query={record} failure={messages.recordDidNotLoad} />
      )}
    </>
  )
}

interface RecordProps {
  readonly student: StudentRecord
  readonly children: ReactNode
}

function Record({ student, children }: RecordProps) {
  const { first_name, last_name, preferred_name, session_counts } = student
  const name = `${first_name} ${last_name}`
  const nameOfSchool = useSchoolNames([student.school])
  const facts = [
    ...(preferred_name ? ([[fieldName('preferred_name'), preferred_name]] as const) : []),
    [fieldName('school'), student.school === '' ? messages.schoolNotSaid : nameOfSchool(student.school)],
    [messages.profile, student.profile_completed ? messages.profileCompleted : messages.profileNotCompleted],
    [messages.since, datedDayText(Date.parse(student.created_at), ownZone())],
    ...OUTCOMES.map((outcome) => [messages.OUTCOMES[outcome], String(session_counts[outcome])] as const),
  ] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere] tablet:gap-6">
      <Note tone="info">{messages.openingIsLogged(first_name)}</Note>
      <Card className="grid gap-5">
        <div className="flex min-w-0 flex-wrap items-center gap-4">
          <Avatar name={name} url={student.url} size={64} />
          <div className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
            <h2 className="text-xl font-bold tracking-snug">{name}</h2>
            <p className="text-sm text-muted">{student.email}</p>
          </div>
          <Chip tone={student.state === 'suspended' ? 'danger' : 'success'}>
            {messages.STATES[student.state]}
          </Chip>
          {student.deletes_at !== null && (
            <Chip tone="danger">
              {messages.beingDeletedOn(proseDateText(Date.parse(student.deletes_at), ownZone()))}
            </Chip>
          )}
          <PersonActs person={{ ...student, role: 'student' }} />
        </div>
        {student.address_change && (
          <div className="flex flex-wrap items-center gap-2">
            <RequestedAddress change={student.address_change} />
          </div>
        )}
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {children}
      <Matches matches={student.matches} />
      <Sessions student={student} />
      <Data student={student} />
    </div>
  )
}

const OUTCOMES = ['held', 'ahead', 'no_show', 'cancelled'] as const
const ROW =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0'

function Matches({ matches }: { readonly matches: StudentRecord['matches'] }) {
  return (
    <Card aria-labelledby="matches">
      <CardHead id="matches" title={messages.matches} />
      {matches.length === 0 && <p className="text-muted">{messages.noMatchYet}</p>}
      <ul aria-labelledby="matches">
        {matches.map(({ id, coach, status, created_at }) => (
          <li key={id} className={ROW}>
            <span className="font-strong [overflow-wrap:anywhere]">{coach}</span>
            <span className="text-sm text-muted">
              {messages.matchSince(status, proseDateText(Date.parse(created_at), ownZone()))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Sessions({ student: { sessions } }: { readonly student: StudentRecord }) {
  const zone = ownZone()
  return (
    <Card aria-labelledby="sessions">
      <CardHead id="sessions" title={messages.sessions} />
      <p className="text-sm text-muted">
        {sessions.length === 0
          ? messages.noSessionYet
          : messages.latestSessions(sessions.length, yourTime(zone))}
      </p>
      <ul aria-labelledby="sessions">
        {sessions.map(({ id, coach, starts_at, ends_at, outcome }) => (
          <li key={id} className={ROW}>
            <span className="grid min-w-0 [overflow-wrap:anywhere]">
              <span className="font-strong">
                {messages.sessionAt(
                  dayText(Date.parse(starts_at), zone),
                  slotText(Date.parse(starts_at), Date.parse(ends_at), zone),
                )}
              </span>
              <span className="text-sm text-muted">{coach}</span>
            </span>
            <span className="text-sm text-muted">{messages.OUTCOMES[outcome]}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A file with everything about the student, on their behalf. */
function Data({ student }: { readonly student: StudentRecord }) {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="data">
      <CardHead id="data" title={messages.theirData} />
      <p className="mb-4 max-w-[66ch] text-sm text-muted">{messages.dataCanBeMade(student.first_name)}</p>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {messages.makeFileOfData}
      </Button>
      {open && <PersonDataDialog person={student} isStudent onClose={() => setOpen(false)} />}
    </Card>
  )
}
