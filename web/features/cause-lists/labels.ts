import type { MatchLevel } from '../../../contract/cause-list-words.ts'
import type { CauseList } from '../../../contract/cause-lists.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'Cause list review',
  import: 'Import cause list',
  meta: 'What a court will hear on a day, beside the cases of your firm',
  toDiary: 'Court Diary',
  court: 'Court',
  chooseCourt: 'Choose a court',
  bench: 'Bench',
  day: 'Day',
  text: 'The list',
  textHint: 'Paste the list as the court publishes it.',
  orFile: 'Or choose a file: CSV or XLSX, at most 5 MB.',
  choose: 'Choose a file',
  read: 'Read the list',
  reading: 'Reading the list...',
  readFailed: 'Failed to create cause list',
  columns: 'Columns',
  columnsHint: 'Say what each column of the file is.',
  leftOut: 'Left out',
  loading: 'Loading cause lists...',
  loadFailed: 'Failed to load cause list',
  listsFailed: 'Failed to load cause lists',
  earlier: 'Earlier lists',
  none: 'No cause list was read yet',
  noneHint: 'Lists that were read stand here.',
  open: 'Open',
  by: 'By',
  lines: 'Lines',
  state: 'State',
  comparing: 'The list is compared with your cases...',
  ours: 'Our cases',
  others: 'All other lines',
  noOurs: 'No line is of our cases',
  noOthers: 'There are no other lines',
  linesLoading: 'Loading lines...',
  linesFailed: 'Failed to load lines',
  tick: 'Take',
  tickKey: 'Take the line in focus, or not',
  item: 'Item',
  asListed: 'As listed',
  ourCase: 'Our case',
  what: 'What will happen',
  chooseCase: 'Choose case',
  findCase: 'Case ID, number, client or party',
  noCase: 'No case found.',
  chosen: 'Case chosen successfully',
  chooseFailed: 'Failed to choose the case',
  applied: 'Cause list applied successfully',
  applyFailed: 'Failed to apply the cause list',
  undo: 'Undo',
  undone: 'Cause list undone successfully',
  undoFailed: 'Failed to undo the cause list',
  discard: 'Discard',
  discardQuestion: 'Discard this list?',
  discardHint: 'Nothing of it is in the diary. The same list can be read again.',
  discarded: 'Cause list discarded successfully',
  discardFailed: 'Failed to discard the cause list',
  notListed: 'Not on the list',
  notListedHint: 'These cases of ours have a hearing in this court on that day.',
  newHearing: 'New hearing',
  nothingNew: 'Nothing new',
  inDiary: 'In the diary',
} as const

export const levelWords: Record<MatchLevel, string> = {
  sure: 'Sure',
  likely: 'Likely',
  possible: 'Possible',
  none: 'Chosen',
}

export const stateWords: Record<CauseList['state'], string> = {
  review: 'To review',
  applied: 'In the diary',
  discarded: 'Discarded',
}

export function linesOf(lines: string, ours: string): string {
  return `${lines} ${lines === '1' ? 'line' : 'lines'}, ${ours} of our cases`
}

export function applyOf(n: number): string {
  return plural(n, { one: 'Apply {n}', other: 'Apply {n}' })
}

export function itemNumber(item_no: string): string {
  return `Item number ${item_no}`
}

export function movesOf(from: string, to: string): string {
  return `Date moves from ${from} to ${to}`
}

export function takeOf(case_id: string): string {
  return `Take ${case_id}`
}

export function chooseFor(line: number): string {
  return `Choose case for line ${line}`
}

export function columnOf(head: string): string {
  return `What “${head}” is`
}
