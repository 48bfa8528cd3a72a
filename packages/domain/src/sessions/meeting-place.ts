/** Links and numbers at which people meet elsewhere than in our room. The browser reaches this file. */

/** Whether a text is the address of a page by https, without a name or password for it. */
export function isSafeLink(text: string): boolean {
  const link = URL.canParse(text) ? new URL(text) : null
  return link?.protocol === 'https:' && link.username === '' && link.password === ''
}

/** Whether a link leads to the host of another address, at whatever port and however the name is written. */
export function isSameHost(link: string, address: string): boolean {
  return hostOf(link) !== undefined && hostOf(link) === hostOf(address)
}

/** As browsers read it, which settles case, encoding and letters beyond ASCII; a dot at the end means the same host. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.+$/, '') : undefined
}

/** Whether a template makes such an address: `{id}` stands in its path or behind it, never in the host's name. */
export function isPlaceTemplate(text: string): boolean {
  const [before = '', ...after] = text.split('{id}')
  return after.length > 0 && /^https:\/\/[^/]+\//.test(before) && isSafeLink(text.replaceAll('{id}', 'id'))
}

/** Whether a text is a telephone number with the code of its country, as it is dialled from anywhere. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+[\d ().-]+$/.test(text) && digits >= 7 && digits <= 15
}
