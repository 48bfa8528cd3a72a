import * as messages from '@shinequo/messages/web/accounts'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { CodeField } from '../../../components/ui/code-field.tsx'

type MailedCodeFieldProps = Omit<ComponentProps<typeof CodeField>, 'label' | 'letters'> & {
  /** Whether the code is expected to have letters at first. */
  readonly letters: boolean
}

/** The code from a mail. Most have six digits; those of staff have ten letters, for which phones need their keyboard. */
export function MailedCodeField({ letters: atFirst, hint, ...field }: MailedCodeFieldProps) {
  const [letters, setLetters] = useState(atFirst)
  return (
    <div className="grid gap-1">
      <CodeField
        {...field}
        label={messages.verificationCode}
        hint={letters ? messages.tenLetters : hint}
        letters={letters}
      />
      <Button
        kind="ghost"
        size="small"
        className="-ms-3.5 justify-self-start"
        onClick={() => setLetters(!letters)}
      >
        {letters ? messages.codeHasDigits : messages.codeHasLetters}
      </Button>
    </div>
  )
}
