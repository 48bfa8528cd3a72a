import * as messages from '@shinequo/messages/web/people'
import { LANGUAGE_NAMES, otherLanguages, pageLanguage } from '../../lib/language.ts'
import { SelectField } from './select-field.tsx'

interface LanguageFieldProps {
  readonly name?: string
  readonly value: string
  readonly onChange: (event: { target: { value: string } }) => void
}

/** The language of mail to somebody who has not chosen one; nothing where the programme offers English alone. */
export function LanguageField(props: LanguageFieldProps) {
  const others = otherLanguages()
  if (others.length === 0) return null
  return (
    <SelectField
      {...props}
      label={messages.mailLanguage}
      options={[pageLanguage, ...others].map((language) => [language, LANGUAGE_NAMES[language]] as const)}
    />
  )
}
