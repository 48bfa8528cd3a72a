import type { ReactNode } from 'react'

/** The moods of Shine, the guide. Show at most one Shine per page, and never next to an error. */
export type ShineMood = 'greeting' | 'thinking' | 'cheering' | 'resting'

interface Drawing {
  readonly rays: string
  /** The limbs and what floats around the sun. */
  readonly around: ReactNode
  readonly face: ReactNode
  /** How far the body is below the middle. */
  readonly drop: number
  readonly motion: string
}

const LINE = { stroke: '#3a2408', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const LIMB = { stroke: '#ffa31a', strokeWidth: 6, strokeLinecap: 'round' } as const

const DRAWINGS: Record<ShineMood, Drawing> = {
  greeting: {
    rays: 'M48 16.5V8M63.8 20.7L66.5 16M75.3 63.8L82.6 68M63.8 75.3L66.5 80M48 79.5V88M32.3 75.3L29.5 80M20.7 63.8L13.4 68M16.5 48H11M20.7 32.3L13.4 28M32.2 20.7L29.5 16',
    around: (
      <g className="origin-[70px_38px] animate-wave">
        <path d="M70.5 38.5C77 36 80.5 30.5 81.5 23.5" {...LIMB} />
        <path
          d="M88.2 17.5c1.6 1.4 2.6 3.2 3 5.2M75.2 14.6c-1.3.5-2.4 1.4-3.2 2.5"
          stroke="#ffc65c"
          strokeWidth="2.8"
          strokeLinecap="round"
        />
      </g>
    ),
    face: (
      <>
        <Eyes y={46} left={40} right={56} />
        <path d="M41.6 54.2c1.6 2.6 3.8 3.9 6.4 3.9s4.8-1.3 6.4-3.9" {...LINE} strokeWidth="3" />
      </>
    ),
    drop: 0,
    motion: '',
  },
  thinking: {
    rays: 'M48 16.5V8M75.3 32.3L82.6 28M79.5 48H85M75.3 63.8L82.6 68M63.8 75.3L66.5 80M48 79.5V88M32.3 75.3L29.5 80M20.7 63.8L13.4 68M16.5 48H11M20.7 32.3L13.4 28M32.2 20.7L29.5 16',
    around: (
      <>
        <circle cx="69.5" cy="18.5" r="2.3" fill="#ffa31a" />
        <circle cx="76.5" cy="12" r="3.1" fill="#ffb020" />
        <circle cx="85.6" cy="5.8" r="4" fill="#ffc65c" />
      </>
    ),
    face: (
      <>
        <g className="origin-[50px_45px] animate-blink">
          <Eyes y={45} left={42.4} right={58.2} />
        </g>
        <path d="M38.2 39.2c1.6-1.2 3.4-1.6 5.4-1.3M55 36.6c2-.9 4.2-.7 6 .5" {...LINE} strokeWidth="2.4" />
        <path d="M45.2 56.6c2.6 1.3 5.6.8 7.8-1.3" {...LINE} strokeWidth="2.8" />
      </>
    ),
    drop: 0,
    motion: '',
  },
  cheering: {
    rays: 'M48 16.5V7M63.8 20.7L66.8 15.5M79.5 48H85.5M75.3 63.8L83.5 68.5M63.8 75.3L66.8 80.5M48 79.5V89M32.3 75.3L29.3 80.5M20.7 63.8L12.5 68.5M16.5 48H10.5M32.2 20.7L29.2 15.5',
    around: (
      <>
        <path d="M69 36.5C75.5 32.5 78.5 26 78.5 18.5M27 36.5C20.5 32.5 17.5 26 17.5 18.5" {...LIMB} />
        <circle cx="8.5" cy="27" r="2.6" fill="#1c8a7d" />
        <circle cx="88" cy="30" r="2.4" fill="#ff8052" />
        <g strokeWidth="3" strokeLinecap="round">
          <path d="M30.5 7.5l3 3.6M66 6.8l-2.6 3.8" stroke="#1c8a7d" />
          <path d="M86 10.5l3.6-2.4M7.6 12.6l3.4 1.8" stroke="#ff8052" />
        </g>
      </>
    ),
    face: (
      <>
        <path
          d="M36.4 46.8c1.2-2.6 5.6-2.6 6.8 0M52.8 46.8c1.2-2.6 5.6-2.6 6.8 0"
          {...LINE}
          strokeWidth="3"
        />
        <path
          d="M40.4 52.6h15.2c.7 0 1.2.6 1.1 1.3-.6 4.4-4.2 7.3-8.7 7.3s-8.1-2.9-8.7-7.3c-.1-.7.4-1.3 1.1-1.3z"
          fill="#3a2408"
        />
        <path
          d="M43.3 59.5c1.2-1.4 2.8-2.1 4.7-2.1s3.5.7 4.7 2.1c-1.4 1.1-3 1.7-4.7 1.7s-3.3-.6-4.7-1.7z"
          fill="#ff8052"
        />
      </>
    ),
    drop: 0,
    motion: 'animate-hop',
  },
  resting: {
    rays: 'M48 20.5V14M63.8 24.7L65.9 21.1M75.3 36.3L80.9 33M79.5 52H83.7M16.5 52H12.3M20.7 36.3L15.1 33M32.2 24.7L30.1 21.1',
    around: (
      <path
        d="M79 13.5h6.5L79 21.5h6.5M69.5 25h4.6l-4.6 5.6h4.6"
        stroke="#5aa396"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
    face: (
      <>
        <path
          d="M36.6 50.6c1.2 2.3 5.4 2.3 6.6 0M52.8 50.6c1.2 2.3 5.4 2.3 6.6 0M44.8 58.6c1.9 1.5 4.5 1.5 6.4 0"
          {...LINE}
          strokeWidth="2.8"
        />
        <path
          d="M4 84c0-10.5 8-18.2 17.6-18.2 4.4 0 7.8 1.4 10.6 3.8 3.7-5.3 9-8.3 15.8-8.3 7.9 0 13.6 3.9 16.8 10 2.2-1.5 5-2.3 8-2.3C83.5 69 92 75.8 92 84c0 1.1-.9 2-2 2H6c-1.1 0-2-.9-2-2z"
          fill="#a9d5c9"
        />
        <path d="M13 79.5c.8-4.3 4-7.3 8.2-7.7" stroke="#d3ece5" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
    drop: 4,
    motion: 'animate-breathe',
  },
}

function Eyes({ y, left, right }: { readonly y: number; readonly left: number; readonly right: number }) {
  return (
    <>
      <ellipse cx={left} cy={y} rx="2.7" ry="3.5" fill="#3a2408" />
      <ellipse cx={right} cy={y} rx="2.7" ry="3.5" fill="#3a2408" />
      <circle cx={left + 1} cy={y - 1.4} r="1" fill="#fff6e0" />
      <circle cx={right + 1} cy={y - 1.4} r="1" fill="#fff6e0" />
    </>
  )
}

/** A small sun with a face. Decorative: the words next to it say everything. */
export function Shine({
  mood,
  size = 96,
  className = '',
}: {
  readonly mood: ShineMood
  readonly size?: number
  readonly className?: string
}) {
  const { rays, around, face, drop, motion } = DRAWINGS[mood]
  const resting = mood === 'resting'
  return (
    <svg
      viewBox="0 0 96 96"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      className={`block shrink-0 overflow-visible ${className}`}
    >
      <g className={motion}>
        <path
          d={rays}
          stroke={resting ? '#ffc05a' : '#ffa31a'}
          strokeWidth={resting ? 5.2 : 5.6}
          strokeLinecap="round"
        />
        {around}
        <g transform={`translate(0 ${drop})`}>
          <circle cx="48" cy="48" r="24.5" fill={resting ? '#ffb938' : '#ffb020'} />
          <path
            d="M28.6 44a20 20 0 0 1 13-14.6"
            stroke={resting ? '#ffdc95' : '#ffd682'}
            strokeWidth="4"
            strokeLinecap="round"
          />
          <ellipse cx="34.5" cy="54" rx="4.2" ry="3" fill="#ff8052" opacity=".62" />
          <ellipse cx="61.5" cy="54" rx="4.2" ry="3" fill="#ff8052" opacity=".62" />
        </g>
        {face}
      </g>
    </svg>
  )
}
