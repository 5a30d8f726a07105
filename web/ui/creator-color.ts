export const creatorColors = [
  'rose',
  'clay',
  'amber',
  'olive',
  'moss',
  'teal',
  'sky',
  'indigo',
  'violet',
  'plum',
] as const

export type CreatorColor = (typeof creatorColors)[number]

/** The same colour for the same name everywhere, whatever its case, spaces around it or Unicode form. */
export function creatorColor(name: string): CreatorColor {
  return creatorColors[fnv1a(name.normalize('NFC').trim().toLowerCase()) % creatorColors.length] ?? 'rose'
}

// FNV-1a, 32 bits, over code points instead of bytes.
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash
}
