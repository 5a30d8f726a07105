export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

// public/theme.js reads the same key before the first paint.
const key = 'sereshta.theme'

/** The theme chosen on this device; 'system' when none is, or when storage is blocked. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows a theme at once and remembers it on this device where storage allows. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}
