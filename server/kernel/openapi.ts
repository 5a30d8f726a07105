import * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../contract/kernel/endpoint.ts'
import { type Reason, sentenceOfReason, sharedReasons, statusOfKind } from '../../contract/kernel/reasons.ts'

type Json = Record<string, unknown>

/** The description of all calls as OpenAPI 3.1, made from the very schemas that serve them. */
export function openApiOf(endpoints: readonly Endpoint[], title: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: refusal },
    },
  }
}

/** A schema as JSON Schema: what is taken in, or what is given out. */
export function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(asZod(schema), { io, unrepresentable: 'any' })
  return rest
}

/** Every schema of an endpoint is one of zod's; the contract only sees it through its types. */
function asZod(schema: Schema): z.ZodMiniType {
  return schema as unknown as z.ZodMiniType
}

/** Why a call may be refused: its own reasons, then those of every call. */
export function reasonsOf({ refuses, access }: Endpoint): Reason[] {
  const ofSession = (reason: Reason) => access !== 'public' || !reason.startsWith('session.')
  const ofRight: Reason[] = access === 'public' || access === 'staff' ? [] : ['rights.partners_only']
  return [...ofRight, ...refuses, ...sharedReasons.filter(ofSession)]
}

function operationOf(endpoint: Endpoint): Json {
  const { summary, access, body, reply, replyType = 'application/json', creates, repeats } = endpoint
  const success = reply ? (creates ? 201 : 200) : 204
  return {
    summary,
    tags: [
      endpoint.path
        .split('/')
        .slice(1, -1)
        .join('/')
        .replace(/\/:.*$/, '') || 'api',
    ],
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(creates === true || repeats ? [idempotencyKey] : []),
    ],
    ...(body || endpoint.form ? { requestBody: { required: true, content: contentOf(endpoint) } } : {}),
    responses: {
      [success]: {
        description: 'Done',
        ...(reply ? { content: { [replyType]: { schema: jsonSchemaOf(reply, 'output') } } } : {}),
      },
      default: {
        description: reasonsOf(endpoint)
          .map((reason) => `\`${reason}\`: ${sentenceOfReason[reason]}`)
          .join('\n\n'),
        content: asJson({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key again within a day answers the same and makes nothing new.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties, required } = objectShape.parse(jsonSchemaOf(schema, 'input'))
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const objectShape = z.object({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
})

function contentOf({ body, form }: Endpoint): Json {
  const data = body && jsonSchemaOf(body, 'input')
  if (!form) return asJson(data ?? {})
  const properties = {
    ...(form.data && data ? { [form.data]: data } : {}),
    ...Object.fromEntries((form.fields ?? []).map((name) => [name, { type: 'string' }])),
    [form.file]: { type: 'string', contentMediaType: 'application/octet-stream' },
  }
  return { 'multipart/form-data': { schema: { type: 'object', properties } } }
}

const asJson = (schema: Json) => ({ 'application/json': { schema } })

const refusal = {
  type: 'object',
  required: ['kind', 'reason', 'message', 'request_id'],
  properties: {
    kind: { enum: [...Object.keys(statusOfKind), 'bug'] },
    reason: { type: 'string' },
    message: { type: 'string' },
    request_id: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string' },
          message: { type: 'string', description: 'A whole sentence that names the field.' },
          code: { type: 'string', description: 'What is wrong, for a screen with words of its own.' },
          values: { type: 'object', description: 'What the words of the code name, such as a limit.' },
        },
      },
    },
    current: { description: 'The row as it stands, when a change was made on an older version.' },
  },
}
