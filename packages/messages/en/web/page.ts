/** What the documents say themselves, before any script runs, and the manifest of the installed app. */

export const description = 'Coaching for college students: matched with a coach, booked in a minute.'
export const previewAlt = 'Two people on a bench look at the rising sun; above them the name ShineQuo'
export const noScript = 'ShineQuo needs JavaScript. In crisis? Call or text 988.'
export const roomTitle = 'Your session · ShineQuo'
export const noScriptInRoom = 'The room needs JavaScript. In crisis? Call or text 988.'
/** Shortcuts of the installed app. */
export const findYourCoach = 'Find your coach'
export const collegeResources = 'College resources'
