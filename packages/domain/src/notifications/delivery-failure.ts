import type { MailFailure } from '@shinequo/contract/notifications'

/** What is known of a try that failed: the error's code, the SMTP command that it was about, the server's reply. */
export interface DeliveryError {
  readonly code?: string | undefined
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
  /** The server's whole reply, such as '550 5.1.1 no such user'. */
  readonly response?: string | undefined
}

export interface DeliveryFailure {
  readonly reason: MailFailure
  /** The server's reply, such as 550; null when there was none. */
  readonly replyCode: number | null
}

/** What a message itself is refused by; every other command is about us and the server. */
const ABOUT_THE_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
/** RFC 4954: sign in first, too weak, wrong, encrypt first. They stand for our setting, whatever they answer. */
const ABOUT_SIGNING_IN = new Set([530, 534, 535, 538])
/** The whole service stops; not a word about the message. */
const SERVICE_CLOSES = 421
const NO_CONNECTION = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS'])

/** Why a try failed. Only `refused` is for good: a permanent reply to the message itself. */
export function deliveryFailure(error: DeliveryError): DeliveryFailure {
  return { reason: reasonOf(error), replyCode: error.responseCode ?? null }
}

/** No such mailbox, elsewhere, or no such name: what a recipient's address is refused by (RFC 5321). */
const NO_MAILBOX = new Set([550, 551, 553])
/** Of the codes within a reply (RFC 3463) those about the address, and a mailbox that is closed. */
const ABOUT_THE_ADDRESS = /^5\.(1\.\d+|2\.1)$/

/**
 * Whether a try failed because there is no mailbox at the address. Not where the reply is about the sender, the content or
 * a rule of the server, and not when it may be otherwise later.
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
