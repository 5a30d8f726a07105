import { dayOf } from '../../../../contract/kernel/days.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Hint } from '../../../kernel/record.ts'
import type { KeptNote } from '../rules.ts'

type Told = Pick<KeptNote, 'id' | 'user_id' | 'version' | 'case_ref' | 'assignee_ids'>

/** Who is told that a note changed: its people, whoever stands in for them today and the partners, as far as they see its case. */
export async function hintsOf(ctx: Context, note: Told): Promise<Hint[]> {
  const { id: subject_id, version, case_ref } = note
  const hint = { topic: 'notes', subject_id, version, case_ref }
  return [
    { ...hint, audience: { right: 'notes.all' } },
    ...(await peopleOf(ctx, note)).map((person) => ({ ...hint, audience: { person } })),
  ]
}

/** Whose lists a note stands in: its owner's, theirs who work on it, and those of their covers. */
async function peopleOf(
  ctx: Context,
  { user_id, assignee_ids }: Pick<Told, 'user_id' | 'assignee_ids'>,
): Promise<string[]> {
  const own = [user_id, ...assignee_ids]
  const absences = await absencesToday(ctx)
  const covers = absences.flatMap(({ user_id, cover_id }) =>
    cover_id && own.includes(user_id) ? cover_id : [],
  )
  return [...new Set([...own, ...covers])]
}

type Absence = { user_id: string; cover_id: string | null }

/** Asked once for all notes that a transaction changes, which may be hundreds. */
const asked = new WeakMap<Context, Promise<Absence[]>>()

function absencesToday(ctx: Context): Promise<Absence[]> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const asking =
    asked.get(ctx) ??
    ctx.db
      .selectFrom('absences')
      .select(['user_id', 'cover_id'])
      .where('cover_id', 'is not', null)
      .where('from_on', '<=', today)
      .where('until_on', '>=', today)
      .execute()
  asked.set(ctx, asking)
  return asking
}
