/** The kinds of file that can be taken in, by the ending of their name, and what they are served as. */
export const fileKinds = {
  png: { content_type: 'image/png', picture: true },
  jpg: { content_type: 'image/jpeg', picture: true },
  jpeg: { content_type: 'image/jpeg', picture: true },
  gif: { content_type: 'image/gif', picture: true },
  webp: { content_type: 'image/webp', picture: true },
  // Not every browser shows these, so they are links like documents.
  bmp: { content_type: 'image/bmp', picture: false },
  tif: { content_type: 'image/tiff', picture: false },
  tiff: { content_type: 'image/tiff', picture: false },
  heic: { content_type: 'image/heic', picture: false },
  heif: { content_type: 'image/heif', picture: false },
  pdf: { content_type: 'application/pdf', picture: false },
  doc: { content_type: 'application/msword', picture: false },
  docx: {
    content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    picture: false,
  },
  xlsx: { content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', picture: false },
  txt: { content_type: 'text/plain; charset=utf-8', picture: false },
  csv: { content_type: 'text/csv; charset=utf-8', picture: false },
} as const

export type FileEnding = keyof typeof fileKinds

/** Code points of a file's own name that are kept. */
const fileNameLimit = 200

/** The ending of a file's name when it is one of these, in small letters; nothing for any other. */
export function endingOf(name: string, endings: readonly FileEnding[]): FileEnding | undefined {
  const written = /[^.]\.([A-Za-z]{3,4})$/.exec(name)?.[1]?.toLowerCase()
  return endings.find((ending) => ending === written)
}

/** Endings as people read them: 'PDF, DOC and DOCX'. */
export function listOfEndings(endings: readonly FileEnding[]): string {
  const [last = '', ...others] = endings.map((ending) => ending.toUpperCase()).reverse()
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`
}

/** A client's name for a file as text of one line: no path, no control or direction characters, never empty. */
export function tidyFileName(name: string): string {
  const bare = name.split(/[/\\]/).at(-1) ?? ''
  const visible = [...bare.toWellFormed()].filter((character) => !unwanted.test(character)).join('')
  const kept = visible.trim().replace(/^\.+/, '')
  const characters = [...kept]
  if (characters.length <= fileNameLimit) return kept === '' ? 'file' : kept
  // The ending says what it is, so the middle gives way.
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(kept)?.[0] ?? ''
  return characters.slice(0, fileNameLimit - ending.length).join('') + ending
}

const unwanted = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u
