/**
 * A grey placeholder in the size and shape of the coming content. Decorative; the region says in words that it is
 * loading.
 */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  const corners = className.includes('rounded-') ? '' : 'rounded-in'
  return (
    <span
      aria-hidden="true"
      className={`block max-w-full animate-sheen ${corners} rtl:[animation-direction:reverse] bg-[linear-gradient(100deg,color-mix(in_srgb,var(--line)_82%,transparent)_35%,color-mix(in_srgb,var(--line)_42%,transparent)_50%,color-mix(in_srgb,var(--line)_82%,transparent)_65%)] bg-[length:300%_100%] ${className}`}
    />
  )
}
