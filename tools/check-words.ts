import { type ESTree, parseSync, Visitor } from 'vite'
import { isTest, readSources, type Source } from './figures/sources.ts'

/*
 * Refuses words that people read outside the modules of words (labels.ts, contract/words), where no translation would
 * be missed: letters in JSX and in what names an element, and whatever reads like a sentence. Exits 1 with one line
 * per finding.
 */

const isOfWords = /(^|\/)labels(\.bn)?\.tsx?$|\.bn\.tsx?$/
const letters = /\p{L}/u
/** What of an element, or of an object that describes one, is read or read out. */
const read =
  /^(label|title|placeholder|alt|heading|aria-(label|description|roledescription|valuetext|placeholder))$/
/** Starts like a sentence and has more than one word, or ends like one. */
const sentence = /^\p{Lu}[\p{L}’']*(\p{P}? \S.*|…|\.\.\.)$/u
/** Keys of a keyboard, and the start of a header. */
const noWords = /^([A-Z]|Ctrl K|Bearer \{\})$/
/** What only whoever works on the product reads. */
const forUs = /^(Error|TypeError|logProblem|warn)$/

const findings = readSources()
  .filter(({ path }) => /^web\/.*\.tsx?$/.test(path) && !isTest(path) && !isOfWords.test(path))
  .flatMap(wordsIn)
for (const finding of findings) console.error(finding)
console.log(`${findings.length} words outside the modules of words`)
process.exitCode = findings.length > 0 ? 1 : 0

function wordsIn({ path, text }: Source): string[] {
  const found = new Map<number, string>()
  const unread = new Set<number>()
  const say = ({ start }: ESTree.Node, words: string) => found.set(start, words.replace(/\s+/g, ' ').trim())
  const look = (node: ESTree.Node | null | undefined) => {
    for (const literal of literalsIn(node)) if (letters.test(wordsOf(literal))) say(literal, wordsOf(literal))
  }
  const maySay = (node: ESTree.StringLiteral | ESTree.TemplateLiteral) => {
    if (sentence.test(wordsOf(node))) say(node, wordsOf(node))
  }
  const keepOut = (call: ESTree.CallExpression | ESTree.NewExpression) => {
    if (call.callee.type !== 'Identifier' || !forUs.test(call.callee.name)) return
    for (const one of call.arguments) unread.add(one.start)
  }
  new Visitor({
    JSXText(node) {
      if (letters.test(node.value.replace(/&\w+;/g, ''))) say(node, node.value)
    },
    JSXElement: lookInside,
    JSXFragment: lookInside,
    JSXAttribute({ name, value }) {
      if (read.test(text.slice(name.start, name.end)))
        look(value?.type === 'JSXExpressionContainer' ? value.expression : value)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && read.test(key.name)) look(value)
    },
    Literal(node) {
      if (typeof node.value === 'string') maySay(node)
    },
    TemplateLiteral: maySay,
    NewExpression: keepOut,
    CallExpression: keepOut,
  }).visit(parseSync(path, text).program)
  return [...found]
    .filter(([start, words]) => !unread.has(start) && !noWords.test(words))
    .sort(([a], [b]) => a - b)
    .map(([start, words]) => `${path}:${text.slice(0, start).split('\n').length}: “${words}”`)

  function lookInside({ children }: ESTree.JSXElement | ESTree.JSXFragment) {
    for (const child of children) if (child.type === 'JSXExpressionContainer') look(child.expression)
  }
}

type Text = ESTree.StringLiteral | ESTree.TemplateLiteral

/** The texts that an expression may come to, without those that only decide which. */
function literalsIn(node: ESTree.Node | null | undefined): Text[] {
  if (!node) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node as ESTree.StringLiteral] : []
  if (node.type === 'TemplateLiteral') return [node, ...node.expressions.flatMap(literalsIn)]
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(literalsIn)
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(literalsIn)
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [node.left, node.right].flatMap(literalsIn)
  return []
}

function wordsOf(node: Text): string {
  if (node.type === 'Literal') return node.value
  return node.quasis.map(({ value }) => value.raw).join('{}')
}
