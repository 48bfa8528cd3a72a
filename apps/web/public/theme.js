// Runs before the first paint: the person's chosen theme, else the system's, as data-theme on <html>.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [
    meta,
    meta.media.includes('dark') ? 'dark' : 'light',
  ])
  const apply = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem('theme')
    } catch {
      // Storage may be closed to us; the system's theme stands.
    }
    const known = chosen === 'dark' || chosen === 'light'
    const theme = known ? chosen : system.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
    // The browser's own bar goes along with the page, not with the system.
    for (const [meta, of] of bars) meta.media = of === theme ? 'all' : 'not all'
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
})()
