/** Said while open times are on their way. */
export const LOADING_TIMES = 'Loading available time slots...'

/** Said of a day without open times. */
export const NO_TIMES = 'No available times for the selected date.'
