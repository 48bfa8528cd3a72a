/** Links for meetings outside our room. */
import { isSafeLink } from '@shinequo/contract/contact-points'

/** Whether a link leads to the same host as another URL, whatever the port and the spelling of the host. */
export function isSameHost(link: string, address: string): boolean {
  return hostOf(link) !== undefined && hostOf(link) === hostOf(address)
}

/** Parsed as browsers do, which normalises case, encoding and non-ASCII letters. A trailing dot means the same host. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.+$/, '') : undefined
}

/** Whether a template makes such a URL: it contains `{id}` in the path or after it, never in the host. */
export function isPlaceTemplate(text: string): boolean {
  const [before = '', ...after] = text.split('{id}')
  return after.length > 0 && /^https:\/\/[^/]+\//.test(before) && isSafeLink(text.replaceAll('{id}', 'id'))
}
