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
  const [texts, values, forms, unread]: [string[], Set<string>, string[], Set<number>] = [
    [],
    new Set(),
    [],
    new Set(),
  ]
  const params = isFunction(node) ? paramsOf(node) : new Map<string, string>()
  const add = (start: number, text: string) => {
    if (unread.has(start)) return
    texts.push(text)
    for (const [, value = ''] of text.matchAll(/\{(\w+)\}/g)) values.add(value)
  }
  const leaveOut = (of: ESTree.Node) => void unread.add(of.start)
  const formsOf = ({ callee, arguments: [, given] }: ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'plural' || given?.type !== 'ObjectExpression') return
    for (const form of given.properties)
      if (form.type === 'Property' && form.value.type === 'Literal') forms.push(String(form.value.value))
  }
  new Visitor({
    BinaryExpression({ left, right, operator }) {
      if (operator !== '+') [left, right].forEach(leaveOut)
    },
    SwitchCase({ test }) {
      if (test) leaveOut(test)
    },
    MemberExpression({ property, computed }) {
      if (computed) leaveOut(property)
    },
    Property({ key }) {
      leaveOut(key)
    },
    CallExpression: formsOf,
    TSLiteralType({ literal }) {
      leaveOut(literal)
    },
    Literal(literal) {
      if (typeof literal.value === 'string') add(literal.start, literal.value)
    },
    TemplateElement({ start, value }) {
      if (value.raw.trim() !== '') add(start, value.cooked ?? value.raw)
    },
    Identifier({ name: used }) {
      const param = params.get(used)
      if (param) values.add(param)
    },
  }).visit({ type: 'Program', body: [statementOf(node)], sourceType: 'module' } as unknown as ESTree.Program)
  // In the form of a count it stands for what the function is given.
  if (forms.length > 0) values.delete('n')
  return { name, texts, values: [...values].sort(), forms }
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
