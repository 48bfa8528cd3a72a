/** What the documents say before any script runs, and the manifest of the installed app. */

export const description = 'Coaching for college students: get matched with a coach and book in a minute.'
export const previewAlt = 'Two people on a bench watch the sun rise; above them, the name ShineQuo'
export const noScript = 'ShineQuo needs JavaScript. In crisis? Call or text 988.'
export const roomTitle = 'Your session · ShineQuo'
export const noScriptInRoom = 'The room needs JavaScript. In crisis? Call or text 988.'
/** Shortcuts of the installed app. */
export const findYourCoach = 'Find your coach'
export const collegeResources = 'College resources'
