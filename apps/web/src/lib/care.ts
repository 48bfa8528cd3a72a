import { askForContact, type CarePlace, getCareProtocol } from '@shinequo/contract/care'
import { useQuery } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { useChange } from './use-change.ts'

export type { CarePlace }

/** Lets staff read a text of the student and get in touch. */
export function useAskForContact() {
  return useChange((body: { place: CarePlace; text: string }) => call(askForContact, { body }))
}

/** What coaches and staff do when somebody may need care now. */
export function useCareProtocol() {
  return useQuery({ queryKey: ['care-protocol'], queryFn: ({ signal }) => call(getCareProtocol, { signal }) })
}
