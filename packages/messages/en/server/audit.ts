/** What the server replies to a search of the audit log. */

export const lastDayBeforeFirst = 'The last day is before the first'
