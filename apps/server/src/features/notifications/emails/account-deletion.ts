import { momentText, yourTime } from '@shinequo/messages/times'
import { type Email, renderMail } from './layout.ts'

/** Whose account is deleted; `dueAt` is in milliseconds. */
interface DeletionMail {
  readonly firstName: string
  readonly zone: string
  readonly dueAt: number
  /** Where they sign in. */
  readonly signIn: string
}

/** Tells an account's owner that it will be deleted, when, and how to keep it. */
export function accountDeletion(told: DeletionMail): Email {
  return renderMail({
    subject: 'Your account will be deleted',
    greeting: `Hi ${told.firstName},`,
    before: ['We were asked to delete your ShineQuo account. It will be deleted at this time:'],
    highlight: [when(told)],
    after: [
      'Until then you can change your mind: sign in and choose ‘Keep my account’.',
      'Sessions before that time stay. Sessions after it are cancelled then, and the other person is told.',
      'Then your name, address, answers, notes, picture and all that you wrote are deleted. This cannot be undone.',
      'It was not you who asked? Sign in, keep your account, and set a new password.',
    ],
    action: { label: 'Keep my account', url: told.signIn },
  })
}

/** The last mail before an account is deleted. */
export function lastWord(told: DeletionMail): Email {
  return renderMail({
    subject: 'Tomorrow your account is deleted',
    greeting: `Hi ${told.firstName},`,
    before: ['Your ShineQuo account is deleted at this time:'],
    highlight: [when(told)],
    after: [
      'If you would rather keep it, sign in before then and choose ‘Keep my account’.',
      'This is our last mail: afterwards we no longer have your address. Thank you for the time with us.',
    ],
    action: { label: 'Keep my account', url: told.signIn },
  })
}

function when({ dueAt, zone }: DeletionMail): string {
  return `${momentText(dueAt, zone)} · ${yourTime(zone)}`
}

/** Tells an account's owner that it is no longer to be deleted. */
export function accountKept(firstName: string, signIn: string): Email {
  return renderMail({
    subject: 'Your account stays',
    greeting: `Hi ${firstName},`,
    before: ['Your ShineQuo account will not be deleted. Everything is as it was.'],
    highlight: [],
    after: ['It was not you? Set a new password now: that signs all devices out.'],
    action: { label: 'Sign in', url: signIn },
  })
}
