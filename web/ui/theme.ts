export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

// A cookie, because signing out empties the storage and the theme belongs to the device, not to the session.
// public/prefetch.js reads the same one before the first paint.
const name = 'sereshta_theme'
const oneYearSeconds = 365 * 24 * 60 * 60

/** The theme chosen on this device; 'system' when none is, or when cookies are blocked. */
export function storedTheme(): Theme {
  const stored = globalThis.document?.cookie.match(/(?:^|; )sereshta_theme=(\w+)/)?.[1]
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Shows a theme at once and remembers it on this device where cookies are allowed. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
  const seconds = theme === 'system' ? 0 : oneYearSeconds
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers too late for the first paint
  document.cookie = `${name}=${theme}; path=/; max-age=${seconds}; samesite=strict`
}
