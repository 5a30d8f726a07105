import { type CsvError, parse } from 'csv-parse'
import { complaint } from '../../../contract/kernel/complaints.ts'
import { codeOf } from '../../kernel/error-code.ts'
import { invalidField } from '../../kernel/refusal.ts'

/** A file of rows: what stands above its columns, and the cells of each row as text, whatever they begin with. */
export interface SheetOfText {
  heads: string[]
  rows: string[][]
}

/** Bytes of one row: a quotation mark that is never closed would take the rest of the file for one. */
const mostOfRow = 256 * 1024
const sliceLength = 64 * 1024

/**
 * Reads CSV in UTF-8 or Windows-1252, with commas, semicolons or tabs, of at most so many rows; refuses what cannot be
 * read whole, naming the line. Rows without a word are none; cells that are empty at the end of a row count as absent.
 */
export async function readCsv(
  bytes: Uint8Array,
  most: { rows: number; heads: number },
): Promise<SheetOfText> {
  const text = decodedText(bytes)
  let readTo = 0
  const parser = parse({
    delimiter: separatorOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: mostOfRow,
    on_record: (record, { lines }) => {
      readTo = lines
      return record
    },
  })
  feed(parser, text)
  const records: string[][] = []
  try {
    for await (const record of parser) {
      const cells = trimmed(record as string[])
      if (cells.length > 0) records.push(cells)
      if (records.length > most.rows + 1)
        throw invalidField('file', complaint('most_rows', { most: most.rows }))
    }
  } catch (error) {
    throw isOfCsv(error) ? invalidField('file', complaintOf(error, readTo, text)) : error
  }
  const [heads = [], ...rows] = records
  if (heads.length > most.heads) throw invalidField('file', complaint('most_items', { most: most.heads }))
  return { heads, rows }
}

/** Slice by slice, so that a large file does not hold up everybody else's requests. */
function feed(parser: ReturnType<typeof parse>, text: string): void {
  let at = 0
  const more = () => {
    while (at < text.length) {
      const slice = text.slice(at, at + sliceLength)
      at += sliceLength
      if (!parser.write(slice)) return
    }
    parser.off('drain', more)
    parser.end()
  }
  parser.on('drain', more)
  more()
}

/** Text in UTF-8 or Windows-1252. */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isWide || bytes.includes(0)) throw invalidField('file', complaint('csv_wide'))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Whichever of the three stands most often in the first line that says something, outside of quotation marks. */
function separatorOf(text: string): string {
  const line = /[^\r\n]+/.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? ''
  const counted = [',', ';', '\t'].map((mark) => ({ mark, times: line.split(mark).length }))
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).mark
}

function trimmed(record: readonly string[]): string[] {
  return record.slice(0, record.findLastIndex((cell) => cell.trim() !== '') + 1)
}

const isOfCsv = (error: unknown): error is CsvError =>
  error instanceof Error && /^(CSV_|INVALID_)/.test(codeOf(error) ?? '')

/** Where a quotation mark was opened, the parser knows only where it gave up looking for its end. */
function complaintOf(error: CsvError, readTo: number, text: string): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE' && !text.includes('"'))
    return complaint('csv_long', { line: readTo + 1 })
  if (['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'].includes(error.code))
    return complaint('csv_quote', { line: readTo + 1 })
  const { lines } = error as { lines?: unknown }
  return complaint('csv_broken', { line: Number(lines ?? readTo + 1) })
}
