import { sql } from 'kysely'
import type * as calls from '../../../../contract/case-links.ts'
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

async function textsAfter(ctx: StaffContext, after: string, limit: number): Promise<Text[]> {
  const { rows } = await sql<Text>`select * from texts_of_tasks(${after}, ${limit})`.execute(ctx.db)
  return rows
}

/**
 * Makes a case of each id that still has none; its client is the tasks', where they name one only. The ids of cases from
 * before there were files are asked for by themselves, because the linking job may not have come to them yet.
 */
export async function makeCasesFromTasks(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.makeCasesFromTasks>,
): Promise<ReplyOf<typeof calls.makeCasesFromTasks>> {
  const made = []
  for (const case_id of new Set(body.case_ids)) {
    const { rows } = await sql<{ is_free: boolean; clients: string[] }>`
      select not exists (select from case_labels l where l.label_key = case_label_key(${case_id}))
            and not exists (select from cases c where case_label_key(c.case_id) = case_label_key(${case_id})) as is_free,
          clients_of_text(${case_id}) as clients`.execute(ctx.db)
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
