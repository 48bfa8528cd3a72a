import {
  cancelDeletion,
  changeOwnAddress,
  changePassword,
  deleteAccount,
  downloadDataExport,
  endOtherSignIns,
  endSignIn,
  getDataExport,
  getDeletion,
  listSignIns,
  sendAddressCode,
  startDataExport,
} from '@shinequo/contract/accounts/account-page'
import { chooseLocale } from '@shinequo/contract/accounts/own-account'
import type { BodyInput } from '@shinequo/contract/endpoint'
import type { Locale } from '@shinequo/contract/locales'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { followLanguage } from '../../../lib/switch-language.ts'
import { tokenRole } from '../../../lib/token-role.ts'
import { useChange } from '../../../lib/use-change.ts'
import { loadUserDetails } from '../../../lib/user-state.ts'

/** Sets the language of one's own pages and mail on every device, and reloads this page in it. */
export function useChooseLocale() {
  return useChange((locale: Locale) => call(chooseLocale, { body: { locale } }), {
    // Here and not in the menu entry, which is unmounted by then.
    onSuccess: (_account, _queries, locale) => followLanguage(locale),
  })
}

const SIGN_INS = ['sign-ins']
/** What else ends with the other sign-ins: the secret address of one's calendar. */
const WITH_SIGN_INS = [SIGN_INS, ['calendar-feed']]

/** The active sign-ins of the account; refetched each time they are opened. */
export function useSignIns() {
  return useQuery({
    queryKey: SIGN_INS,
    queryFn: ({ signal }) => call(listSignIns, { signal }),
    staleTime: 0,
  })
}

/** Ends a sign-in. `onSuccess` is called before the list is refetched, which removes the row that was pressed. */
export function useEndSignIn(onSuccess: () => void) {
  return useChange((id: string) => call(endSignIn, { params: { id } }), {
    invalidates: [SIGN_INS],
    onSuccess,
  })
}

/** Ends all sign-ins but this one. `onSuccess` is called before the list is refetched, which removes the button. */
export function useEndOtherSignIns(onSuccess: () => void) {
  return useChange(() => call(endOtherSignIns, {}), { invalidates: WITH_SIGN_INS, onSuccess })
}

/** Sends a code to the address that the person wants instead of theirs. */
export function useSendAddressCode() {
  return useChange((body: BodyInput<typeof sendAddressCode>) => call(sendAddressCode, { body }))
}

/** Changes one's own address, which ends all other sign-ins. */
export function useChangeOwnAddress() {
  return useChange((body: BodyInput<typeof changeOwnAddress>) => call(changeOwnAddress, { body }), {
    onSuccess: (_message, queries) => reloadAccount(queries),
    invalidates: WITH_SIGN_INS,
  })
}

/** Changes one's own password, which ends all other sign-ins. */
export function useChangePassword() {
  return useChange((body: { password: string; newPassword: string }) => call(changePassword, { body }), {
    invalidates: WITH_SIGN_INS,
  })
}

const OWN_DATA = ['own-data']
/** Poll interval; a file is ready within seconds. */
const MADE_WITHIN_MS = 1500
/** Timeout that lets a slow network download a large file. */
const DOWNLOAD_MS = 120_000

/** The state of the data export; polled while it is being made. */
export function useOwnData() {
  return useQuery({
    queryKey: OWN_DATA,
    queryFn: ({ signal }) => call(getDataExport, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? MADE_WITHIN_MS : false),
  })
}

/** Starts the data export. */
export function useMakeOwnData() {
  return useChange(() => call(startDataExport, {}), {
    onSuccess: (standing, queries) => queries.setQueryData(OWN_DATA, standing),
  })
}

/** Downloads the file. */
export async function downloadOwnData(): Promise<Blob> {
  return (await call(downloadDataExport, { timeoutMs: DOWNLOAD_MS })) as Blob
}

const DELETION = ['deletion']

/** What deleting one's own account would mean now; refetched each time it is shown. */
export function useDeletion() {
  return useQuery({
    queryKey: DELETION,
    queryFn: ({ signal }) => call(getDeletion, { signal }),
    staleTime: 0,
  })
}

/** Reloads the account, so that the banner appears or disappears. */
async function reloadAccount(queries: QueryClient): Promise<void> {
  const isStudent = tokenRole() === 'student'
  await (isStudent ? loadUserDetails() : queries.invalidateQueries({ queryKey: ['account'] }))
  await queries.invalidateQueries({ queryKey: DELETION })
}

export function useDeleteAccount() {
  return useChange((password: string) => call(deleteAccount, { body: { password } }), {
    onSuccess: (_deletion, queries) => reloadAccount(queries),
  })
}

export function useKeepAccount() {
  return useChange(() => call(cancelDeletion, {}), {
    onSuccess: (_message, queries) => reloadAccount(queries),
  })
}
