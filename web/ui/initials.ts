/** The first letters of the first and last word, whole letters also in Bangla; '?' for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => initialOf(word ?? '')).join('') || '?'
}

// Most letters stand alone. The first segmenter that a browser makes takes a slow one a tenth of a second.
const plain = /^[\p{Script=Latin}\p{Script=Bengali}](?![\p{M}\p{Cf}])/u
let graphemes: Intl.Segmenter | undefined

/** The first letter of a word, whole also in Bangla. */
export function initialOf(word: string): string {
  const letter = plain.exec(word)?.[0] ?? firstGrapheme(word)
  return letter.toLocaleUpperCase()
}

function firstGrapheme(word: string): string {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of graphemes.segment(word)) return segment
  return ''
}
