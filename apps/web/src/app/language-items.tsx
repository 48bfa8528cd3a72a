import { Languages } from 'lucide-react'
import { MenuItem } from '../components/ui/menu.tsx'
import { useChooseLocale } from '../features/accounts/api/shared.ts'
import { LANGUAGE_NAMES, otherLanguages } from '../lib/language.ts'

/** Menu entries that switch the account's language on all its devices. */
export function LanguageItems() {
  const { mutate } = useChooseLocale()
  return otherLanguages().map((language) => (
    <MenuItem
      key={language}
      icon={<Languages aria-hidden="true" strokeWidth={1.75} className="size-5.5" />}
      onSelect={() => mutate(language)}
    >
      <span lang={language}>{LANGUAGE_NAMES[language]}</span>
    </MenuItem>
  ))
}
