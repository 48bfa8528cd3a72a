/** Where a request for the development mailbox comes from, and where the server runs. */
export interface MailboxVisit {
  readonly production: boolean
  /** The public address is a loopback address. Otherwise a proxy may hide that a visitor comes from elsewhere. */
  readonly local: boolean
  /** Mail goes to an SMTP server, so there is no mailbox. */
  readonly hasSmtp: boolean
  /** The remote address of the socket itself, whatever a proxy's headers claim. */
  readonly remoteAddress: string | undefined
  readonly headers: Readonly<Record<string, unknown>>
}

/** IPv4 loopback in both spellings, and IPv6 loopback. */
const LOOPBACK_ADDRESS = /^((::ffff:)?127(\.\d{1,3}){3}|::1)$/i
/**
 * With or without a port. A foreign name that resolves here must not open the mailbox, or a web page could read it (DNS
 * rebinding).
 */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
/** Headers that proxies add. The client behind a proxy may be anywhere. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/i

/** Whether the development mailbox, which shows everybody's mail, may be read: only from the machine itself. */
export function mayReadMailbox({
  production,
  local,
  hasSmtp,
  remoteAddress,
  headers,
}: MailboxVisit): boolean {
  return (
    !production &&
    local &&
    !hasSmtp &&
    LOOPBACK_ADDRESS.test(remoteAddress ?? '') &&
    LOOPBACK_HOST.test(String(headers.host ?? '')) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  )
}
