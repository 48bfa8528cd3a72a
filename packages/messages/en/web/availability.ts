/** Open times: choosing one, and the hours of a coach. */

// A page with times of nobody in particular

export const timesBelongToACoach = 'Times belong to a coach. Your matched coaches are below.'
export const seeTimesAndBook = 'See times and book'
