/** The URL fragment of the part of a coach's page where a student changes the coach. */
export const CHANGE_COACH = 'change-coach'
