/** What is answered when the audit is searched. */

export const lastDayBeforeFirst = 'El último día no puede ser anterior al primero'
