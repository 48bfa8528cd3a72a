import type { StudentToPair } from '@shinequo/contract/matching/programme-matches'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/matching-admin'
import { useState } from 'react'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useStudentsToPair } from '../api/admin.ts'
import { nameOf } from '../match-words.ts'

/** Finds a student by name or email address. Those without a coach come first. */
export function StudentChoice({ onChoose }: { readonly onChoose: (student: StudentToPair) => void }) {
  const [typed, setTyped] = useState('')
  const { data, error, isFetching, refetch } = useStudentsToPair(useSettled(typed))
  return (
    <>
      <TextField
        label={messages.student}
        hint={messages.studentSearchHint}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error ? (
        <ErrorState
          level="h3"
          title={messages.studentsDidNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : !data ? (
        <Waiting>{actions.loading}</Waiting>
      ) : (
        <>
          <p role="status" className="text-sm text-muted empty:hidden">
            {data.students.length === 0 && messages.nobodyFits}
            {data.more && messages.firstStudents(data.students.length)}
          </p>
          <ul aria-label={messages.students} className="grid gap-1 empty:hidden">
            {data.students.map((student) => (
              <li key={student.id}>
                <button
                  type="button"
                  onClick={() => onChoose(student)}
                  className="flex min-h-14 w-full items-center gap-3 rounded-in px-2 py-1.5 text-start hover:bg-hover"
                >
                  <Avatar name={nameOf(student)} url={student.url} size={40} />
                  <span className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
                    <span className="font-strong">{nameOf(student)}</span>
                    <span className="text-sm text-muted">{student.email}</span>
                  </span>
                  <Chip tone={student.coaches === 0 ? 'amber' : 'neutral'}>
                    {messages.coachesOfStudent(student.coaches)}
                  </Chip>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
