import { type MessageField, messageFields } from './reminder-words.ts'

const field = /\{(\w+)\}/g

/** The names in braces that are no fields of a message. */
export const strangeFields = (text: string): string[] =>
  [...text.matchAll(field)].map(([, name = '']) => name).filter((name) => !isField(name))

const isField = (name: string): name is MessageField => messageFields.some((known) => known === name)

/**
 * A message in the words of a template. A field without a value takes the words with it that belong to it: those up to
 * the comma, colon or semicolon beside it, and a sentence that would say nothing else.
 */
export function messageOf(template: string, values: Readonly<Record<MessageField, string>>): string {
  const filled = sentencesOf(template).map((sentence) => filledSentence(sentence, values))
  return filled
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
}

/** With whatever ends them: a full stop before a space, a danda, a line. */
const sentencesOf = (text: string) => text.match(/[\s\S]+?(?:[.!?](?=\s|$)|।|\n|$)/g) ?? []

function filledSentence(sentence: string, values: Readonly<Record<MessageField, string>>): string {
  const end = sentence.match(/[.!?।\n]$/)?.[0] ?? ''
  const parts = partsOf(sentence.slice(0, sentence.length - end.length))
  const kept = parts.filter(({ text }) => namesIn(text).every((name) => values[name].trim() !== ''))
  const isEmpty = kept.length < parts.length && kept.every(({ text }) => namesIn(text).length === 0)
  if (isEmpty && parts.some(({ text }) => namesIn(text).length > 0)) return ''
  const words = kept.map(({ before, text }, at) => (at === 0 ? text : before + text)).join('')
  return words.replaceAll(field, (whole, name: string) => (isField(name) ? values[name].trim() : whole)) + end
}

const namesIn = (text: string) => [...text.matchAll(field)].map(([, name = '']) => name).filter(isField)

interface Part {
  /** The sign that parts it from the one before. */
  before: string
  text: string
}

/** What stands between commas, colons and semicolons; words before a colon that name nothing belong to what follows. */
function partsOf(sentence: string): Part[] {
  const parts: Part[] = []
  let before = ''
  for (const piece of sentence.split(/([,;:](?=\s))/)) {
    const last = parts.at(-1)
    if (/^[,;:]$/.test(piece)) before = piece
    else if (before === ':' && last && namesIn(last.text).length === 0) last.text += `:${piece}`
    else parts.push({ before, text: piece })
  }
  return parts
}
