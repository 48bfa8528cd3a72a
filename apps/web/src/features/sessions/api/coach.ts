import type { BodyInput } from '@shinequo/contract/endpoint'
import { getCoachCalendar } from '@shinequo/contract/sessions/coach-calendar'
import { type CoachDay, getCoachDay } from '@shinequo/contract/sessions/coach-day'
import { addNote, type CoachNote, changeNote, deleteNote } from '@shinequo/contract/sessions/notes'
import { listCoachStudents, openStudent } from '@shinequo/contract/sessions/students'
import { getWrapUp, type WrapUp } from '@shinequo/contract/sessions/wrap-up'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../lib/api-client.ts'
import { keeping, keptAnswer } from '../../../lib/kept-answer.ts'
import { useChange } from '../../../lib/use-change.ts'
import { dayToKeep } from '../day-to-keep.ts'
import type { NoteCalls } from '../note-keeper.ts'

const STUDENTS = ['coach-students']

/** The students of the signed-in coach, by name. Bookings change who they are. */
export function useCoachStudents() {
  return useQuery({
    queryKey: STUDENTS,
    queryFn: ({ signal }) => call(listCoachStudents, { signal }),
    refetchOnMount: 'always',
    meta: { live: 'sessions' },
  })
}

/** One student with answers, sessions and notes. Always refetched, because what the student shares may have changed. */
export function useStudent(id: string) {
  return useQuery({
    queryKey: [...STUDENTS, id],
    queryFn: ({ signal }) => call(openStudent, { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

/** The query of a student's page, including its notes. */
const student = (id: string) => [...STUDENTS, id]

export function useAddNote(studentId: string) {
  return useChange((body: BodyInput<typeof addNote>) => call(addNote, { params: { id: studentId }, body }), {
    invalidates: [student(studentId)],
  })
}

export function useChangeNote(studentId: string) {
  return useChange(
    ({ id, ...body }: { id: string } & BodyInput<typeof changeNote>) =>
      call(changeNote, { params: { id }, body }),
    { invalidates: [student(studentId)] },
  )
}

export function useDeleteNote(studentId: string) {
  return useChange((id: string) => call(deleteNote, { params: { id } }), {
    invalidates: [student(studentId)],
  })
}

/** Refetch interval of the day in milliseconds, because students book in the meantime. */
const LOOK_AGAIN_MS = 60_000

/**
 * A date in the coach's own zone; null: today. While another date loads, the previous one stays. Its key starts with
 * that of the coach's sessions, so that it is refetched with them. Not while it is not `enabled`.
 */
export function useCoachDay(date: string | null, enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: ['coach-sessions', 'day', date],
    queryFn:
      date === null
        ? keeping(getCoachDay, (signal) => call(getCoachDay, { signal }), dayToKeep).queryFn
        : ({ signal }) => call(getCoachDay, { signal, query: { date } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
    meta: { live: 'sessions' },
  })
}

/** The sessions of today as this device last saw them; undefined if it keeps none of today. */
export function useKeptDay(now: number): CoachDay | undefined {
  const [kept] = useState(() => keptAnswer(getCoachDay))
  return kept?.date === localDate(now, kept?.time_zone ?? 'UTC') ? kept : undefined
}

/** Seven days of the coach's calendar, from a date of the coach's zone on. Refetched with the coach's sessions. */
export function useCoachCalendar(from: string) {
  return useQuery({
    queryKey: ['coach-sessions', 'calendar', from],
    queryFn: ({ signal }) => call(getCoachCalendar, { signal, query: { from } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
    meta: { live: 'sessions' },
  })
}

const wrapUpOf = (id: string) => ['coach-sessions', 'wrap-up', id]

/** What is to be done after a session of the coach. Refetched with the coach's sessions. */
export function useWrapUp(id: string) {
  return useQuery({
    queryKey: wrapUpOf(id),
    queryFn: ({ signal }) => call(getWrapUp, { params: { id }, signal }),
    refetchOnMount: 'always',
    meta: { live: 'sessions' },
  })
}

/**
 * The calls with which the note about a session is kept as it is typed. They reach the server although the page is left
 * meanwhile.
 */
export function useNoteCalls(booking: string, studentId: string): NoteCalls {
  const queries = useQueryClient()
  return useMemo(() => {
    const keepalive = true
    const withNote = (note: CoachNote | null) => {
      queries.setQueryData<WrapUp>(wrapUpOf(booking), (before) => before && { ...before, note })
      void queries.invalidateQueries({ queryKey: student(studentId) })
    }
    return {
      add: (body) => call(addNote, { params: { id: studentId }, body: { ...body, booking }, keepalive }),
      change: ({ id, version }, body) =>
        call(changeNote, { params: { id }, body: { ...body, version }, keepalive }),
      remove: ({ id }) => call(deleteNote, { params: { id }, keepalive }),
      newest: async () => (await call(getWrapUp, { params: { id: booking } })).note,
      onSaved: withNote,
    }
  }, [queries, booking, studentId])
}
