import { chooseLocale } from '@shinequo/contract/accounts/own-account'
import { Languages } from 'lucide-react'
import toast from 'react-hot-toast'
import { MenuItem } from '../components/ui/menu.tsx'
import { call } from '../lib/api-client.ts'
import { messageOf } from '../lib/error-catalogue.ts'
import { LANGUAGE_NAMES, otherLanguages, switchLanguage } from '../lib/language.ts'

/** Entries of the menu that choose another language, for this account on every device. */
export function LanguageItems() {
  return otherLanguages().map((language) => (
    <MenuItem
      key={language}
      icon={<Languages aria-hidden="true" strokeWidth={1.75} className="size-5.5" />}
      onSelect={() => {
        call(chooseLocale, { body: { locale: language } }).then(
          () => switchLanguage(language),
          (error) => toast.error(messageOf(error)),
        )
      }}
    >
      <span lang={language}>{LANGUAGE_NAMES[language]}</span>
    </MenuItem>
  ))
}
