/**
 * The few icons of the signed-out pages, drawn by us on a grid of 24. They avoid loading an icon library on the first
 * visit; signed-in pages use lucide-react.
 */
const PATHS = {
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.3M19.5 4.5V9H15',
  check: 'M5.5 12.5l4.3 4.3 8.7-9.3',
  done: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.3 12.3l2.6 2.6 4.8-5.2',
  eye: 'M2.8 12c2-4 5.2-6.2 9.2-6.2s7.2 2.2 9.2 6.2c-2 4-5.2 6.2-9.2 6.2S4.8 16 2.8 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
  'eye-off':
    'M9.5 6.2c.8-.3 1.6-.4 2.5-.4 4 0 7.2 2.2 9.2 6.2-.7 1.4-1.6 2.6-2.6 3.5M16 17.2c-1.2.7-2.5 1-4 1-4 0-7.2-2.2-9.2-6.2 1-2 2.3-3.5 3.9-4.6M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.2v4.8M12 8v.1',
  pause: 'M9 6.5v11M15 6.5v11',
  phone:
    'M7.5 4.5h-2A1.5 1.5 0 0 0 4 6c0 7.7 6.3 14 14 14a1.5 1.5 0 0 0 1.5-1.5v-2.3a1 1 0 0 0-.8-1l-3.2-.7a1 1 0 0 0-1 .4l-.9 1.2a12 12 0 0 1-5.7-5.7l1.2-.9a1 1 0 0 0 .4-1l-.7-3.2a1 1 0 0 0-1-.8z',
  play: 'M8.5 5.8v12.4l9.7-6.2z',
  warning:
    'M12 8.5v4.2M12 16v.1M10.7 4.7L3.6 17.3A1.5 1.5 0 0 0 4.9 19.5h14.2a1.5 1.5 0 0 0 1.3-2.2L13.3 4.7a1.5 1.5 0 0 0-2.6 0z',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  readonly name: IconName
  readonly className?: string
  readonly stroke?: number
}

/** One icon in the text colour; decorative. */
export function Icon({ name, className = 'size-5', stroke = 1.75 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
