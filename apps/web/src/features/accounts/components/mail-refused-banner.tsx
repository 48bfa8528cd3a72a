interface MailRefusedBannerProps {
  readonly email: string
  /** Nobody changes the address of an administrator. */
  readonly isAdmin?: boolean
}

/** Above every page of somebody whose mail comes back: which address that is, and what mends it. */
export default function MailRefusedBanner({ email, isAdmin = false }: MailRefusedBannerProps) {
  return (
    <section
      aria-label="Your mail"
      className="border-b border-line bg-accent-soft px-4 py-2.5 text-center text-sm [overflow-wrap:anywhere]"
    >
      <p className="font-medium">
        Mail to you comes back. Is this right?
        {/* On a line of its own: where a sentence breaks must not hang on the length of an address. */}
        <span className="block">{email}</span>
      </p>
      <p>
        Reminders and codes do not reach you. If it is right, make sure that the mailbox exists and is open:
        this line goes with the next mail that arrives. If it is wrong, ask{' '}
        {isAdmin ? 'another administrator to invite the right one' : 'your programme to change it'}.
      </p>
    </section>
  )
}
