import { useState } from 'react'
import { initialsOf } from '../../lib/initials.ts'

const TONES = ['peach', 'butter', 'sage', 'mint', 'sky', 'rose', 'sand'] as const

interface AvatarProps {
  readonly name: string
  readonly url?: string | null | undefined
  /** Width and height in pixels. */
  readonly size?: number
  /** Empty if the name is shown next to it, which is the usual case. */
  readonly alt?: string
  readonly className?: string
}

/** A round picture. Without one, while it loads and if it fails to load, shows initials in the same box. */
export function Avatar({ name, url, size = 48, alt = '', className = '' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = url && failed !== url ? url : null
  return (
    <span
      style={{ width: size, height: size, background: `var(--tone-${toneOf(name)})`, fontSize: size * 0.36 }}
      className={`inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-bold leading-none text-tone-ink ${className}`}
    >
      <span aria-hidden="true" className="col-start-1 row-start-1">
        {initialsOf(name)}
      </span>
      {alt !== '' && !shown && <span className="sr-only">{alt}</span>}
      {shown && (
        <img
          src={shown}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(shown)}
          className="col-start-1 row-start-1 size-full object-cover filter-(--picture-filter)"
        />
      )}
    </span>
  )
}

/** The same name always has the same colour. */
function toneOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return TONES[sum % TONES.length] ?? 'mint'
}
