import * as messages from '@shinequo/messages/web/accounts'

interface MailRefusedBannerProps {
  readonly email: string
  /** The address of an administrator cannot be changed. */
  readonly isAdmin?: boolean
}

/** Shown above every page if mail to the account bounces: the address, and how to fix it. */
export default function MailRefusedBanner({ email, isAdmin = false }: MailRefusedBannerProps) {
  return (
    <section
      aria-label={messages.yourMail}
      className="border-b border-line bg-accent-soft px-4 py-2.5 text-center text-sm [overflow-wrap:anywhere]"
    >
      <p className="font-medium">
        {messages.mailComesBack}
        {/* On its own line, so that line breaks do not depend on the length of the address. */}
        <span className="block">{email}</span>
      </p>
      <p>{isAdmin ? messages.askAdministratorForAddress : messages.askProgrammeForAddress}</p>
    </section>
  )
}
