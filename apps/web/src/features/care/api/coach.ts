import { getCareStaff, handOverWorry, listWorries } from '@shinequo/contract/care/worries'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const worriesAbout = (student: string) => ['worries', student]

/** The worries about a student that the signed-in coach handed over, and what became of them. */
export function useWorries(student: string) {
  return useQuery({
    queryKey: worriesAbout(student),
    queryFn: ({ signal }) => call(listWorries, { params: { id: student }, signal }),
    refetchOnMount: 'always',
    meta: { live: 'sessions' },
  })
}

/** To whom a worry can be handed over, and when they are there. */
export function useCareStaff() {
  return useQuery({
    queryKey: ['care-staff-to-name'],
    queryFn: ({ signal }) => call(getCareStaff, { signal }),
    refetchOnMount: 'always',
  })
}

/** Hands a worry about a student over. */
export function useHandOver(student: string) {
  return useChange(
    (body: BodyInput<typeof handOverWorry>) => call(handOverWorry, { params: { id: student }, body }),
    { invalidates: [worriesAbout(student)] },
  )
}
