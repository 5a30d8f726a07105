/** Says why a word cannot be a feature's name, or nothing when it can. */
export function whyNoName(name: string): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return `'${name}' is not kebab-case, like hearings or court-fees`
  if (/(^|-)(utils?|helpers?|common|misc|services?)(-|$)/.test(name))
    return `'${name}' does not say what it is`
  return undefined
}

/** The folders that start empty. */
export function foldersOf(name: string): string[] {
  return [`server/features/${name}/commands`, `web/features/${name}/parts`]
}

/** The files of a new feature, by path: nothing happens in them yet, and every check accepts them. */
export function filesOf(name: string): Record<string, string> {
  const server = `server/features/${name}`
  const web = `web/features/${name}`
  const words = name.replaceAll('-', ' ')
  const variable = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return {
    [`contract/${name}.ts`]: contract(words),
    [`${server}/routes.ts`]: routes(words, variable),
    [`${server}/queries.ts`]: `// Reads ${words} for one caller: getX throws, findX may return undefined, listX pages.\nexport {}\n`,
    [`${server}/rules.ts`]: `// Decides about ${words} without I/O, so that a table of cases can test it.\nexport {}\n`,
    [`${server}/events.ts`]: events(words),
    [`${server}/${name}.test.ts`]: test(name, variable),
    [`${web}/api.ts`]: api(words),
    [`${web}/labels.ts`]: labels(words),
  }
}

function contract(words: string): string {
  return `// The calls of ${words}: each an endpoint() with method, path, access, input, reply and refusals.
export {}
`
}

function routes(words: string, variable: string): string {
  return `import type { Route } from '../../kernel/http.ts'

/** The calls of ${words}, bound to their commands and queries. */
export const ${variable}Routes: readonly Route[] = []
`
}

function events(words: string): string {
  return `declare module '../../kernel/record.ts' {
  // What can happen to ${words}, in the past tense, with what changed.
  interface DomainEvents {}
}

export {}
`
}

function test(name: string, variable: string): string {
  return `import { expect, it } from 'vitest'
import * as contract from '../../../contract/${name}.ts'
import { ${variable}Routes } from './routes.ts'

const promised = Object.values<unknown>(contract).filter(
  (value) => typeof value === 'object' && value !== null && 'method' in value,
)

it('binds each call that the contract promises, once', () => {
  const bound = ${variable}Routes.map((route): unknown => route.endpoint)
  expect(bound).toHaveLength(promised.length)
  expect(new Set(bound)).toEqual(new Set(promised))
})
`
}

function api(words: string): string {
  return `// Queries and writes of ${words}: the only file of the feature that calls the server.
export {}
`
}

function labels(words: string): string {
  return `/** What the screen says about ${words}. */
export const said = {
  loadFailed: 'Failed to load ${words}',
} as const
`
}
