/** What is answered when the audit is searched. */

export const lastDayBeforeFirst = 'El último día es anterior al primero'
