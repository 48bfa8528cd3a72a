import { addressOfDeleted } from '@shinequo/domain/accounts/account-ending'
import { messagesOf } from '@shinequo/messages/server'
import { ALL, HASH, NO_READER, type NounData, OF_ACCOUNT } from '../../plugins/database/personal-data.ts'
import { removeAllExports } from './export/queries.ts'
import { isSignInOver } from './sign-ins/queries.ts'

/** Codes and links that prove a mailbox. */
const CODE = { ...OF_ACCOUNT, kept: { kind: 'codes', since: 'expires_at' } } as const

export const accountsData: NounData = {
  tables: {
    // Tokens of a live sign-in stay, so that reuse is detected.
    refresh_families: {
      ...OF_ACCOUNT,
      file: 'sign_ins',
      plain: { title: 'signInsTitle', order: 'created_at desc' },
      kept: { kind: 'sign_ins', since: isSignInOver },
      columns: {
        device: { file: true },
        network: { file: true },
        created_at: { file: 'signed_in_at' },
        last_seen_at: { file: true },
        ends_at: { file: true },
        ended_at: { file: true },
      },
    },
    refresh_tokens: {
      whose: {},
      file: { not: 'hashes of tokens; the sign-ins themselves are in the file' },
      seen: NO_READER,
      ends: { with: 'refresh_families' },
      columns: { token_hash: HASH, parent_hash: HASH },
    },
    tickets: {
      ...OF_ACCOUNT,
      file: { not: 'hashes of tickets for rooms and live pages, good for a minute' },
      kept: { kind: 'rooms', since: 'expires_at' },
      columns: { hash: HASH },
    },
    known_devices: {
      ...OF_ACCOUNT,
      file: 'known_devices',
      plain: { title: 'knownDevicesTitle', order: 'first_seen_at' },
      kept: { kind: 'devices', since: 'last_seen_at' },
      columns: { device_hash: HASH, first_seen_at: { file: true }, last_seen_at: { file: true } },
    },
    mailed_codes: {
      ...CODE,
      file: { not: 'hashes of codes that are good for a day at most' },
      columns: { place: HASH, code_hash: HASH },
    },
    password_resets: {
      ...CODE,
      file: { not: 'the hash of a code that is good for ten minutes' },
      columns: { code_hash: HASH },
    },
    email_proofs: {
      ...CODE,
      file: { not: 'the hash of a code that is good for a day' },
      columns: { code_hash: HASH },
    },
    data_exports: {
      ...OF_ACCOUNT,
      file: { not: 'the file itself' },
      ends: removeAllExports,
      columns: { key_id: {} },
    },
    former_addresses: {
      ...OF_ACCOUNT,
      file: 'former_addresses',
      plain: { title: 'formerAddressesTitle', order: 'until desc' },
      columns: { email: { file: true, text: 'address' }, until: { file: true } },
    },
    address_codes: {
      ...CODE,
      file: 'wanted_addresses',
      plain: { title: 'wantedAddressesTitle' },
      columns: {
        email: { file: true, text: 'address' },
        expires_at: { file: 'code_good_until' },
        code_hash: HASH,
      },
    },
    address_requests: {
      ...CODE,
      file: 'requested_addresses',
      plain: { title: 'requestedAddressesTitle' },
      columns: {
        email: { file: true, text: 'address' },
        requested_at: { file: true },
        expires_at: { file: 'link_good_until' },
        token_hash: HASH,
      },
    },
    // The row stays with a placeholder for the name. When it goes, sessions and stars are deleted with it.
    accounts: {
      ...OF_ACCOUNT,
      whose: { account: 'id' },
      file: 'account',
      plain: { title: 'accountTitle' },
      ends: 'blanked',
      kept: { kind: 'ended_accounts', since: 'erased_at' },
      columns: {
        id: {},
        email: { file: true, text: 'address', blank: ({ id }) => addressOfDeleted(id) },
        first_name: {
          file: true,
          text: 'name',
          blank: ({ role }) => messagesOf('en').accounts.FORMER_NAMES[role],
          seen: ALL,
        },
        last_name: { file: true, text: 'name', blank: '', seen: ALL },
        preferred_name: { file: true, text: 'name', blank: '', seen: ['self', 'coach', 'staff'] },
        folded_name: { file: { not: 'the names once more, as they are searched and sorted' } },
        role: { file: true },
        time_zone: { file: true, blank: null },
        locale: { file: 'language', blank: null },
        created_at: { file: true },
        email_proved_at: { file: 'email_confirmed_at', blank: null },
        email_refused_at: { file: 'mail_comes_back_since', blank: null },
        suspended_at: { file: 'paused_at', blank: null },
        signed_out_at: { file: 'signed_out_everywhere_at' },
        device_mail_at: { file: 'told_of_a_new_device_at', blank: null },
        deletion_due_at: { file: 'to_be_deleted_at', blank: null },
        deletion_told_at: { blank: null },
        password_hash: { ...HASH, blank: '' },
        sign_in_generation: {},
        erased_at: { blank: ({ now }) => now },
      },
    },
  },
}
