import { dirname, resolve } from 'node:path'
import type { ESTree } from 'vite'
import { type Change, changed } from './changed-text.ts'

export type Parse = (code: string) => ESTree.Program
type Schemas = ReadonlyMap<string, ReadonlySet<string>>

/** The address of the module that holds a module's schemas. */
const apart = '?schemas'

/** The names in each module of the contract that are made with the library of schemas, or with such a name. */
export function namesOfSchemas(modules: ReadonlyMap<string, string>, parse: Parse): Map<string, Set<string>> {
  const programs = [...modules].map(([path, code]) => ({ path, ...parts(parse(code)) }))
  const found = new Map<string, Set<string>>(programs.map(({ path }) => [path, new Set()]))
  let grown = true
  while (grown) {
    grown = false
    for (const { path, imports, declarations } of programs) {
      const names = found.get(path) ?? new Set()
      const isSchema = isMadeOf(path, imports, names, found)
      for (const { name, node } of declarations) {
        if (names.has(name) || !isSchema(node)) continue
        names.add(name)
        grown = true
      }
    }
  }
  return found
}

/**
 * A module that gets the schemas that it imports from the modules that hold those, and nothing else; one of the
 * contract is without its own, unless it is asked for as the module that holds them.
 */
export function schemasApart(code: string, id: string, schemas: Schemas, parse: Parse): string {
  const [path = '', isHolder] = [id.split('?', 1)[0], id.endsWith(apart)]
  const own = schemas.get(path)
  const isLean = own !== undefined && !isHolder
  const { body } = parse(code)
  const apartCode = changed(
    code,
    body.flatMap((node): Change[] => {
      if (node.type === 'ImportDeclaration') return importOf(node, path, schemas, isLean, isHolder, code)
      const names = declarationsIn(node).map(({ name }) => name)
      const isGone = isLean && names.length > 0 && names.every((name) => own.has(name))
      return isGone ? [{ start: node.start, end: node.end, text: '' }] : []
    }),
  )
  return isLean ? withoutIdleImports(apartCode, parse) : apartCode
}

/** Without the imports that nothing uses any more: a chunk would count them among what it needs. */
function withoutIdleImports(code: string, parse: Parse): string {
  const { body } = parse(code)
  const imports = body.filter((node) => node.type === 'ImportDeclaration')
  const rest = changed(
    code,
    imports.map(({ start, end }) => ({ start, end, text: '' })),
  )
  const isIdle = ({ specifiers }: ESTree.ImportDeclaration) =>
    specifiers.length > 0 && !specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest))
  return changed(
    code,
    imports.filter(isIdle).map(({ start, end }) => ({ start, end, text: '' })),
  )
}

function importOf(
  node: ESTree.ImportDeclaration,
  path: string,
  schemas: Schemas,
  isLean: boolean,
  isHolder: boolean,
  code: string,
): Change[] {
  const source = node.source.value
  const { start, end } = node
  if (isLean && source.startsWith('zod')) return [{ start, end, text: '' }]
  const names = schemas.get(resolve(dirname(path), source))
  if (!names) return []
  const isSchema = (one: ESTree.ImportDeclarationSpecifier) =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && names.has(one.imported.name)
  const whole = node.specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')
  if (whole) {
    if (isHolder) return [{ start, end, text: `import * as ${whole.local.name} from '${source}${apart}'` }]
    const reads = [...code.matchAll(new RegExp(`\\b${whole.local.name}\\.(\\w+)`, 'g'))]
    const read = isLean ? undefined : reads.find(([, name = '']) => names.has(name))
    if (read) throw new Error(`${path} reads the schema ${read[0]} of a whole module: import it by its name`)
    return []
  }
  const text = [false, true]
    .filter((asked) => !(asked && isLean))
    .map((asked) => {
      const some = node.specifiers.filter((one) => isSchema(one) === asked)
      const list = some.map((one) => code.slice(one.start, one.end)).join(', ')
      return some.length > 0 ? `import { ${list} } from '${source}${asked ? apart : ''}';` : ''
    })
    .join('')
  return [{ start, end, text }]
}

interface Declaration {
  name: string
  node: unknown
}

interface Import {
  local: string
  source: string
  /** The name there; undefined for the whole module. */
  name: string | undefined
}

function parts({ body }: ESTree.Program): { imports: Import[]; declarations: Declaration[] } {
  const imports = body.flatMap((node) =>
    node.type === 'ImportDeclaration'
      ? node.specifiers.map((one) => ({
          local: one.local.name,
          source: node.source.value,
          name:
            one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
              ? one.imported.name
              : undefined,
        }))
      : [],
  )
  return { imports, declarations: body.flatMap(declarationsIn) }
}

function declarationsIn(node: ESTree.Node): Declaration[] {
  const found = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  if (found?.type === 'FunctionDeclaration' && found.id) return [{ name: found.id.name, node: found }]
  if (found?.type !== 'VariableDeclaration') return []
  return found.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' ? [{ name: id.name, node: init }] : [],
  )
}

/** Whether an expression of a module uses the library of schemas or a known schema. */
function isMadeOf(path: string, imports: readonly Import[], own: ReadonlySet<string>, known: Schemas) {
  const sourceOf = (local: string) => imports.find((one) => one.local === local)
  const isSchema = (local: string, member?: string) => {
    const from = sourceOf(local)
    if (!from) return own.has(local)
    if (from.source.startsWith('zod')) return true
    const name = from.name ?? member
    return name !== undefined && known.get(resolve(dirname(path), from.source))?.has(name) === true
  }
  return (node: unknown) => uses(node, isSchema)
}

/** Whether a name that holds stands in an expression; types, names of fields and names of its own are none. */
function uses(node: unknown, holds: (name: string, member?: string) => boolean): boolean {
  if (Array.isArray(node)) return node.some((one) => uses(one, holds))
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return holds(String(node.name))
  if (node.type === 'MemberExpression' && isNode(node.object) && node.object.type === 'Identifier') {
    const member = isNode(node.property) ? String(node.property.name) : ''
    return holds(String(node.object.name), member) || (node.computed === true && uses(node.property, holds))
  }
  const own = 'params' in node ? namesWithin(node) : undefined
  const isHeld = own ? (name: string, member?: string) => !own.has(name) && holds(name, member) : holds
  return partsOf(node).some((part) => uses(part, isHeld))
}

function partsOf(node: Node): unknown[] {
  return Object.entries(node).flatMap(([key, part]) =>
    /^type(Annotation|Arguments|Parameters)$|^returnType$/.test(key) ||
    (/^(key|property)$/.test(key) && node.computed !== true)
      ? []
      : [part],
  )
}

/** The names of a function's parameters and variables. */
function namesWithin(node: Node): Set<string> {
  const names = new Set<string>()
  const bind = (pattern: unknown): void => {
    if (Array.isArray(pattern)) for (const one of pattern) bind(one)
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier') names.add(String(pattern.name))
    else bind([pattern.left, pattern.argument, pattern.properties, pattern.elements, pattern.value])
  }
  const look = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) look(one)
    if (!isNode(part)) return
    if ('params' in part) bind(part.params)
    if (part.type === 'VariableDeclarator') bind(part.id)
    look(partsOf(part))
  }
  look(node)
  return names
}

type Node = Record<string, unknown> & { type: string }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
