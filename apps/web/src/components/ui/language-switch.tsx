import { LANGUAGE_NAMES, otherLanguages } from '../../lib/language.ts'

/** What a switch does is loaded when it is pressed: the first page is to be light. */
async function switchTo(language: ReturnType<typeof otherLanguages>[number]): Promise<void> {
  const { switchLanguage } = await import('../../lib/switch-language.ts')
  await switchLanguage(language)
}

/** The other languages of a page that nobody is signed in on, each by its own name. */
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
