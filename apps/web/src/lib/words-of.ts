/**
 * For the element around what a person wrote: nobody knows in which language, and it runs as its first letter does. A reader
 * that speaks then does not speak it as if it were of the page's language.
 */
export const OF_A_PERSON = { lang: '', dir: 'auto' } as const

/** The same around what the programme wrote for everybody, such as its questions and posts: English on every page. */
export const OF_THE_PROGRAMME = { lang: 'en', dir: 'auto' } as const
