import type { RowState } from '../../../contract/import-kinds.ts'
import type { ImportRun } from '../../../contract/imports.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'Import',
  meta: 'Bring in the cases of your firm from a file',
  steps: 'Steps',
  loading: 'Loading imports...',
  loadFailed: 'Failed to load imports',
  rowsLoading: 'Loading rows...',
  rowsFailed: 'Failed to load rows',
  choose: 'Choose a file',
  another: 'Import another file',
  form: 'CSV in UTF-8 or Windows-1252, with commas, semicolons or tabs, at most 20 MB and 20,000 rows.',
  firstLook: 'Nothing is written before you have looked at each row.',
  reading: 'Reading the file...',
  readFailed: 'Failed to read the file',
  columnsHint: 'Say what each column of the file is.',
  leftOut: 'Left out',
  needsCaseId: 'Choose the column with the Case ID.',
  dayOrder: 'Day first or month first?',
  dayFirst: 'Day first: 3/4 is 3 April',
  monthFirst: 'Month first: 3/4 is March 4',
  example: 'For example',
  check: 'Check',
  checkFailed: 'Failed to check the rows',
  checking: 'Checking the rows...',
  columnsAgain: 'Change columns',
  onlyWrong: 'Only rows with problems',
  downloadWrong: 'Download rows with problems',
  downloadFailed: 'Failed to download the rows',
  noneWrong: 'No row has a problem',
  strict: 'Stop at any problem',
  strictHint: 'Nothing is written while one row is wrong.',
  importing: 'Importing...',
  mayLeave: 'You can leave this page; stay signed in until it has ended.',
  importFailed: 'Failed to import',
  imported: 'Rows imported successfully',
  undo: 'Undo import',
  undoQuestion: 'Undo this import?',
  undoHint: 'The cases that it made are removed, but for those that somebody has changed since.',
  undoing: 'Undoing...',
  undone: 'Import undone successfully',
  undoFailed: 'Failed to undo the import',
  gone: 'This import does not exist, or you may not see it.',
  toCases: 'Open the Caselist',
  earlier: 'Earlier imports',
  goOn: 'Go on',
  open: 'Open',
  nothingYet: 'Nothing was imported yet',
  nothingHint: 'Files that were looked at or imported will be listed here.',
} as const

export const stepNames = {
  file: 'File',
  columns: 'Columns',
  check: 'Check',
  import: 'Import',
  done: 'Done',
} as const

export const heads = {
  kind: 'Kind',
  file: 'File',
  rows: 'Rows',
  by: 'By',
  when: 'When',
  row: 'Row',
  caseId: 'Case ID',
  client: 'Client',
  state: 'State',
  problems: 'Problems',
} as const

export const kindWords = { cases: 'Cases' } as const

export const rowStateWords: Record<RowState, string> = {
  new: 'New',
  change: 'Change',
  same: 'The same',
  wrong: 'Wrong',
}

export const runStateWords: Record<ImportRun['state'], string> = {
  preview: 'Not imported yet',
  applied: 'Imported',
  undone: 'Taken back',
  failed: 'Failed',
}

export const fileOfProblems = 'rows-with-problems'

/** What the button says that writes the rows. */
export function importRowsOf(n: number): string {
  return plural(n, { one: 'Import {n} row', other: 'Import {n} rows' })
}

export function importedRows(n: number): string {
  return plural(n, { one: '{n} row was imported.', other: '{n} rows were imported.' })
}

/** What undoing left alone. */
export function keptRows(n: number): string {
  return plural(n, {
    one: '{n} of these was changed since and stays as it is.',
    other: '{n} of these were changed since and stay as they are.',
  })
}

export function columnOf(head: string): string {
  return `What “${head}” is`
}

export function undoOf(file: string): string {
  return `Undo import of ${file}`
}
