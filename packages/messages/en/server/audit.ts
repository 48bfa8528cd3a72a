/** What is answered when the audit is searched. */

export const lastDayBeforeFirst = 'The last day is before the first'
