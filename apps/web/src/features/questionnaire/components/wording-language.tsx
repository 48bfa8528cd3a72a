import { LOCALES, type Locale } from '@shinequo/contract/locales'
import * as messages from '@shinequo/messages/web/questionnaire'
import { ChoiceBar } from '../../../components/ui/choice-bar.tsx'

interface WordingLanguageProps {
  readonly legend: string
  readonly value: Locale
  readonly onChange: (language: Locale) => void
}

/** A choice between the languages of the wordings, in a row. */
export function WordingLanguage({ legend, value, onChange }: WordingLanguageProps) {
  return (
    <ChoiceBar
      legend={legend}
      choices={LOCALES}
      chosen={value}
      onChoose={onChange}
      labelOf={(language) => messages.WORDING_LANGUAGES[language]}
    />
  )
}
