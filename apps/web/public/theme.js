// Runs before the first paint: the person's chosen theme, else the system's, as data-theme on <html>.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem('theme')
    } catch {
      // Storage may be closed to us; the system's theme stands.
    }
    const known = chosen === 'dark' || chosen === 'light'
    document.documentElement.dataset.theme = known ? chosen : system.matches ? 'dark' : 'light'
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
})()
