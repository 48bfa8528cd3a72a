import { downloadDataExport, getDataExport, startDataExport } from '@shinequo/contract/accounts/data-export'
import { cancelDeletion, deleteAccount, getDeletion } from '@shinequo/contract/accounts/deletion'
import { chooseLocale } from '@shinequo/contract/accounts/own-account'
import {
  changePassword,
  endOtherSignIns,
  endSignIn,
  listSignIns,
} from '@shinequo/contract/accounts/own-sign-ins'
import type { Locale } from '@shinequo/contract/locales'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { switchLanguage } from '../../../lib/switch-language.ts'
import { tokenRole } from '../../../lib/token-role.ts'
import { useChange } from '../../../lib/use-change.ts'
import { loadUserDetails } from '../../../lib/user-state.ts'

/** Chooses the language of one's own pages and mail, on every device; this page is loaded anew in it. */
export function useChooseLocale() {
  return useChange((locale: Locale) => call(chooseLocale, { body: { locale } }), {
    // Here and not where it is chosen: the menu has closed by then.
    onSuccess: (_account, _queries, locale) => switchLanguage(locale),
  })
}

const SIGN_INS = ['sign-ins']

/** Where one is signed in; asked for anew each time it is opened. */
export function useSignIns() {
  return useQuery({
    queryKey: SIGN_INS,
    queryFn: ({ signal }) => call(listSignIns, { signal }),
    staleTime: 0,
  })
}

export function useEndSignIn() {
  return useChange((id: string) => call(endSignIn, { params: { id } }), { invalidates: [SIGN_INS] })
}

export function useEndOtherSignIns() {
  return useChange(() => call(endOtherSignIns, {}), { invalidates: [SIGN_INS] })
}

/** Changes the own password. All other sign-ins end. */
export function useChangePassword() {
  return useChange((body: { password: string; newPassword: string }) => call(changePassword, { body }), {
    invalidates: [SIGN_INS],
  })
}

const OWN_DATA = ['own-data']
/** A file is made within seconds. */
const MADE_WITHIN_MS = 1500
/** A slow network brings a large file, too. */
const DOWNLOAD_MS = 120_000

/** How it stands with the file of one's data; asked for again while it is being made. */
export function useOwnData() {
  return useQuery({
    queryKey: OWN_DATA,
    queryFn: ({ signal }) => call(getDataExport, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? MADE_WITHIN_MS : false),
  })
}

/** Has the file made. */
export function useMakeOwnData() {
  return useChange(() => call(startDataExport, {}), {
    onSuccess: (standing, queries) => queries.setQueryData(OWN_DATA, standing),
  })
}

/** The file itself. */
export async function downloadOwnData(): Promise<Blob> {
  return (await call(downloadDataExport, { timeoutMs: DOWNLOAD_MS })) as Blob
}

const DELETION = ['deletion']

/** What the deletion of the own account means now; asked for anew each time it is looked at. */
export function useDeletion() {
  return useQuery({
    queryKey: DELETION,
    queryFn: ({ signal }) => call(getDeletion, { signal }),
    staleTime: 0,
  })
}

/** The account is read anew wherever it is shown: the banner comes, or goes. */
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
