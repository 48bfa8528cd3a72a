/** Coaches as students see them, and the page that a coach writes. */

/** Where a coach has given nothing. */
export const noFocus = 'Specialization not provided'
export const noBio = 'No bio available for this coach.'
