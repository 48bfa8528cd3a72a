import {
  askedForm,
  askForContact,
  type CarePlace,
  type ContactOffer,
  getCareProtocol,
  getContactOffer,
} from '@shinequo/contract/care'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { firstErrors } from './form-rules.ts'
import { useChange } from './use-change.ts'

export type { CarePlace, ContactOffer }

const OFFER = ['contact-offer']

/** Asks staff to get in touch, and lets them read a text of the student, if there is one. */
export function useAskForContact() {
  return useChange((body: BodyInput<typeof askForContact>) => call(askForContact, { body }), {
    onSuccess: ({ asked_at }, queries, { place }) => {
      if (place === 'asked') {
        queries.setQueryData<ContactOffer>(OFFER, (offer) => offer && { ...offer, asked_at })
      }
    },
  })
}

/** The failing rules of a request without a text, in `sentences`. */
export const askedErrors = (values: unknown, sentences: Parameters<typeof firstErrors>[2]) =>
  firstErrors(askedForm, values, sentences)

/** Who gets in touch with a student who asks without a text, and whether the student waits for that. */
export function useContactOffer() {
  return useQuery({
    queryKey: OFFER,
    queryFn: ({ signal }) => call(getContactOffer, { signal }),
    refetchOnMount: 'always',
  })
}

/** What coaches and staff do when somebody may need care now. */
export function useCareProtocol() {
  return useQuery({ queryKey: ['care-protocol'], queryFn: ({ signal }) => call(getCareProtocol, { signal }) })
}
