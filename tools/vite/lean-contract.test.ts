import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import * as rowCalls from '../../contract/kernel/row-calls.ts'
import { lean } from './lean-contract.ts'
import { namesOfSchemas, type Parse } from './schemas-apart.ts'

const parse: Parse = (code) => parseAst(code, { lang: 'ts' })
const leaned = (code: string) => lean(code, parse).replaceAll(/\s+/g, ' ')

it('leaves of an endpoint what a call needs', () => {
  const code = leaned(`export const getRow = endpoint({
    method: 'GET', path: table, summary: 'One', access: 'staff', reply: row, refuses: ['row.not_found'] })`)
  expect(code).toContain("endpoint({ method: 'GET', path: table, ...{}, access: 'staff', ...{}, ...{} })")
})

it.each(Object.keys(rowCalls))('leaves the same of what is made by %s', (name) => {
  const code = leaned(
    `export const made = ${name}({ ...row, path, summary: 'One', body: draft, reply: row })`,
  )
  expect(code).toContain(`(() => (${name}({ ...row, path, ...{}, ...{}, ...{} })))()`)
})

it('leaves no schema in what makes the calls on a row', () => {
  const files = ['fields', 'endpoint', 'row-calls', 'complaints'].map((name) => `contract/kernel/${name}.ts`)
  const texts = files.map((file) => [file, lean(readFileSync(file, 'utf8'), parse)] as const)
  const names = namesOfSchemas(new Map(texts.map(([file, text]) => [`/${file}`, text])), parse)
  expect(names.get('/contract/kernel/fields.ts')).toContain('oneRow')
  expect(names.get('/contract/kernel/row-calls.ts')).toEqual(new Set())
  expect(leaned(readFileSync('contract/kernel/row-calls.ts', 'utf8'))).not.toMatch(/oneRow|refuses: \[/)
})
