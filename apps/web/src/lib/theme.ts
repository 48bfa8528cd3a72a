import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
/** What a person may choose: one of the themes, or the system's, whichever it is at the moment. */
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

/** What was chosen in this browser; 'system' where nothing was. */
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

/** Chooses for this browser. /theme.js applies it here as it does in the other tabs: on the event of the storage. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, choice)
  dispatchEvent(new Event('storage'))
}
