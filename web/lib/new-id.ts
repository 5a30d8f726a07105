/**
 * An id that nothing else has: a UUID of version 4. `crypto.randomUUID` is missing where the page came over plain
 * http, as within a firm's network; `crypto.getRandomValues` is there everywhere.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => marked(byte, at).toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The bytes that say which kind of UUID it is. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40
  return at === 8 ? (byte & 0x3f) | 0x80 : byte
}
