import { pageLanguage } from './language.ts'

/** The texts of /disclosures, by the names of their places there. */
export type Disclosure = 'care' | 'share' | 'sign-up' | 'deletion'

type PublicPage = '/terms' | '/privacy' | `/disclosures#${Disclosure}`

/**
 * The HTML attributes of a link to a public page in English, in a tab of its own; null where the page is in English
 * already. Nothing is chosen by it, whatever language this browser or the account has.
 */
export function englishLink(page: PublicPage) {
  if (pageLanguage === 'en') return null
  const href = page.replace(/(?=#)|$/, '?lang=en')
  return { href, hreflang: 'en', target: '_blank', rel: 'noopener' } as const
}
