/** Cells of the tables that administrators download. */

/** In place of a figure that is hidden, since it would tell of single people. */
export const hidden = 'Not shown'
export const noHours = 'No hours'
export const noRating = 'N/A'
