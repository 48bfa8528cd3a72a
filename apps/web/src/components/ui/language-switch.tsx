import { LANGUAGE_NAMES, otherLanguages } from '../../lib/language.ts'

/** Loads the code of the switch only when it is pressed, to keep the first page small. */
async function switchTo(language: ReturnType<typeof otherLanguages>[number]): Promise<void> {
  const { chooseLanguage } = await import('../../lib/switch-language.ts')
  await chooseLanguage(language)
}

/** The other languages of a signed-out page, each under its own name. */
export function LanguageSwitch({ className }: { readonly className: string }) {
  return otherLanguages().map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      onClick={() => void switchTo(language)}
      className={className}
    >
      {LANGUAGE_NAMES[language]}
    </button>
  ))
}
