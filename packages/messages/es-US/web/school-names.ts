/** Names of choices of a school that are no proper names. */

export const SCHOOL_NAMES = {
  other: 'Otra',
}
