import * as messages from '@shinequo/messages/web/components'
import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, useThemeChoice } from '../../lib/theme.ts'

const CHOICES = [
  ['system', messages.systemTheme, Monitor],
  ['light', messages.lightTheme, Sun],
  ['dark', messages.darkTheme, Moon],
] as const

/** A choice between light, dark and the system's theme. It applies at once and is stored in this browser. */
export function ThemeChoice() {
  const chosen = useThemeChoice()
  return (
    <fieldset className="min-w-0" aria-describedby="theme-hint">
      <legend className="mb-3 text-lg font-strong tracking-snug">{messages.theme}</legend>
      <div className="grid grid-cols-3 gap-2">
        {CHOICES.map(([value, label, Icon]) => (
          <label
            key={value}
            className="relative grid min-h-16 content-center justify-items-center gap-1 rounded-box border border-line-strong bg-surface p-1 text-sm font-semibold transition hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={value === chosen}
              onChange={() => chooseTheme(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {label}
          </label>
        ))}
      </div>
      <p id="theme-hint" className="mt-2 text-xs text-muted">
        {messages.systemFollows}
      </p>
    </fieldset>
  )
}
