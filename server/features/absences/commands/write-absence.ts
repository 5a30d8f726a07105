import { sql } from 'kysely'
import type {
  Absence,
  createAbsence as createCall,
  updateAbsence as updateCall,
  WrittenAbsence,
} from '../../../../contract/absences.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { brokenConstraint, invalidField, notFound, Refusal } from '../../../kernel/refusal.ts'
import { absences } from '../rows.ts'

interface Wish {
  id?: string
  user_id: string
  from_on: string
  until_on: string
  cover_id: string | null
}

/** Says that the caller is away, or somebody else, and who stands in. */
export async function createAbsence(
  ctx: StaffContext,
  { body }: InputOf<typeof createCall>,
): Promise<ReplyOf<typeof createCall>> {
  const { user_id = ctx.actor.user_id, cover_id = null } = body
  if (user_id !== ctx.actor.user_id && !may(ctx, 'people')) throw new Refusal('forbidden', 'rights.not_yours')
  await assertPossible(ctx, { ...body, user_id, cover_id }, cover_id !== null)
  const row = await absences.create(ctx, body, { user_id, cover_id }).catch(asOverlap)
  return withUnseen(ctx, row)
}

/** Changes the given fields of an absence, if it still is as the caller saw it. */
export async function updateAbsence(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<ReplyOf<typeof updateCall>> {
  const before = await absences.hold(ctx, params.id, body.version)
  const { user_id } = before
  const cover_id = body.cover_id === undefined ? before.cover_id : body.cover_id
  const [from_on, until_on] = [body.from_on ?? before.from_on, body.until_on ?? before.until_on]
  const isMoved = from_on !== before.from_on || until_on !== before.until_on
  const wish = { id: params.id, user_id, from_on, until_on, cover_id }
  await assertPossible(ctx, wish, isMoved || cover_id !== before.cover_id)
  const row = await absences.change(ctx, before, body, { cover_id }).catch(asOverlap)
  return withUnseen(ctx, row)
}

/** Nobody says who stands in for another, or how long, but whoever sees everybody's tasks anyway (decision of part 5). */
async function assertPossible(ctx: StaffContext, wish: Wish, isOfCover: boolean): Promise<void> {
  const { id = null, user_id, from_on, until_on, cover_id } = wish
  if (until_on < from_on) throw invalidField('until_on', complaint('before_from'))
  if (isOfCover && cover_id !== null && user_id !== ctx.actor.user_id && !may(ctx, 'notes.all'))
    throw new Refusal('forbidden', 'rights.not_yours')
  if (cover_id === user_id) throw invalidField('cover_id', complaint('invalid'))
  const { rows } = await sql<{
    user_id: string
    full_name: string
    left_at: string | null
    is_away: boolean
    is_twice: boolean
  }>`
    select p.user_id, p.full_name, p.left_at,
        exists (select from absences a where a.user_id = p.user_id and a.user_id = ${cover_id}::uuid
          and a.from_on <= ${until_on}::date and a.until_on >= ${from_on}::date) as is_away,
        exists (select from absences a where a.user_id = p.user_id and a.user_id = ${user_id}::uuid and a.id is distinct from ${id}::uuid
          and a.from_on <= ${until_on}::date and a.until_on >= ${from_on}::date) as is_twice
      from profiles p where p.user_id in (${user_id}::uuid, ${cover_id}::uuid)`.execute(ctx.db)
  const named = (field: 'user_id' | 'cover_id') => {
    const wanted = field === 'user_id' ? user_id : cover_id
    const found = rows.find((row) => row.user_id === wanted && row.left_at === null)
    if (!found)
      throw new Refusal('not_found', 'row.not_found', { fields: [{ path: field, message: 'row.not_found' }] })
    return found
  }
  if (named('user_id').is_twice) throw new Refusal('conflict', 'absences.overlap')
  if (cover_id === null) return
  const cover = named('cover_id')
  if (cover.is_away)
    throw new Refusal('rule', 'absences.cover_away', {
      values: { name: cover.full_name },
      fields: [{ path: 'cover_id', message: 'absences.cover_away' }],
    })
}

/** The database's own refusal, for two who wrote at once. */
function asOverlap(error: unknown): never {
  throw brokenConstraint(error) === 'absences_no_two' ? new Refusal('conflict', 'absences.overlap') : error
}

async function withUnseen(ctx: StaffContext, row: Absence): Promise<WrittenAbsence> {
  if (row.cover_id === null) return { ...row, warnings: { unseen: 0 } }
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { rows } = await sql<{ unseen: number }>`
    select unseen_by_cover(${row.user_id}, ${row.cover_id}, ${today}::date) as unseen`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return { ...row, warnings: rows[0] }
}
