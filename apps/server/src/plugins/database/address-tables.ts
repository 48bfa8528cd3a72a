import type { Generated } from 'kysely'

/** The columns of tables with addresses other than an account's current one, a part of `Tables`. */
export interface AddressTables {
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
}
