import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree, Plugin } from 'vite'
import { type Change, changed } from './changed-text.ts'
import { namesOfSchemas, type Parse, schemasApart } from './schemas-apart.ts'

/** What the server, its tests and the API's description read of an endpoint, and `call` (web/lib/client.ts) does not. */
const serversOwn = ['params', 'query', 'body', 'reply', 'summary', 'refuses', 'reads', 'lateWith', 'repeats']

/** What makes an endpoint, or what several share, of one object; the latter are in contract/kernel/row-calls.ts. */
const makers = ['endpoint', 'rowCalls', 'getRow', 'createRow', 'updateRow', 'deleteRow', 'restoreRow']

/**
 * Leaves of the contract's endpoints in the build what a browser needs to call them, and of its schemas those that a
 * form or a draft checks with: the server parses every request and every reply, so a page need not load their shapes.
 * The schemas that stay are in modules of their own, so that only what checks waits for them.
 */
export function leanContract(folder: string): Plugin {
  const endpoints = new Set<string>()
  const reads: Read[] = []
  let schemas = new Map<string, ReadonlySet<string>>()
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      const modules = files.filter((name) => /(?<!\.test)\.ts$/.test(name)).map((name) => join(folder, name))
      const parse: Parse = (code) => this.parse(code, { lang: 'ts' })
      schemas = namesOfSchemas(
        new Map(modules.map((path) => [path, lean(readFileSync(path, 'utf8'), parse)])),
        parse,
      )
    },
    transform: {
      filter: { id: /[\\/](contract|web)[\\/](?!.*node_modules).*\.tsx?(\?schemas)?$/ },
      handler(code, id) {
        reads.push(...readsIn(code, id))
        const parse: Parse = (text) => this.parse(text)
        const isOfContract = id.startsWith(folder)
        if (isOfContract)
          for (const name of parse(code).body.filter(isExported).flatMap(declared).flatMap(endpointIn))
            endpoints.add(name)
        const apart = schemasApart(isOfContract ? lean(code, parse) : code, id, schemas, parse)
        return { code: apart, map: null }
      },
    },
    buildEnd() {
      for (const { endpoint, part, id } of reads)
        if (endpoints.has(endpoint))
          this.error(`${id} reads ${endpoint}.${part}, which the build leaves out: export it by a name`)
    },
  }
}

/** A module of the contract without what no call needs. */
export function lean(code: string, parse: Parse): string {
  return changed(code, parse(code).body.flatMap(declared).flatMap(leaner))
}

interface Read {
  endpoint: string
  part: string
  id: string
}

/** Where a module may read of an endpoint what the build leaves out: 'saveNote.body'. */
function readsIn(code: string, id: string): Read[] {
  const parts = code.matchAll(new RegExp(`\\b(\\w+)\\.(${serversOwn.join('|')})\\b`, 'g'))
  return [...parts].map(([, endpoint = '', part = '']) => ({ endpoint, part, id }))
}

function isExported({ type }: ESTree.Node): boolean {
  return type === 'ExportNamedDeclaration'
}

function declared(node: ESTree.Node): ESTree.VariableDeclarator[] {
  const found = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  return found?.type === 'VariableDeclaration' ? found.declarations : []
}

/** An endpoint without what no call needs; and whatever is worked out may go when nobody uses it. */
function leaner({ init }: ESTree.VariableDeclarator): Change[] {
  if (init?.type === 'ArrowFunctionExpression') return cutsOf(init.body)
  if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') return []
  return [
    { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
    ...cutsOf(init),
    { start: init.end, end: init.end, text: '))()' },
  ]
}

function cutsOf(node: ESTree.Node): Change[] {
  const [options] = isEndpoint(node) ? node.arguments : []
  const cuts = options?.type === 'ObjectExpression' ? options.properties.filter(isServersOwn) : []
  return cuts.map(({ start, end }) => ({ start, end, text: '...{}' }))
}

function endpointIn({ id, init }: ESTree.VariableDeclarator): string[] {
  return id.type === 'Identifier' && init && isEndpoint(init) ? [id.name] : []
}

function isEndpoint(node: ESTree.Node): node is ESTree.CallExpression {
  return (
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && makers.includes(node.callee.name)
  )
}

function isServersOwn(property: ESTree.ObjectPropertyKind): boolean {
  return (
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    serversOwn.includes(property.key.name)
  )
}
