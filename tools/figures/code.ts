import { posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { linesOf, type Source } from './sources.ts'

/** A function with a body, a component or a method too, and how many lines it has from its first to its last. */
export interface Measured {
  path: string
  line: number
  name: string
  lines: number
}

/** What a file takes from another of ours: names, or all of it. */
export interface Taken {
  from: string
  names: 'all' | string[]
}

export interface Code {
  path: string
  functions: Measured[]
  /** Calls of useEffect and useLayoutEffect. */
  effects: number
  exports: string[]
  taken: Taken[]
}

type Named = ESTree.Function | ESTree.ArrowFunctionExpression

/** What the figures ask of one file of TypeScript; throws where it does not parse. */
export function readCode({ path, text }: Source): Code {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const code: Code = { path, functions: [], effects: 0, exports: [], taken: [] }
  const names = new Map<number, string>()
  const take = (name: string, taken: Taken['names']) => {
    if (name.startsWith('.')) code.taken.push({ from: posix.join(posix.dirname(path), name), names: taken })
  }
  const measure = (node: Named) => {
    if (!node.body) return
    const name = node.id?.name ?? names.get(node.start) ?? '(unnamed)'
    const line = text.slice(0, node.start).split('\n').length
    code.functions.push({ path, line, name, lines: linesOf(text.slice(node.start, node.end)) })
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init.start, id.name)
    },
    Property({ key, value }) {
      names.set(value.start, text.slice(key.start, key.end))
    },
    MethodDefinition({ key, value }) {
      names.set(value.start, text.slice(key.start, key.end))
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
    CallExpression({ callee }) {
      if (/^(React\.)?use(Layout)?Effect$/.test(text.slice(callee.start, callee.end))) code.effects += 1
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') take(String(source.value), 'all')
    },
    // What is added to another file's interface is only there while that one is exported.
    TSModuleDeclaration({ id, body }) {
      const added = body?.body.flatMap((one) => (one.type === 'TSInterfaceDeclaration' ? [one.id.name] : []))
      if (id.type === 'Literal') take(id.value, added ?? [])
    },
    TSImportType({ source, qualifier }) {
      take(source.value, qualifier?.type === 'Identifier' ? [qualifier.name] : 'all')
    },
  }).visit(program)
  for (const { moduleRequest, entries } of module.staticImports) take(moduleRequest.value, namesOf(entries))
  for (const { entries } of module.staticExports)
    for (const entry of entries) {
      if (entry.moduleRequest) take(entry.moduleRequest.value, namesOf([entry]))
      if (entry.exportName.name) code.exports.push(entry.exportName.name)
      else if (entry.exportName.kind === 'Default') code.exports.push('default')
    }
  return code
}

function namesOf(entries: { importName: { kind: string; name: string | null } }[]): Taken['names'] {
  if (entries.some(({ importName }) => /^(NamespaceObject|All|AllButDefault)$/.test(importName.kind)))
    return 'all'
  return entries.map(({ importName }) => importName.name ?? 'default')
}
