import { sql } from 'kysely'
import type * as calls from '../../../../contract/case-links.ts'
import { linkLimits } from '../../../../contract/case-links.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { decodeCursor, page } from '../../../kernel/cursor.ts'
import { cases } from '../rows.ts'

interface Text extends calls.TextOfTasks {
  key: string
}

const anyKey = /^[^\0]{1,400}$/

/** Case ids on tasks that the caller sees and that no case bears which they see, each text once however it is typed. */
export async function listCasesFromTasks(
  ctx: StaffContext,
  { query }: InputOf<typeof calls.listCasesFromTasks>,
): Promise<ReplyOf<typeof calls.listCasesFromTasks>> {
  const [after = ''] = query.after ? decodeCursor(query.after, [anyKey]) : []
  const { items, next } = page(await textsAfter(ctx, after, query.limit + 1), query.limit, ({ key }) => [key])
  return { items: items.map(({ key: _, ...text }) => text), next }
}

/** From one text to the next along their index, never over all the tasks of one. */
async function textsAfter(ctx: StaffContext, after: string, limit: number): Promise<Text[]> {
  const { rows } = await sql<Text>`
    with recursive texts (key, n) as (
      (select ${after}::text, 0)
      union all
      select next.key, t.n + (next.key is not null and next.is_free)::integer from texts t, lateral (
        select found.key, not exists (select from case_labels l where l.label_key = found.key) as is_free
          from (select case_label_key(n.case_id) as key from notes n
            where n.case_ref is null and n.case_id is not null and case_label_key(n.case_id) > t.key
            order by case_label_key(n.case_id) limit 1) as found) as next
        where t.n < ${limit}
    )
    select t.key, (array_agg(n.case_id order by n.created_at desc, n.id desc))[1] as case_id, count(*)::integer as count,
        (array(select c from unnest(array_agg(distinct n.client_name)) as c where c is not null))[1:${sql.lit(linkLimits.clients)}] as clients,
        max(n.created_at) as newest_at
      from texts t join notes n on case_label_key(n.case_id) = t.key and n.case_ref is null and n.case_id is not null
      where t.key > ${after} and t.key <> '' and not exists (select from case_labels l where l.label_key = t.key)
      group by t.key order by t.key limit ${limit}`.execute(ctx.db)
  return rows
}

/** Makes a case of each id that still has none; its client is the tasks', where they name one only. */
export async function makeCasesFromTasks(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.makeCasesFromTasks>,
): Promise<ReplyOf<typeof calls.makeCasesFromTasks>> {
  const made = []
  for (const case_id of new Set(body.case_ids)) {
    const { rows } = await sql<{ is_free: boolean; clients: string[] }>`
      select not exists (select from case_labels l where l.label_key = case_label_key(${case_id})) as is_free,
          array(select distinct n.client_name from notes n where case_label_key(n.case_id) = case_label_key(${case_id})
            and n.case_ref is null and n.case_id is not null and n.client_name is not null limit 2) as clients`.execute(
      ctx.db,
    )
    const [text] = rows
    if (!text?.is_free) continue
    const [client_name, other] = text.clients
    const row = await cases.create(ctx, draftOf(case_id, other === undefined ? client_name : undefined))
    made.push({ id: row.id, case_id: row.case_id })
  }
  return { made }
}

function draftOf(case_id: string, client_name: string | undefined): Parameters<typeof cases.create>[1] {
  return { case_id, fee_kind: 'none', is_litigation: true, ...(client_name && { client_name }) }
}
