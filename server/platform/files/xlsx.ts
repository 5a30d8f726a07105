import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { complaint } from '../../../contract/kernel/complaints.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'
import type { SheetOfText } from './csv.ts'

/** What an office file may unpack to; whatever would be more is a trap. */
const mostUnpacked = 100 * 1024 * 1024
const mostEntries = 10_000
const mostOfEntry = { unpacked: 64 * 1024 * 1024, ratio: 200 }
// Below that a ratio says nothing.
const smallEntry = 1024 * 1024
/** What the format itself allows in a cell, in characters. */
const mostOfCell = 32_767
/** Bytes without a tag: the parser keeps all of them before it says a word of the text. */
const mostOfText = 256 * 1024

/**
 * The first sheet of an XLSX as text, of at most so many rows: the kept values of formulas, numbers as they are stored.
 * Rows without a word are none; cells that are empty at the end of a row count as absent.
 */
export async function readXlsx(path: string, most: { rows: number; heads: number }): Promise<SheetOfText> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false })
    const entries = await entriesOf(zip)
    const strings = await sharedStrings(zip, entries)
    const records = await recordsOf(zip, entries.get(await firstSheet(zip, entries)), strings, most.rows)
    const [heads = [], ...rows] = records
    if (heads.length > most.heads) throw invalidField('file', complaint('most_items', { most: most.heads }))
    return { heads, rows }
  } catch (error) {
    // The libraries throw errors of no kind of their own for what they cannot read.
    throw error instanceof Refusal ? error : new Refusal('invalid', 'files.content', { cause: error })
  } finally {
    zip?.close()
  }
}

type Entries = Map<string, Entry>

async function entriesOf(zip: ZipFile): Promise<Entries> {
  const entries: Entries = new Map()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > mostUnpacked || entries.size > mostEntries || isTrap(entry))
      throw new Refusal('too_large', 'files.too_large')
    entries.set(entry.fileName, entry)
  }
  return entries
}

function isTrap({ uncompressedSize, compressedSize }: Entry): boolean {
  const { unpacked, ratio } = mostOfEntry
  return (
    uncompressedSize > unpacked ||
    (uncompressedSize > smallEntry && uncompressedSize > compressedSize * ratio)
  )
}

const cellTooLong = () => invalidField('file', complaint('long_cell', { most: mostOfCell }))

interface Hearing {
  open?: (tag: SaxesTagPlain) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** Reads a part of the file tag by tag; never more than its table of contents says. */
async function parsePart(zip: ZipFile, entry: Entry | undefined, hear: Hearing): Promise<void> {
  if (!entry) return
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  let untagged = 0
  parser.on('opentag', (tag) => {
    untagged = 0
    hear.open?.(tag)
  })
  parser.on('closetag', ({ name }) => {
    untagged = 0
    hear.close?.(name)
  })
  if (hear.text) parser.on('text', hear.text)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes = chunk as Buffer
    parser.write(decoder.decode(bytes, { stream: true }))
    untagged += bytes.length
    if (untagged > mostOfText) throw cellTooLong()
  }
  parser.write(decoder.decode()).close()
}

const usualSheet = 'xl/worksheets/sheet1.xml'

async function firstSheet(zip: ZipFile, entries: Entries): Promise<string> {
  let relation: string | undefined
  let target: string | undefined
  await parsePart(zip, entries.get('xl/workbook.xml'), {
    open: ({ name, attributes }) => {
      if (name === 'sheet') relation ??= attributes['r:id']
    },
  })
  await parsePart(zip, entries.get('xl/_rels/workbook.xml.rels'), {
    open: ({ name, attributes }) => {
      if (name === 'Relationship' && attributes.Id === relation) target = attributes.Target
    },
  })
  if (target === undefined) return usualSheet
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function sharedStrings(zip: ZipFile, entries: Entries): Promise<string[]> {
  const strings: string[] = []
  let isText = false
  await parsePart(zip, entries.get('xl/sharedStrings.xml'), {
    open: ({ name }) => {
      if (name === 'si') strings.push('')
      isText = name === 't'
    },
    close: () => {
      isText = false
    },
    text: (text) => {
      if (!isText || strings.length === 0) return
      strings[strings.length - 1] += text
      if ((strings.at(-1) ?? '').length > mostOfCell) throw cellTooLong()
    },
  })
  return strings
}

async function recordsOf(
  zip: ZipFile,
  entry: Entry | undefined,
  strings: readonly string[],
  mostRows: number,
): Promise<string[][]> {
  if (!entry) throw new Refusal('invalid', 'files.content')
  const records: string[][] = []
  let row: string[] = []
  let cell = { at: 0, kind: '', text: '' }
  let isValue = false
  await parsePart(zip, entry, {
    open: ({ name, attributes }) => {
      if (name === 'row') row = []
      if (name === 'c') cell = { at: columnOf(attributes.r, row.length), kind: attributes.t ?? '', text: '' }
      isValue = name === 'v' || name === 't'
    },
    close: (name) => {
      isValue = false
      if (name === 'c' && cell.text !== '') {
        while (row.length < cell.at) row.push('')
        row[cell.at] = cell.kind === 's' ? (strings[Number(cell.text)] ?? '') : cell.text
      }
      if (name !== 'row' || !row.some((text) => text.trim() !== '')) return
      records.push(row)
      if (records.length > mostRows + 1)
        throw invalidField('file', complaint('most_rows', { most: mostRows }))
    },
    text: (text) => {
      if (isValue) cell.text += text
      if (cell.text.length > mostOfCell) throw cellTooLong()
    },
  })
  return records
}

const mostColumns = 16_384

/** The column of 'C12' is 2; a cell that does not say where it stands follows the one before. */
function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return next
  const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return Math.min(at, mostColumns)
}
