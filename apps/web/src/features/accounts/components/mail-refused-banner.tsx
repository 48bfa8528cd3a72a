import * as messages from '@shinequo/messages/web/accounts'

interface MailRefusedBannerProps {
  readonly email: string
  /** Nobody changes the address of an administrator. */
  readonly isAdmin?: boolean
}

/** Above every page of somebody whose mail comes back: which address that is, and what mends it. */
export default function MailRefusedBanner({ email, isAdmin = false }: MailRefusedBannerProps) {
  return (
    <section
      aria-label={messages.yourMail}
      className="border-b border-line bg-accent-soft px-4 py-2.5 text-center text-sm [overflow-wrap:anywhere]"
    >
      <p className="font-medium">
        {messages.mailComesBack}
        {/* On a line of its own: where a sentence breaks must not hang on the length of an address. */}
        <span className="block">{email}</span>
      </p>
      <p>{isAdmin ? messages.askAdministratorForAddress : messages.askProgrammeForAddress}</p>
    </section>
  )
}
