import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { namesOfSchemas, type Parse, schemasApart } from './schemas-apart.ts'

const parse: Parse = (code) => parseAst(code, { lang: 'ts' })
const fields = `import * as z from 'zod/mini'
export const id = z.uuid()
export const isLong = (text: string) => text.length > 9
`
const costs = `import * as z from 'zod/mini'
import { id, isLong } from './fields.ts'
import * as f from './fields.ts'
const shape = { id }
export const cost = z.object(shape)
export const costOfCase = { case: f.id }
export const limits = { id: 36, cost: 9 }
export type Cost = z.infer<typeof cost>
export function isTooLong(cost: string) {
  const id = cost.trim()
  return isLong(id) && f.isLong(id)
}
`
const schemas = namesOfSchemas(
  new Map([
    ['/contract/fields.ts', fields],
    ['/contract/costs.ts', costs],
  ]),
  parse,
)
const apart = (code: string, id: string) => schemasApart(code, id, schemas, parse).replaceAll(/\s+/g, ' ')

it('knows what is made with a schema, also by way of another module, and not what only sounds like it', () => {
  expect(schemas.get('/contract/fields.ts')).toEqual(new Set(['id']))
  expect(schemas.get('/contract/costs.ts')).toEqual(new Set(['shape', 'cost', 'costOfCase']))
})

it('leaves a module of the contract without its schemas and without their library', () => {
  const code = apart(costs, '/contract/costs.ts')
  expect(code).not.toMatch(/zod|z\.object|costOfCase|[{ ,]id[ ,}].*from/)
  expect(code).toContain("import { isLong } from './fields.ts'")
  expect(code).toContain('export const limits')
  expect(code).toContain('export function isTooLong')
})

it('keeps them in a module of their own, which takes others from theirs', () => {
  const code = apart(costs, '/contract/costs.ts?schemas')
  expect(code).toContain("import { id } from './fields.ts?schemas'")
  expect(code).toContain("import * as f from './fields.ts?schemas'")
  expect(code).toContain('export const cost = z.object(shape)')
})

it('lets a page take the schemas that it names from there, and the rest as before', () => {
  const code = apart("import { cost, limits as most } from '../contract/costs.ts'", '/web/page.ts')
  expect(code).toBe(
    "import { limits as most } from '../contract/costs.ts';import { cost } from '../contract/costs.ts?schemas';",
  )
})

it('refuses a page that reads a schema of a whole module', () => {
  const code = "import * as calls from '../contract/costs.ts'\nexport const found = calls.cost"
  expect(() => apart(code, '/web/page.ts')).toThrow('import it by its name')
})
