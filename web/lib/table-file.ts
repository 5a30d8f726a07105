/** What a cell of a file holds: an amount or a day keeps its type where the format has types. */
export type FileCell = string | null | { amount: string } | { day: string }

export interface FileColumn<Row> {
  header: string
  cell: (row: Row) => FileCell
  /** In characters, for a spreadsheet. */
  width?: number | undefined
}

export type FileKind = 'csv' | 'xlsx'

/** A list as a file: every row that was given, none of its texts ever a formula. */
export async function tableFile<Row>(
  kind: FileKind,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  return kind === 'csv' ? csvFile(columns, rows) : xlsxFile(columns, rows)
}

async function csvFile<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): Promise<Blob> {
  const { unparse } = (await import('papaparse')).default
  const fields = columns.map(({ header }) => header)
  const data = rows.map((row) => columns.map(({ cell }) => inertText(plain(cell(row)))))
  // Without the mark, spreadsheets read Bangla as something else.
  return new Blob([`\uFEFF${unparse({ fields, data }, { newline: '\r\n' })}`], {
    type: 'text/csv;charset=utf-8',
  })
}

/**
 * A text that no spreadsheet takes for a formula: one that begins like a formula, also behind blanks or with the wide
 * signs of East Asian scripts, gets an apostrophe, unless it is a number.
 */
export function inertText(text: string): string {
  return /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
}

function plain(cell: FileCell): string {
  if (cell === null || typeof cell === 'string') return cell ?? ''
  return 'amount' in cell ? cell.amount : cell.day
}

async function xlsxFile<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): Promise<Blob> {
  // The one without workers, which the content policy would refuse.
  const { default: writeFile } = await import('write-excel-file/universal')
  const head = columns.map(({ header }) => ({ value: header, fontWeight: 'bold' as const }))
  const body = rows.map((row) => columns.map(({ cell }) => typed(cell(row))))
  return writeFile([head, ...body], {
    columns: columns.map(({ width = 20 }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
}

// Excel refuses a file with a longer text in one cell.
const longestText = 32_767

function typed(cell: FileCell) {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return { value: cell.slice(0, longestText), type: String, wrap: true }
  if ('amount' in cell) return { value: Number(cell.amount), type: Number, format: '#,##0.00' }
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
}
