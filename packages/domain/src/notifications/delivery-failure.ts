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
 * Replies to the recipient that mean this mailbox even without an enhanced code (RFC 5321, RFC 7504): there is none, it
 * is elsewhere, its name is not one, its domain takes no mail.
 */
const NO_MAILBOX = new Set([550, 551, 553, 556])
/** An enhanced status code (RFC 3463), at the beginning or as '(#5.1.1)' at the end; not a part of an address. */
const ENHANCED = /(?<![\w.])([245])\.(\d{1,3})\.(\d{1,3})(?!\.?\w)/
/** Details of class X.1 that blame somebody else: the recipient is right, the sender is wrong, mail was passed on. */
const NOT_THE_RECIPIENT = new Set([5, 7, 8, 9])
/** Details of class X.1 that are about the recipient; 0 and those that are Microsoft's own may be about the sender. */
const LAST_OF_RECIPIENT = 10

// For what the codes leave open, the words.
const SENDER = /\b(sender|from)\b/i
const RECIPIENT = /\b(recipients?|rcpt|mailbox|users?|accounts?|addressee|inbox|address)\b|@/i
const MISSING =
  /\b(no such|not? (a )?(known|valid|found|local|active)|unknown|unavailable|malformed|syntax|(does|did) not (exist|have)|(doesn|didn).?t (exist|have)|no (mailbox|account|user)|invalid|bad|disabled|inactive|closed|discontinued|deactivated|no longer)\b/i
/** The message is turned away for what it is or where it comes from, or for now; not for its recipient. */
const POLICY =
  /\b(spam|spf|dkim|dmarc|polic(y|ies)|reputation|block(ed|list)?|blacklist(ed)?|denylist(ed)?|listed|rbl|ip|relaying|(to|access) relay|relay (access|not)|denied|not (permitted|allowed)|authenticat(e|ed|ion)|authori[sz](ed|ation)|(over )?quota|full|storage|too (many|large|big)|rate|gr[ae]ylist(ed|ing)?|temporar(y|ily))\b/i
/** A host that is not there. */
const NO_HOST =
  /\b(domain|host)\b.*\b(not (exist|found)|unknown)\b|\b(no such|unknown|invalid) (domain|host)\b|\bnxdomain\b/i
/** An address in a reply, whose words say nothing about the reply. */
const ADDRESS = /[^\s<>"'([]+@[^\s<>"')\]]+/g

/**
 * Whether a try failed because its recipient has no mailbox, by the class of the reply: a permanent one about the
 * recipient's address (X.1), a mailbox that is disabled (X.2.1), or a host that knows no such recipient (X.4.1). A
 * reply to the whole message counts if it names the recipient. False for replies about the sender, the content, a full
 * mailbox or a policy of the server, and for temporary failures.
 */
export function isAddressRefused({ command, responseCode = 0, response = '' }: DeliveryError): boolean {
  const isToWholeMessage = command === 'DATA'
  if (responseCode < 500 || ABOUT_SIGNING_IN.has(responseCode)) return false
  if (command !== 'RCPT TO' && !isToWholeMessage) return false
  const words = response.replace(ADDRESS, '@')
  const namesRecipient = RECIPIENT.test(words)
  if (isToWholeMessage && !namesRecipient) return false
  const [kind = 5, subject = 0, detail = 0] = (ENHANCED.exec(words)?.slice(1) ?? []).map(Number)
  if (kind !== 5) return false
  // X.0.0, and X.3.0 or X.5.0 of the system or the protocol, say no more than the words.
  const saysLittle = subject === 0 || (detail === 0 && (subject === 3 || subject === 5))
  if (!saysLittle) return isOfNoMailbox(subject, detail, words)
  if (POLICY.test(words) || SENDER.test(words)) return false
  const isByCode = subject === 0 && !isToWholeMessage && NO_MAILBOX.has(responseCode)
  return isByCode || (namesRecipient && MISSING.test(words))
}

/** Whether the enhanced status code of a permanent failure, with these words, says that the recipient has no mailbox. */
function isOfNoMailbox(subject: number, detail: number, words: string): boolean {
  if (subject === 1) {
    const mayBeSender = detail === 0 || detail > LAST_OF_RECIPIENT
    return !NOT_THE_RECIPIENT.has(detail) && !(mayBeSender && SENDER.test(words))
  }
  // Google says the same of a mailbox that gets too much mail at once.
  if (subject === 2) return detail === 1 && !/\brate\b/i.test(words)
  // Microsoft's reply to a recipient that it does not know. Without the word it is about a host that did not answer.
  return subject === 4 && ((detail === 1 && /\brecipients?\b/i.test(words)) || NO_HOST.test(words))
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
