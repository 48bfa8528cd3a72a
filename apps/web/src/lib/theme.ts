import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
/** What a person can choose: one of the themes, or the system's current one. */
export type ThemeChoice = Theme | 'system'

const KEY = 'theme'
const root = () => document.documentElement

/** The theme on screen; /theme.js set it before the first paint. */
export function useTheme(): Theme {
  return useSyncExternalStore(onTheme, () => (root().dataset.theme === 'dark' ? 'dark' : 'light'))
}

function onTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(root(), { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The choice stored in this browser; 'system' if there is none. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onChoice, () => {
    const kept = localStorage.getItem(KEY)
    return kept === 'dark' || kept === 'light' ? kept : 'system'
  })
}

function onChoice(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** Stores the choice in this browser. /theme.js applies it on the storage event, here and in other tabs. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, choice)
  dispatchEvent(new Event('storage'))
}
