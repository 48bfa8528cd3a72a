/**
 * The icons of the signed-out pages and of the room, drawn by us on a grid of 24. They avoid loading an icon library on
 * the first visit; signed-in pages use lucide-react.
 */
const PATHS = {
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.3M19.5 4.5V9H15',
  back: 'M14.5 6l-6 6 6 6',
  camera:
    'M4.5 6.5h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM14.5 11l6-3.5v9l-6-3.5',
  'camera-off':
    'M9 6.5h3.5a2 2 0 0 1 2 2V11l6-3.5v9L17 14.5M14 16.9a2 2 0 0 1-1.5.6h-8a2 2 0 0 1-2-2v-7a2 2 0 0 1 1.3-1.9M4 4l16 16',
  captions: 'M3 5h18v14H3ZM10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3',
  chat: 'M4 5h16v11h-8l-4 3.5V16H4ZM8 9h8M8 12h5',
  check: 'M5.5 12.5l4.3 4.3 8.7-9.3',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 8v4.5l3 1.7',
  close: 'M6 6l12 12M18 6 6 18',
  done: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.3 12.3l2.6 2.6 4.8-5.2',
  down: 'M6 9.5l6 6 6-6',
  eye: 'M2.8 12c2-4 5.2-6.2 9.2-6.2s7.2 2.2 9.2 6.2c-2 4-5.2 6.2-9.2 6.2S4.8 16 2.8 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
  'eye-off':
    'M9.5 6.2c.8-.3 1.6-.4 2.5-.4 4 0 7.2 2.2 9.2 6.2-.7 1.4-1.6 2.6-2.6 3.5M16 17.2c-1.2.7-2.5 1-4 1-4 0-7.2-2.2-9.2-6.2 1-2 2.3-3.5 3.9-4.6M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.2v4.8M12 8v.1',
  leave:
    'M4 14.5v-1.8C8.5 9 15.5 9 20 12.7v1.8q-.2 1.3-1.5 1l-2.6-.7q-.9-.3-.9-1.3v-1.3q-3-.9-6 0v1.3q0 1-.9 1.3l-2.6.7q-1.3.3-1.5-1Z',
  line: 'M4 10a12 12 0 0 1 16 0M7 13.5a7.5 7.5 0 0 1 10 0M10 17a3 3 0 0 1 4 0',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  microphone: 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  'microphone-off':
    'M15 10V6a3 3 0 0 0-5.8-1M9 9v3a3 3 0 0 0 4.6 2.5M5.5 11.5a6.5 6.5 0 0 0 10.3 5.3M18.5 11.5q0 1.4-.6 2.7M12 18v3M4 4l16 16',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  pause: 'M9 6.5v11M15 6.5v11',
  phone:
    'M7.5 4.5h-2A1.5 1.5 0 0 0 4 6c0 7.7 6.3 14 14 14a1.5 1.5 0 0 0 1.5-1.5v-2.3a1 1 0 0 0-.8-1l-3.2-.7a1 1 0 0 0-1 .4l-.9 1.2a12 12 0 0 1-5.7-5.7l1.2-.9a1 1 0 0 0 .4-1l-.7-3.2a1 1 0 0 0-1-.8z',
  play: 'M8.5 5.8v12.4l9.7-6.2z',
  screen: 'M3 5h18v11H3ZM9 20h6M12 13V8.5M9.8 10.5 12 8.3l2.2 2.2',
  send: 'M4 12 20 4l-5 16-3.5-6.5ZM11.5 13.5 20 4',
  sound:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v6H5.5a1.5 1.5 0 0 1-1.5-1.5ZM20 14h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5Z',
  speaker: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM15.5 9.5a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10',
  warning:
    'M12 8.5v4.2M12 16v.1M10.7 4.7L3.6 17.3A1.5 1.5 0 0 0 4.9 19.5h14.2a1.5 1.5 0 0 0 1.3-2.2L13.3 4.7a1.5 1.5 0 0 0-2.6 0z',
  window: 'M3 5h18v14H3ZM12 12.5h6.5v4.2H12Z',
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
