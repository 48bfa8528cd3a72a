/** The part of a coach's page where a student changes the coach: what stands after the # leads there. */
export const CHANGE_COACH = 'change-coach'
