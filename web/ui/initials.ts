/** The first letters of the first and last word, whole letters also in Bangla; '?' for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => initialOf(word ?? '')).join('') || '?'
}

// Most letters stand alone. The first segmenter that a browser makes takes a slow one a tenth of a second.
const plain = /^(?=\p{L})[\p{Script=Latin}\p{Script=Bengali}](?![\p{M}\u200c\u200d])/u
let graphemes: Intl.Segmenter | undefined

/** The first letter of a word, whole also in Bangla. */
export function initialOf(word: string): string {
  const [letter] = plain.exec(word) ?? []
  if (letter !== undefined) return letter.toLocaleUpperCase()
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const [first] = graphemes.segment(word)
  return first?.segment.toLocaleUpperCase() ?? ''
}
