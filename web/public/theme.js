// Classic and blocking on purpose: it sets the theme before the first paint, so that nothing flashes.
;(() => {
  try {
    const theme = localStorage.getItem('sereshta.theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme)
  } catch {
    // Storage is blocked: the system's theme stands.
  }
})()
