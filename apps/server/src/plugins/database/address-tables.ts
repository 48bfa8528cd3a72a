/** The columns of what is kept of addresses besides the account's own, a part of `Tables`. */
export interface AddressTables {
  /** Addresses that accounts had before; an account that has one here was given its present one by a change. */
  former_addresses: {
    id: string
    account_id: string
    email: string
    /** When it was changed for another one. */
    until: Date
  }
}
