interface DayTileProps {
  /** 'Tue' */
  readonly weekday: string
  /** '24' */
  readonly day: string
  /** The selected session's tile is amber. */
  readonly chosen?: boolean
}

/** The small calendar leaf at the start of every session. The full date is written next to it. */
export function DayTile({ weekday, day, chosen = false }: DayTileProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid h-14 w-13 shrink-0 content-center justify-items-center rounded-in leading-[1.1] ${chosen ? 'bg-accent-soft' : 'bg-sunken'}`}
    >
      <span
        className={`text-[0.75rem] font-semibold first-letter:uppercase ${chosen ? 'text-warning' : 'text-muted'}`}
      >
        {weekday}
      </span>
      <b className="text-[1.25rem] font-bold tabular-nums tracking-tight">{day}</b>
    </span>
  )
}
