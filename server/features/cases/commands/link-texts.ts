import { sql } from 'kysely'
import type * as calls from '../../../../contract/case-links.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../../kernel/cursor.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { presentAuthor } from '../../people/public.ts'
import { cases } from '../rows.ts'

interface Found {
  kind: calls.UnlinkedText['kind']
  id: string
  user_id: string
  created_at: string
  words: string | null
  full_name: string
  role: string
  left_at: string | null
}

/** What names a case without belonging to it. Who added a cost or an event is told to partners, as everywhere. */
export async function listUnlinkedTexts(
  ctx: StaffContext,
  { query }: InputOf<typeof calls.listUnlinkedTexts>,
): Promise<ReplyOf<typeof calls.listUnlinkedTexts>> {
  await cases.get(ctx, { params: query })
  const [before, before_id] = query.after ? decodeCursor(query.after, [momentShape, idShape]) : [null, null]
  const { rows } = await sql<Found>`
    select t.*, p.full_name, p.role, p.left_at
      from unlinked_texts(${query.id}, ${before}, ${before_id}, ${query.limit + 1}) as t
      join profiles p on p.user_id = t.user_id
      order by t.created_at desc, t.id desc`.execute(ctx.db)
  const { items, next } = page(rows, query.limit, (row) => [row.created_at, row.id])
  const isTold = may(ctx, 'cases.manage')
  return {
    next,
    items: items.map(({ kind, id, user_id, created_at, words, ...author }) => ({
      kind,
      id,
      on: dayOf(new Date(created_at), ctx.settings.FIRM_TIME_ZONE),
      person: kind === 'note' || isTold ? { user_id, ...presentAuthor(author) } : null,
      text: words,
    })),
  }
}

const topics = { note: 'notes', cost: 'case_costing', timeline: 'case_timeline' } as const

/** Links one of these texts to the case, and changes nothing else of its row. */
export async function linkText(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.linkText>,
): Promise<ReplyOf<typeof calls.linkText>> {
  const { id, kind, row_id } = body
  const { case_id } = await cases.get(ctx, { params: { id } })
  const found = await sql<{ came: string }>`select link_text(${id}, ${kind}, ${row_id}) as came`.execute(
    ctx.db,
  )
  const came = found.rows[0]?.came
  if (came === 'cannot see') throw new Refusal('rule', 'hearings.cannot_see')
  if (came !== 'linked') throw notFound()
  const event = { type: 'case.text_linked', subject_id: id, case_ref: id, case_id, kind, row_id } as const
  await record(ctx, event, [
    { topic: 'cases', subject_id: id, audience: 'staff' },
    { topic: topics[kind], subject_id: row_id, audience: 'staff' },
  ])
  return { kind, row_id, case_ref: id }
}

/** Says that a text means another case. */
export async function refuseText(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.refuseText>,
): Promise<undefined> {
  const { id, kind, row_id } = body
  await cases.get(ctx, { params: { id } })
  const done = await sql`
    insert into texts_refused (case_ref, kind, row_id, refused_by, refused_at)
      select ${id}, ${kind}, t.id, ${ctx.actor.user_id}, ${ctx.now.toISOString()}
        from unlinked_texts(${id}, null, null, 1, ${row_id}) as t where t.kind = ${kind}`.execute(ctx.db)
  if (Number(done.numAffectedRows ?? 0) === 0) throw notFound()
}
