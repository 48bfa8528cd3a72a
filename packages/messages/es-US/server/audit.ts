/** What the server replies to a search of the audit log. */

export const lastDayBeforeFirst = 'El último día es anterior al primero'
