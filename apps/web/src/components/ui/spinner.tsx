/** A spinning ring. Decorative; the words next to it say what is happening. */
export function Spinner({ className = '' }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-4.5 shrink-0 animate-spin-round rounded-full border-[2.5px] border-current border-e-transparent ${className}`}
    />
  )
}

/** A loading region: a spinner and words, announced politely. */
export function Waiting({
  children,
  className = '',
}: {
  readonly children: string
  readonly className?: string
}) {
  return (
    <p role="status" className={`flex items-center gap-2 text-sm font-medium text-muted ${className}`}>
      <Spinner className="text-primary" />
      {children}
    </p>
  )
}
