// Classic and blocking on purpose: it sets the theme before the first paint, so that nothing flashes.
;(() => {
  const theme = document.cookie.match(/(?:^|; )sereshta_theme=(light|dark)/)?.[1]
  if (theme) document.documentElement.setAttribute('data-theme', theme)
})()
