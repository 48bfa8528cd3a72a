import { LOCALES, type Locale } from '@shinequo/contract/locales'
import * as messages from '@shinequo/messages/web/questionnaire'
import { useId } from 'react'

interface WordingLanguageProps {
  readonly legend: string
  readonly value: Locale
  readonly onChange: (language: Locale) => void
}

/** A choice between the languages of the wordings, in a row. */
export function WordingLanguage({ legend, value, onChange }: WordingLanguageProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-box border border-line bg-sunken p-1">
        {LOCALES.map((language) => (
          <label
            key={language}
            className="relative flex min-h-11 items-center rounded-in px-4 text-sm font-semibold text-muted transition hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={language}
              checked={language === value}
              onChange={() => onChange(language)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {messages.WORDING_LANGUAGES[language]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
