import type { MailFailure } from '@shinequo/contract/notifications'

/** What is known about a failed try: the error code, the SMTP command that failed, and the server's reply. */
export interface DeliveryError {
  readonly code?: string | undefined
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
  /** The server's whole reply, such as '550 5.1.1 no such user'. */
  readonly response?: string | undefined
}

export interface DeliveryFailure {
  readonly reason: MailFailure
  /** The server's reply code, such as 550; null if there was no reply. */
  readonly replyCode: number | null
}

/** Commands whose failure is about the message. Failures of all others are about us or the server. */
const ABOUT_THE_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
/**
 * RFC 4954: sign in first, mechanism too weak, wrong credentials, encryption required. They mean that our settings are
 * wrong, whichever command they answer.
 */
const ABOUT_SIGNING_IN = new Set([530, 534, 535, 538])
/** The whole service is closing; the reply is not about the message. */
const SERVICE_CLOSES = 421
const NO_CONNECTION = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS'])

/** Why a try failed. Only `refused` is permanent: a permanent reply about the message itself. */
export function deliveryFailure(error: DeliveryError): DeliveryFailure {
  return { reason: reasonOf(error), replyCode: error.responseCode ?? null }
}

/**
 * Mailbox does not exist, mailbox is elsewhere, invalid mailbox name: the replies that refuse an address (RFC 5321).
 */
const NO_MAILBOX = new Set([550, 551, 553])
/** Enhanced status codes (RFC 3463) about the address or a disabled mailbox. */
const ABOUT_THE_ADDRESS = /^5\.(1\.\d+|2\.1)$/

/**
 * Whether a try failed because the address has no mailbox. False for replies about the sender, the content or a policy
 * of the server, and for temporary failures.
 */
export function isAddressRefused({ command, responseCode, response = '' }: DeliveryError): boolean {
  if (command !== 'RCPT TO' || !NO_MAILBOX.has(responseCode ?? 0)) return false
  const detail = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0]
  return detail === undefined || ABOUT_THE_ADDRESS.test(detail)
}

function reasonOf({ code = '', command = '', responseCode }: DeliveryError): MailFailure {
  if (responseCode !== undefined) {
    const aboutUs = ABOUT_SIGNING_IN.has(responseCode) || responseCode === SERVICE_CLOSES
    if (aboutUs || !ABOUT_THE_MESSAGE.has(command)) return 'turned_away'
    return responseCode >= 500 ? 'refused' : 'put_off'
  }
  if (code === 'ETIMEDOUT') return 'no_answer'
  if (code === 'EAUTH') return 'turned_away'
  return NO_CONNECTION.has(code) ? 'unreachable' : 'fault'
}
