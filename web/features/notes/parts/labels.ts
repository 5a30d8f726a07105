import { hours as shownHours } from '../../../lib/format.ts'

/** Two people changed the same fields. */
export const conflict = {
  title: 'This task was changed meanwhile',
  back: 'Back to editing',
  allMine: 'Keep all of mine',
  allTheirs: 'Take all of theirs',
  mine: 'Your version',
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
} as const

/** The formatting of a text. */
export const toolbar = {
  label: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  undo: 'Undo',
  redo: 'Redo',
  color: 'Text colour',
  colorIs: (color: string) => `Text colour: ${color}`,
  noColor: 'No colour',
  link: 'Link',
  address: 'Address',
  addressWrong: 'Enter an address such as https://example.com or name@example.com',
  remove: 'Remove',
  apply: 'Apply',
}

/** Somebody saved the task while it stood in a form. */
export function changedMeanwhile(who: string, when: string): string {
  return `${who} changed this task ${when}. Saving joins both.`
}

export function conflictWith(who: string, when: string): string {
  return `${who} saved it ${when}. Choose which version to keep of what you both changed.`
}

export function versionOf(who: string): string {
  return `Version of ${who}`
}

export function typedAt(title: string, when: string): string {
  return `“${title}”, typed ${when} and not saved.`
}

export function hoursHeard(hours: number): string {
  return `${shownHours(hours)} hours`
}
