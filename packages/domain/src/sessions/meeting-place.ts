/** Links and phone numbers for meetings outside our room. Runs in the browser too. */

/** Whether a text is an https URL without user name and password. */
export function isSafeLink(text: string): boolean {
  const link = URL.canParse(text) ? new URL(text) : null
  return link?.protocol === 'https:' && link.username === '' && link.password === ''
}

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

/** Whether a text is an international phone number, with the country code. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+[\d ().-]+$/.test(text) && digits >= 7 && digits <= 15
}
