// Classic and blocking on purpose: the theme stands before the first paint, so that nothing flashes, and what the page
// shows first is asked for while its code is still on the way. web/lib/prefetched.ts takes the answers; the build
// writes the calls (tools/vite/prefetched-calls.ts), and without a build there are none.
;(() => {
  const theme = document.cookie.match(/(?:^|; )sereshta_theme=(light|dark)/)?.[1]
  if (theme) document.documentElement.setAttribute('data-theme', theme)

  // Chromium offers once to install the site, maybe before anything else of it is there (web/lib/install-offer.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.sereshtaInstallOffer = event
  })

  const calls = document.currentScript.dataset.calls
  if (!calls) return
  const { everybody, staff, page, pageOfRole } = JSON.parse(calls)
  const token = freshToken()
  const answers = new Map()
  window.sereshtaPrefetched = { token, answers }
  askFor(everybody)
  if (token) askFor(staff)
  // The page's own calls are those of its plain address; with filters it asks others.
  if (token && !location.search) {
    askFor(page)
    if (Object.keys(pageOfRole).length > 0) askByRole()
  }
  // What nobody wanted at the start would be old news later.
  setTimeout(() => {
    for (const { stop } of answers.values()) stop()
    answers.clear()
  }, 10_000)

  function freshToken() {
    try {
      const { access_token, expires_at } = JSON.parse(localStorage.getItem('sereshta.session'))
      return expires_at * 1000 - Date.now() > 90_000 ? access_token : undefined
    } catch {
      return undefined
    }
  }

  // Whoever takes the profile gets it after these calls have begun, so that none is made twice.
  function askByRole() {
    const profile = answers.get('/rest/v1/profiles/me')
    profile.answer = profile.answer.then(async (answer) => {
      const text = await answer.text()
      if (answer.ok) askFor(pageOfRole[JSON.parse(text).role] ?? [])
      return new Response(text, answer)
    })
    profile.answer.catch(() => undefined)
  }

  function askFor(addresses) {
    for (const address of addresses) answers.set(address, ask(address))
  }

  function ask(address) {
    const control = new AbortController()
    const accept = address.startsWith('/realtime/') ? 'text/event-stream' : 'application/json'
    const spoken = { Accept: accept, 'Accept-Language': document.documentElement.lang }
    const headers = { ...spoken, ...(token && { Authorization: `Bearer ${token}` }) }
    const { signal } = control
    const answer = fetch(address, { headers, signal, credentials: 'omit', cache: 'no-store' })
    answer.catch(() => undefined)
    return { answer, stop: () => control.abort() }
  }
})()
