import type { BodyInput } from '@shinequo/contract/endpoint'
import {
  addNote,
  changeNote,
  deleteNote,
  getSession,
  listChat,
  listCoachStudents,
  listSharedNotes,
  openStudent,
  type SessionMessage,
} from '@shinequo/contract/sessions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

const STUDENTS = ['coach-students']

/** The students of the signed-in coach, by name. */
export function useCoachStudents() {
  return useQuery({ queryKey: STUDENTS, queryFn: ({ signal }) => call(listCoachStudents, { signal }) })
}

/** One of them with answers, sessions and notes. What the student shares may have changed: always asked anew. */
export function useStudent(id: string) {
  return useQuery({
    queryKey: [...STUDENTS, id],
    queryFn: ({ signal }) => call(openStudent, { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

/** A change of a note, after which the student's page is asked for anew, whether it was made or refused. */
function useNoteChange<Input, Reply>(studentId: string, change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [...STUDENTS, studentId] }),
  })
}

export function useAddNote(studentId: string) {
  return useNoteChange(studentId, (body: BodyInput<typeof addNote>) =>
    call(addNote, { params: { id: studentId }, body }),
  )
}

export function useChangeNote(studentId: string) {
  return useNoteChange(studentId, ({ id, ...body }: { id: string } & BodyInput<typeof changeNote>) =>
    call(changeNote, { params: { id }, body }),
  )
}

export function useDeleteNote(studentId: string) {
  return useNoteChange(studentId, (id: string) => call(deleteNote, { params: { id } }))
}

/** One session of the person who is signed in. It may have been moved since: always asked anew. */
export function useSession(id: string) {
  return useQuery({
    queryKey: ['session', id],
    queryFn: ({ signal }) => call(getSession, { params: { id }, signal }),
    refetchOnMount: 'always',
    meta: { live: 'sessions' },
  })
}

/** Everything that the two of a session wrote to each other in its room. */
export function useSessionMessages(id: string) {
  return useQuery({
    queryKey: ['session', id, 'messages'],
    queryFn: async ({ signal }) => {
      const all: SessionMessage[] = []
      for (;;) {
        const after = all.at(-1)?.id ?? 0
        const { messages, more } = await call(listChat, { params: { id }, query: { after }, signal })
        all.push(...messages)
        if (!more) return all
      }
    },
    refetchOnMount: 'always',
  })
}

/** What coaches have shared with the signed-in student, the newest first. */
export function useSharedNotes() {
  return useQuery({
    queryKey: ['shared-notes'],
    queryFn: ({ signal }) => call(listSharedNotes, { signal }),
    refetchOnMount: 'always',
  })
}
