import type { ComponentProps } from 'react'
import { codeDigits } from '../../lib/code-digits.ts'
import { TextField } from './text-field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'onChange' | 'inputMode' | 'autoComplete'> & {
  /** Receives the digits. */
  readonly onCode: (code: string) => void
}

/** A field for a mailed code, of which it takes the digits only. */
export function CodeField({ onCode, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      onChange={(event) => onCode(codeDigits(event.target.value))}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  )
}
