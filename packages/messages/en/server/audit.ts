/** What is answered when the audit is searched. */

export const lastDayBeforeFirst = 'The last day must not be before the first'
