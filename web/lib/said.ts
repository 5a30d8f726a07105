/** What is wrong with a field: words that follow its label ('must be 0 or more'), or a sentence of its own. */
export type Said = string | { words: string }

/** What is wrong with a form, by field; `links.2` counts for the field `links`. */
export type Complaints = Record<string, Said>

/** A complaint as a whole sentence behind a label; undefined while there is none. */
export function sentenceWith(label: string, said: Said | undefined): string | undefined {
  return typeof said === 'object' ? `${label} ${said.words}` : said
}
