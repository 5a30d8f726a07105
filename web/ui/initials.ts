const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letters of the first and last word, whole letters also in Bangla; '?' for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => firstLetter(word ?? '')).join('') || '?'
}

function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment.toLocaleUpperCase()
  return ''
}
