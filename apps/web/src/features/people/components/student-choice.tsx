import type { Person } from '@shinequo/contract/people'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/people'
import { useState } from 'react'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useStudents } from '../api/admin.ts'

/** Finds a student by name or email address. */
export function StudentChoice({ onChoose }: { readonly onChoose: (student: Person) => void }) {
  const [typed, setTyped] = useState('')
  const { data, error, isFetching, refetch } = useStudents(useSettled(typed))
  return (
    <>
      <TextField
        label={messages.ROLES.student}
        hint={messages.searchHint}
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
            {data.people.length === 0 && messages.nobodyFits}
            {data.next !== null && messages.firstByName(data.people.length)}
          </p>
          <ul aria-label={messages.students} className="grid gap-1 empty:hidden">
            {data.people.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  onClick={() => onChoose(person)}
                  className="flex min-h-14 w-full items-center gap-3 rounded-in px-2 py-1.5 text-start hover:bg-hover"
                >
                  <Avatar name={nameOf(person)} url={person.url} size={40} />
                  <span className="grid min-w-0 [overflow-wrap:anywhere]">
                    <span className="font-strong">{nameOf(person)}</span>
                    <span className="text-sm text-muted">{person.email}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`
