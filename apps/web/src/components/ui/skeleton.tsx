/** A grey place of the size of what is coming; decorative, the region says in words that it loads. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-sheen rounded-in bg-[linear-gradient(100deg,color-mix(in_srgb,var(--line)_82%,transparent)_35%,color-mix(in_srgb,var(--line)_42%,transparent)_50%,color-mix(in_srgb,var(--line)_82%,transparent)_65%)] bg-[length:300%_100%] ${className}`}
    />
  )
}
