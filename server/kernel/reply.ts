import * as z from 'zod/mini'

type Claim = (value: unknown) => boolean

/**
 * Answers a reply as its schema parses it. What already is exactly as the schema says, without a key too many,
 * is answered as it is; anything else goes through the parser, which drops or refuses. Both ways give the same.
 */
export function replyParser(schema: z.core.$ZodType): (answer: unknown) => unknown {
  const isAsPromised = claimOf(schema)
  return (answer) => (isAsPromised(answer) ? answer : z.parse(schema, answer))
}

/** True only where parsing would change nothing; where that is not plain to see, it is false. */
function claimOf(schema: z.core.$ZodType): Claim {
  const { def } = asKnown(schema)._zod
  if ((def.checks?.length ?? 0) > 0) return sameAfterParsing(schema)
  if ('format' in def) return patternOf(def) ?? sameAfterParsing(schema)
  switch (def.type) {
    case 'object':
      return def.catchall ? sameAfterParsing(schema) : objectOf(def.shape)
    case 'array': {
      const isItem = claimOf(def.element)
      return (value) => Array.isArray(value) && value.every(isItem)
    }
    case 'nullable': {
      const isInner = claimOf(def.innerType)
      return (value) => value === null || isInner(value)
    }
    case 'string':
      return (value) => typeof value === 'string'
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'number':
      return Number.isFinite
    default:
      return sameAfterParsing(schema)
  }
}

/** Ids, of which a list has hundreds: their pattern is all that the parser asks for. */
function patternOf(def: { format?: string | undefined; pattern?: unknown }): Claim | undefined {
  const { format, pattern } = def
  if (format !== 'uuid' || !(pattern instanceof RegExp)) return undefined
  return (value) => typeof value === 'string' && pattern.test(value)
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>): Claim {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, isField: claimOf(schema) }))
  const known = new Set(Object.keys(shape))
  return (value) => {
    if (!isRecord(value)) return false
    for (const key in value) if (!known.has(key)) return false
    return fields.every(({ key, isField }) => key in value && isField(value[key]))
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** For what is no object: the parser itself says whether it would answer the very same. */
function sameAfterParsing(schema: z.core.$ZodType): Claim {
  return (value) => {
    const parsed = z.safeParse(schema, value)
    return parsed.success && Object.is(parsed.data, value)
  }
}

/** Every schema of the library is one of its known kinds; its general type only hides which. */
function asKnown(schema: z.core.$ZodType): z.core.$ZodTypes {
  return schema as z.core.$ZodTypes
}
