/** An address of the web as people type it, made whole: a bare host gets https://. Anything else is only trimmed. */
export function typedWebAddress(text: string): string {
  const address = typedAddress(text)
  return address.startsWith('https://') ? address : text.trim()
}

/** An address as people type it, made whole: an e-mail gets mailto:, a bare host gets https://. */
export function typedAddress(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return trimmed
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(trimmed)) return `mailto:${trimmed}`
  return /^[^\s/]+\.[^\s/]/.test(trimmed) ? `https://${trimmed}` : trimmed
}
