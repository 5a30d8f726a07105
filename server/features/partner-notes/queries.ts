import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type {
  listPartnerNotes as listCall,
  PartnerNote,
  PartnerNoteFilters,
} from '../../../contract/partner-notes.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { equalTo } from '../../kernel/kept-row-sql.ts'
import { textSearch } from '../../kernel/text-search.ts'
import { partnerNotes, type StoredNote } from './rows.ts'

/** In lists a longer content is only its beginning, so that a page stays small. */
const wholeContent = 8000
const excerpt = 800

/** A page of the partner notes that stand, newest first. Cut before the names are joined, which then are read once. */
export async function listPartnerNotes(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: PartnerNote[]; next: string | null }> {
  const where = [sql`r.deleted_at is null`, ...(await conditions(ctx, query))]
  if (query.after) {
    const [created_at, id] = decodeCursor(query.after, [momentShape, idShape])
    where.push(sql`(r.created_at, r.id) < (${created_at}::timestamptz, ${id}::uuid)`)
  }
  const rows = await sql<StoredNote>`
    select r.id, r.user_id, r.title, r.category, r.is_priority, r.version, r.created_at, r.updated_at,
        p.full_name, p.role, p.left_at,
        case when octet_length(r.content) > ${wholeContent} then left(r.content_text, ${excerpt}) else r.content end as content,
        octet_length(r.content) > ${wholeContent} as content_is_excerpt
      from (
        select * from partner_notes r where ${sql.join(where, sql` and `)}
          order by r.created_at desc, r.id desc limit ${query.limit + 1}) r ${partnerNotes.join}
      order by r.created_at desc, r.id desc`.execute(ctx.db)
  const { items, next } = page(rows.rows, query.limit, (row) => [row.created_at, row.id])
  return { items: await partnerNotes.present(ctx, items), next }
}

async function conditions(
  ctx: StaffContext,
  { category, q }: PartnerNoteFilters,
): Promise<RawBuilder<unknown>[]> {
  return [...equalTo({ category }), ...(await textSearch(ctx, 'partner_notes', 'r', q))]
}
