import type { Endpoint } from '../contract/kernel/endpoint.ts'
import { jsonSchemaOf } from './kernel/openapi.ts'

/** What a call takes and gives, field by field in the order of the alphabet: a line for each part that it has. */
export function fieldsOf({ params, query, body, reply, replyType }: Endpoint): string[] {
  const parts = { params, query, body }
  const lines = Object.entries(parts).flatMap(([part, schema]) =>
    schema ? [`${part} ${insideOf(jsonSchemaOf(schema, 'input'))}`] : [],
  )
  if (!reply) return lines
  return [...lines, `reply ${replyType ?? insideOf(jsonSchemaOf(reply, 'output'))}`]
}

/** As much of JSON Schema as the contract's schemas turn into. */
interface Shape {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  additionalProperties?: boolean | Shape
  required?: string[]
}

/** The outermost braces say nothing; where a part is one of several, they part them. */
const insideOf = (schema: Shape): string =>
  schema.properties ? fieldsIn(schema) || 'nothing' : wordOf(schema)

function wordOf(shape: Shape): string {
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return choices.map(wordOf).join(' | ')
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (shape.items) return listOf(wordOf(shape.items))
  if (shape.properties) return `{ ${fieldsIn(shape)} }`
  if (typeof shape.additionalProperties === 'object')
    return `{ [key]: ${wordOf(shape.additionalProperties)} }`
  return shape.format ?? [shape.type ?? 'anything'].flat().join(' | ')
}

const fieldsIn = ({ properties = {}, required = [] }: Shape): string =>
  Object.entries(properties)
    .map(([name, shape]) => `${name}${required.includes(name) ? '' : '?'}: ${wordOf(shape)}`)
    .sort()
    .join(', ')

const listOf = (item: string): string => (/^(\w+|\{.*\})$/.test(item) ? `${item}[]` : `(${item})[]`)
