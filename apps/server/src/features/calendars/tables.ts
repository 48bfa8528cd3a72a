export interface CalendarsTables {
  /** The secret URL of an account's calendar subscription. */
  calendar_feeds: { account_id: string; secret_hash: string; made_at: Date }
}
