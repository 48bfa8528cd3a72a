import type { Role } from '@shinequo/contract/accounts'
import type { Locale } from '@shinequo/contract/locales'
import type { Generated, GeneratedAlways } from 'kysely'

/** A code of the version before, which `mailed_codes` replaces. */
interface FormerCode {
  account_id: string
  id: string
  code_hash: string | null
  expires_at: Date
}

export interface AccountsTables {
  accounts: {
    id: string
    email: string
    password_hash: string
    role: Role
    first_name: string
    last_name: string
    /** What a student wants to be called; '' if nothing else than the first name. */
    preferred_name: Generated<string>
    /** The names as they are searched and sorted (`folded`); kept by a trigger. */
    folded_name: GeneratedAlways<string>
    time_zone: string | null
    /** The language of mail to the account's owner; null: English. */
    locale: Generated<Locale | null>
    created_at: Date
    suspended_at: Generated<Date | null>
    /** Access tokens issued up to then are invalid. */
    signed_out_at: Generated<Date | null>
    /** How often all of its sign-ins were ended at once. */
    sign_in_generation: Generated<number>
    /** When its owner was last mailed about an unknown device. */
    device_mail_at: Generated<Date | null>
    /** When it will be deleted; null: no deletion was requested. */
    deletion_due_at: Generated<Date | null>
    /** When its owner was last mailed about the deletion. */
    deletion_told_at: Generated<Date | null>
    /** When its personal data was erased; since then the address is only a placeholder. */
    erased_at: Generated<Date | null>
    /** When its owner first proved the mailbox of its address; null: not yet. */
    email_proved_at: Generated<Date | null>
    /** Since when mail to its address bounces; null: it does not. */
    email_refused_at: Generated<Date | null>
  }
  /** Sign-ins. */
  refresh_families: {
    id: string
    account_id: string
    ends_at: Date
    ended_at: Date | null
    created_at: Generated<Date>
    last_seen_at: Generated<Date>
    device: Generated<string>
    network: Generated<string>
  }
  known_devices: { account_id: string; device_hash: string; first_seen_at: Date; last_seen_at: Date }
  refresh_tokens: {
    token_hash: string
    family_id: string
    created_at: Date
    spent_at: Date | null
    /** The token that it was exchanged for. */
    parent_hash: string | null
  }
  /** Codes for new passwords and proofs of mailboxes. They have no hash until they are mailed. */
  mailed_codes: {
    id: string
    /** Orders them: a later one has a larger number. */
    nr: GeneratedAlways<number>
    account_id: string
    purpose: 'password_reset' | 'email_proof'
    /** A digest of the network or of the known device that requested it; '' for administrators and former codes. */
    place: string
    /** Ten letters instead of six digits. */
    letters: Generated<boolean>
    code_hash: Generated<string | null>
    expires_at: Date
  }
  password_resets: FormerCode
  email_proofs: FormerCode
  /** The file with everything about a person: the newest one requested. */
  data_exports: {
    id: string
    account_id: string
    /** An administrator requested it. */
    for_person: boolean
    state: 'preparing' | 'ready' | 'failed'
    asked_at: Date
    made_at: Generated<Date | null>
    expires_at: Generated<Date | null>
    /** The file: here, or in the bucket under the name `object`. */
    bytes: Generated<Uint8Array | null>
    object: Generated<string | null>
    /** The size of the file in bytes, before it was encrypted; null in rows of former versions. */
    size: Generated<number | null>
    /** The key with which the file is encrypted. */
    key_id: Generated<string | null>
  }
  /** Previous addresses of accounts. An account with a row here was changed to its current address. */
  former_addresses: {
    id: string
    account_id: string
    email: string
    /** When it was replaced by another address. */
    until: Date
    /** Its mailbox had been proved by then. */
    was_proved: Generated<boolean>
  }
  /** Codes mailed to addresses that people want instead of theirs, at most one per account. */
  address_codes: {
    account_id: string
    id: string
    email: string
    /** Null until it was mailed. */
    code_hash: string | null
    expires_at: Date
  }
  /** Addresses that administrators asked for, until their mailbox confirms them, at most one per account. */
  address_requests: {
    account_id: string
    id: string
    email: string
    /** Of the token in the newest mail; null until it was mailed. */
    token_hash: string | null
    requested_at: Date
    expires_at: Date
  }
  tickets: {
    hash: string
    account_id: string
    /** Null if the request had no sign-in, as in tests. */
    sign_in_id: string | null
    generation: number
    kind: 'room' | 'live'
    /** The session whose room it opens; null for tickets of live pages. */
    booking_id: string | null
    expires_at: Date
  }
}
