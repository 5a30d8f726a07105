import { type Plugin, parseSync } from 'vite'
import { quasisOf, readTexts, type Text } from '../words/read-words.ts'
import { type Change, changed } from './changed-text.ts'
import { twinOf } from './language.ts'

/** Words that stand for nothing, to make a text longer by two fifths. */
const filler = ' and so on and on and on and so on and on'

/** Puts each English text of the catalogue between ⟦ and ⟧ and makes it longer; what stands outside is no word of it. */
export function pseudo(): Plugin {
  return {
    name: 'pseudo',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/](contract|web)[\\/](?!.*node_modules).*\.tsx?$/ },
      handler(code, id) {
        const isWords = twinOf(id, '', 'bn') !== undefined && !id.endsWith('/locale.ts')
        return isWords ? { code: pseudoWords(code, id), map: null } : undefined
      },
    },
  }
}

/** A module of words as the pseudo build has it. */
export function pseudoWords(code: string, path: string): string {
  const texts = readTexts(parseSync(path, code).program).texts.filter(isRead)
  return changed(
    code,
    texts.flatMap(longer).sort((a, b) => a.start - b.start),
  )
}

/** A text as the pseudo build says it; what stands in braces is filled in as in every language. */
export function pseudoText(text: string): string {
  return `⟦${text}${fillerFor(text)}⟧`
}

/** In a text with values other texts may stand, which are made longer themselves: only its ends are said anew. */
function longer(text: Text): Change[] {
  const { start, end } = text
  if (text.type === 'Literal') return [{ start, end, text: JSON.stringify(pseudoText(text.value)) }]
  return [
    { start: start + 1, end: start + 1, text: '⟦' },
    { start: end - 1, end: end - 1, text: `${fillerFor(quasisOf(text).join(''))}⟧` },
  ]
}

function fillerFor(text: string): string {
  const length = Math.ceil(text.replace(/\{\w+\}/g, '').length * 0.4)
  return filler.repeat(1 + length / filler.length).slice(0, length)
}

function isRead(text: Text): boolean {
  return /\p{L}/u.test(text.type === 'Literal' ? text.value : quasisOf(text).join(''))
}
