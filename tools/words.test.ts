import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

// What is a note in tables and calls is a task on screen, wherever the specification does not say Note itself.

/** The specification's own sentences about tasks. */
const specified = [
  'Back to Notes',
  'Create a note with a case ID first',
  'Failed to create note',
  'Failed to delete note',
  'Failed to delete note. Please try again.',
  'Failed to load archived notes',
  'Failed to load notes',
  'Failed to update note',
  'Modify any notes',
  'No cases available - create a note first',
  'No task has this case ID. Create a note with a case ID first.',
  // Beside a case or party, a remark.
  'Note',
  'Note created successfully',
  'Note deleted successfully',
  'Note updated successfully',
  'Notes',
  'Priority Notes',
  'Search notes...',
  'Total Notes',
  'View all associate notes',
]

/** Of partner notes, of an application's review and of a hit of a conflict check: these are notes; and what switches the calendar's specified Notes. */
const otherNotes = [
  'Add note',
  'Change note',
  'Create Note',
  'New Note',
  'Note on …',
  'Notes among partners, and the work of each associate',
  'Review Notes',
  'Show notes',
  'This note',
]

test('a person reads Task, and Note only in the sentences of the specification', () => {
  const found = new Set(['web', 'contract'].flatMap(filesOf).flatMap(sentencesIn).filter(saysNote))
  expect([...found].sort()).toEqual([...specified, ...otherNotes].sort())
})

function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|testing/.test(path))
    .map((path) => `${root}/${path}`)
}

/** Every text of a file that may be shown or read out, not what only names something in the code. */
function sentencesIn(path: string): string[] {
  const texts: string[] = []
  collect(parseAst(readFileSync(path, 'utf8'), { lang: 'tsx' }), texts)
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /^[A-Z]|\s/.test(text))
}

function collect(node: unknown, texts: string[]): void {
  if (Array.isArray(node)) for (const each of node) collect(each, texts)
  else if (isNode(node) && !isOfCode(node)) {
    const text = textOf(node)
    if (text !== undefined) texts.push(text)
    for (const child of Object.values(node)) collect(child, texts)
  }
}

type Node = Record<string, unknown> & { type: string }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Imports, and what a call's documentation says: calls say note. */
function isOfCode({ type, key }: Node): boolean {
  if (/^(Import|ExportAll)/.test(type)) return true
  return type === 'Property' && isNode(key) && key.name === 'summary'
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return value
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined
  return quasis.map((part) => (isNode(part) ? cookedOf(part.value) : '')).join('…')
}

function cookedOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

function saysNote(text: string): boolean {
  return /\bnotes?\b/i.test(text.replaceAll(/\bpartner notes?\b/gi, ''))
}
