import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type {
  getPartnerNote as getCall,
  listPartnerNotes as listCall,
  PartnerNote,
  PartnerNoteFilters,
} from '../../../contract/partner-notes.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { withWords } from '../../kernel/words.ts'
import { type PartnerNoteRow, presentPartnerNote } from './rules.ts'

/** In lists a longer content is only its beginning, so that a page stays small. */
const wholeContent = 8000
const excerpt = 800

const columns = sql`
  n.id, n.user_id, n.title, n.category, n.is_priority, n.version, n.created_at, n.updated_at, p.full_name, p.role, p.left_at`

/** A page of the partner notes that stand, newest first. Cut before the names are joined, which then are read once. */
export async function listPartnerNotes(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: PartnerNote[]; next: string | null }> {
  const where = [sql`n.deleted_at is null`, ...(await conditions(ctx, query))]
  if (query.after) {
    const [created_at, id] = decodeCursor(query.after, [momentShape, idShape])
    where.push(sql`(n.created_at, n.id) < (${created_at}::timestamptz, ${id}::uuid)`)
  }
  const rows = await sql<PartnerNoteRow>`
    select ${columns},
        case when octet_length(n.content) > ${wholeContent} then left(n.content_text, ${excerpt}) else n.content end as content,
        octet_length(n.content) > ${wholeContent} as content_is_excerpt
      from (
        select * from partner_notes n where ${sql.join(where, sql` and `)}
          order by n.created_at desc, n.id desc limit ${query.limit + 1}) n
      join profiles p on p.user_id = n.user_id
      order by n.created_at desc, n.id desc`.execute(ctx.db)
  const { items, next } = page(rows.rows, query.limit, (row) => [row.created_at, row.id])
  return { items: items.map(presentPartnerNote), next }
}

async function conditions(
  ctx: StaffContext,
  { category, q }: PartnerNoteFilters,
): Promise<RawBuilder<unknown>[]> {
  return [
    ...(category ? [sql`n.category = ${category}`] : []),
    ...(await withWords(ctx, 'partner_notes', 'n', q)),
  ]
}

/** One partner note that stands, whole; throws not-found, also for a deleted one. */
export async function getPartnerNote(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<PartnerNote> {
  const rows = await sql<PartnerNoteRow>`
    select ${columns}, n.content, false as content_is_excerpt
      from partner_notes n join profiles p on p.user_id = n.user_id
      where n.id = ${params.id} and n.deleted_at is null`.execute(ctx.db)
  const [row] = rows.rows
  if (!row) throw notFound()
  return presentPartnerNote(row)
}
