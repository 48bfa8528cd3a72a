/** Where a request for the development mailbox comes from, and where the server runs. */
export interface MailboxVisit {
  readonly production: boolean
  /** The public address is this machine's own. A proxy may hide that a visitor comes from elsewhere. */
  readonly local: boolean
  /** Mail goes to a server, so there is no mailbox. */
  readonly hasSmtp: boolean
  /** The other end of the socket itself, whatever a proxy says. */
  readonly remoteAddress: string | undefined
  readonly headers: Readonly<Record<string, unknown>>
}

/** IPv4's in both spellings, and IPv6's. */
const LOOPBACK_ADDRESS = /^((::ffff:)?127(\.\d{1,3}){3}|::1)$/i
/** With or without a port. A foreign name that points here must not open it: that is how a web page would read it. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
/** What proxies add: the person behind one may be anywhere. */
const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/i

/** Whether the development mailbox, which shows everybody's mail, may be read: only at the machine itself. */
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
