import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

const pageCap = 200
const pageDefault = 50

/** The query fields of every list: `limit` up to the cap, `after` the `next` of the page before. */
export const paging = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageCap)), pageDefault),
  after: z.optional(z.string().check(z.maxLength(500))),
}

/** A page of a list: `next` is null on the last one. */
export const pageOf = <S extends z.ZodMiniType & Schema>(item: S) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()) })
