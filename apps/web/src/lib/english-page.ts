/** The texts of /disclosures, by the names of their places there. */
export type Disclosure = 'care' | 'share' | 'sign-up' | 'deletion'

/** The address of a public page in English, whatever language this browser or the account has; nothing is chosen by it. */
export const inEnglish = (page: '/terms' | '/privacy' | `/disclosures#${Disclosure}`) =>
  page.replace(/(?=#)|$/, '?lang=en')
