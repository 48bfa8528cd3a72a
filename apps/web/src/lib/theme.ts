import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const root = () => document.documentElement

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(root(), { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme on screen; /theme.js set it before the first paint. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => (root().dataset.theme === 'dark' ? 'dark' : 'light'))
}

/** Chooses a theme for this browser, over the system's. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem('theme', theme)
  root().dataset.theme = theme
}
