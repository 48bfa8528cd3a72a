// Runs before the first paint. Sets data-theme on <html> to the person's chosen theme, else to the system's, and
// data-accent to the programme's accent.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [
    meta,
    meta.media.includes('dark') ? 'dark' : 'light',
  ])
  const apply = () => {
    let chosen = null
    let accent = 'teal'
    try {
      chosen = localStorage.getItem('theme')
      accent = JSON.parse(localStorage.getItem('look') ?? '{}').accent ?? accent
    } catch {
      // Storage may be blocked; the system's theme is used then.
    }
    const known = chosen === 'dark' || chosen === 'light'
    const theme = known ? chosen : system.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
    document.documentElement.dataset.accent = accent
    // The browser's own bar follows the page, not the system.
    for (const [meta, of] of bars) meta.media = of === theme ? 'all' : 'not all'
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
})()
