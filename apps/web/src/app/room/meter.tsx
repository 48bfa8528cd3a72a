import { useEffect, useState } from 'react'
import type { Devices } from './devices.ts'

const CELLS = Array.from({ length: 16 }, (_, at) => at)
/** Often enough to follow a voice, rarely enough to cost nothing. */
const LOOK_MS = 100

interface MeterProps {
  readonly devices: Devices
  /** Text colours of a cell. */
  readonly lit: string
  readonly dark: string
}

/** A row of cells that shows the microphone's volume. Only visual; the words next to it say what it is. */
export function Meter({ devices, lit, dark }: MeterProps) {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setLevel(Math.ceil(devices.level() * CELLS.length)), LOOK_MS)
    return () => clearInterval(timer)
  }, [devices])
  return (
    <div className="flex max-w-80 gap-1" aria-hidden="true">
      {CELLS.map((cell) => (
        <span key={cell} className={`h-2.5 flex-1 rounded-full bg-current ${cell < level ? lit : dark}`} />
      ))}
    </div>
  )
}
