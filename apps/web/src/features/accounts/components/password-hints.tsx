import * as messages from '@shinequo/messages/web/accounts'

/** The special characters that the hint counts. Hints never block a password. */
const SPECIAL = /[!@#$%^&*()\-_=+[\]{};:'",.<>/?\\|`~]/

const HINTS: readonly (readonly [words: string, met: (password: string) => boolean])[] = [
  [messages.moreThanEight, (password) => password.length > 8],
  [messages.anUppercaseLetter, (password) => /\p{Lu}/u.test(password)],
  [messages.aLowercaseLetter, (password) => /\p{Ll}/u.test(password)],
  [messages.aNumber, (password) => /\d/.test(password)],
  [messages.aSpecialCharacter, (password) => SPECIAL.test(password)],
]

/** Which hints a password meets, in display order. */
export function metHints(password: string): readonly boolean[] {
  return HINTS.map(([, met]) => met(password))
}

/** Hints for a good password, ticked off while typing. */
export function PasswordHints({ password }: { readonly password: string }) {
  const met = metHints(password)
  return (
    <ul
      aria-label={messages.goodPasswordHas}
      className="mt-1.5 grid gap-x-4 gap-y-1 text-xs text-muted tablet:grid-cols-2"
    >
      {HINTS.map(([words], index) => (
        <li key={words} className={`flex items-center gap-1.5 ${met[index] ? 'text-success' : ''}`}>
          <span
            aria-hidden="true"
            className={`grid size-3.5 shrink-0 place-items-center rounded-full border-[1.5px] ${met[index] ? 'border-success' : 'border-line-strong'}`}
          >
            {met[index] && <span className="size-1.5 rounded-full bg-success" />}
          </span>
          {words}
          {met[index] && <span className="sr-only">{messages.done}</span>}
        </li>
      ))}
    </ul>
  )
}
