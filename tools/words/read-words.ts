import { type ESTree, parseSync, Visitor } from 'vite'

/** One text of a module of words, under the names that lead to it: 'said.created'. */
export interface Word {
  name: string
  /** Its pieces as they stand; what a value fills in between is left out. */
  texts: string[]
  /** What it is filled with: the names in braces, and which values of a function it uses. */
  values: string[]
  /** The forms of a count. */
  forms: string[]
}

type Fn = ESTree.Function | ESTree.ArrowFunctionExpression

/** The words of a module by their names, and under '' the texts of what it does not export. */
export function wordsOf(path: string, text: string): Map<string, Word> {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found = new Map<string, Word>()
  const keep = (name: string, node: ESTree.Node) => {
    const before = found.get(name)
    const word = wordIn(name, node)
    found.set(name, before ? { ...before, texts: [...before.texts, ...word.texts] } : word)
  }
  for (const node of program.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    const nameOf = (own: string) => (node.type === 'ExportNamedDeclaration' ? own : '')
    if (declared?.type === 'FunctionDeclaration') keep(nameOf(declared.id?.name ?? ''), declared)
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) walk(nameOf(id.name), init, keep)
  }
  return found
}

/** Down to the leaves of what an export holds. */
function walk(name: string, node: ESTree.Node, keep: (name: string, node: ESTree.Node) => void): void {
  const bare = unwrapped(node)
  if (name === '' || bare.type !== 'ObjectExpression') return void keep(name, bare)
  for (const property of bare.properties) {
    if (property.type !== 'Property') continue
    const { key, value, computed } = property
    if (computed) keep(name, value)
    else walk(`${name}.${key.type === 'Identifier' ? key.name : String(literalOf(key))}`, value, keep)
  }
}

function unwrapped(node: ESTree.Node): ESTree.Node {
  const isTyped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
  return isTyped ? unwrapped(node.expression) : node
}

function wordIn(name: string, node: ESTree.Node): Word {
  const params = isFunction(node) ? paramsOf(node) : new Map<string, string>()
  const found = readTexts(statementOf(node), (used) => params.get(used))
  const texts = found.texts.flatMap((one) => (one.type === 'Literal' ? [one.value] : quasisOf(one)))
  const named = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value))
  const values = new Set([...found.values, ...named])
  // In the form of a count it stands for what the function is given.
  if (found.forms.length > 0) values.delete('n')
  return { name, texts, values: [...values].sort(), forms: found.forms }
}

/** A text as it is written: in quotes, or with values in it. */
export type Text = ESTree.StringLiteral | ESTree.TemplateLiteral

/** The texts of some code, without the names and codes in it; and what `meaning` knows of its identifiers. */
export function readTexts(code: unknown, meaning: (name: string) => string | undefined = () => undefined) {
  const [texts, values, forms, unread]: [Text[], string[], string[], Set<number>] = [[], [], [], new Set()]
  const leaveOut = (of: ESTree.Node | null) => void unread.add(of?.start ?? -1)
  new Visitor({
    ImportDeclaration({ source }) {
      leaveOut(source)
    },
    BinaryExpression({ left, right, operator }) {
      if (operator !== '+') [left, right].forEach(leaveOut)
    },
    SwitchCase({ test }) {
      leaveOut(test)
    },
    MemberExpression({ property, computed }) {
      if (computed) leaveOut(property)
    },
    Property({ key }) {
      leaveOut(key)
    },
    // A language or an option of what the browser formats with.
    NewExpression({ arguments: args }) {
      for (const arg of args) readTexts(arg).texts.forEach(leaveOut)
    },
    TSLiteralType({ literal }) {
      leaveOut(literal)
    },
    TSImportType({ source }) {
      leaveOut(source)
    },
    CallExpression(call) {
      forms.push(...formsOf(call))
    },
    Literal(literal) {
      if (typeof literal.value === 'string' && !unread.has(literal.start))
        texts.push(literal as ESTree.StringLiteral)
    },
    TemplateLiteral(template) {
      texts.push(template)
    },
    Identifier({ name }) {
      const value = meaning(name)
      if (value) values.push(value)
    },
  }).visit(asProgram(code))
  return { texts, values, forms }
}

function formsOf({ callee, arguments: [, given] }: ESTree.CallExpression): string[] {
  if (callee.type !== 'Identifier' || callee.name !== 'plural' || given?.type !== 'ObjectExpression')
    return []
  return given.properties.flatMap((form) =>
    form.type === 'Property' && form.value.type === 'Literal' ? [String(form.value.value)] : [],
  )
}

/** The pieces of a text with values in it. */
export function quasisOf({ quasis }: ESTree.TemplateLiteral): string[] {
  return quasis.map(({ value }) => value.cooked ?? value.raw).filter((text) => text.trim() !== '')
}

/** Guaranteed by Visitor, which looks at types and children alone. */
function asProgram(code: unknown): ESTree.Program {
  const isProgram = typeof code === 'object' && code !== null && 'type' in code && code.type === 'Program'
  return (isProgram ? code : { type: 'Program', body: [code], sourceType: 'module' }) as ESTree.Program
}

function statementOf(node: ESTree.Node): unknown {
  const body = isFunction(node) ? node.body : node
  return body && !/Statement$|FunctionBody/.test(body.type)
    ? { type: 'ExpressionStatement', expression: body, start: body.start, end: body.end }
    : body
}

function isFunction(node: ESTree.Node): node is Fn {
  return /^(Arrow)?Function(Expression|Declaration)$/.test(node.type)
}

/** What the names of a function's values stand for: their place, and in an object their key. */
function paramsOf({ params }: Fn): Map<string, string> {
  const found = new Map<string, string>()
  const bind = (pattern: ESTree.Node, as: string): void => {
    if (pattern.type === 'Identifier') found.set(pattern.name, as)
    if (pattern.type === 'AssignmentPattern') bind(pattern.left, as)
    if (pattern.type === 'ObjectPattern')
      for (const part of pattern.properties)
        if (part.type === 'Property' && part.key.type === 'Identifier')
          bind(part.value, `${as}.${part.key.name}`)
  }
  for (const [at, pattern] of params.entries()) bind(pattern as ESTree.Node, `value ${at + 1}`)
  return found
}

function literalOf(node: ESTree.Node): unknown {
  return node.type === 'Literal' ? node.value : undefined
}
