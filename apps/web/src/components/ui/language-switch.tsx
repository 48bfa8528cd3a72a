import { LANGUAGE_NAMES, otherLanguages, switchLanguage } from '../../lib/language.ts'

/** The other languages of a page that nobody is signed in on, each by its own name. */
export function LanguageSwitch({ className }: { readonly className: string }) {
  return otherLanguages().map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      onClick={() => void switchLanguage(language)}
      className={className}
    >
      {LANGUAGE_NAMES[language]}
    </button>
  ))
}
