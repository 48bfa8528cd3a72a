import type { MailFailure } from '@shinequo/contract/notifications'

/** What is known of a try that failed: the error's code, the SMTP command that it was about, the server's reply. */
export interface DeliveryError {
  readonly code?: string | undefined
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
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
