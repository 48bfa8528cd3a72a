import type { ComponentProps } from 'react'
import { codeDigits, codeSigns } from '../../lib/code-digits.ts'
import { TextField } from './text-field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'onChange' | 'inputMode' | 'autoComplete'> & {
  /** Receives the code without spaces and hyphens. */
  readonly onCode: (code: string) => void
  /** Left out for codes that are always digits. Says which keyboard a phone shows; the field takes both. */
  readonly letters?: boolean
}

/** A field for a mailed code, of which it takes the digits, or the letters if it can have them. */
export function CodeField({ onCode, letters, ...field }: CodeFieldProps) {
  const signsOf = letters === undefined ? codeDigits : codeSigns
  return (
    <TextField
      {...field}
      onChange={(event) => onCode(signsOf(event.target.value))}
      inputMode={letters ? 'text' : 'numeric'}
      autoCapitalize={letters ? 'characters' : 'none'}
      spellCheck={false}
      autoComplete="one-time-code"
    />
  )
}
