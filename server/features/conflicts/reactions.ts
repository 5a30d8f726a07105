import { sql } from 'kysely'
import type { Reaction } from '../../kernel/transaction.ts'
import { checkCase } from './commands/run-check.ts'

/** Of a party that stands on many cases, so many are checked at once when it is renamed: the newest. */
const most = 5

/** A case is checked anew when a party of it comes, is renamed, changes side or role, and when it is opened again. */
export const checkAnew: Reaction = async (ctx, event) => {
  if (ctx.actor.kind !== 'staff') return
  const staff = { ...ctx, actor: ctx.actor }
  if (event.type === 'case.reopened') await checkCase(staff, event.subject_id, 'reopened')
  // A file brings thousands at once: their cases are checked when somebody asks, and say that they were not.
  const isNew = event.type === 'case_party.created' && !event.brought
  if ((isNew || event.type === 'case_party.modified') && event.case_ref)
    await checkCase(staff, event.case_ref, 'party_changed')
  if (event.type === 'party.modified' && ('name_latin' in event.after || 'name_bangla' in event.after)) {
    const { rows } = await sql<{ case_ref: string }>`
      select cp.case_ref from case_parties cp join cases c on c.id = cp.case_ref
        where cp.party_ref = ${event.subject_id} and cp.until_on is null and c.status <> 'closed'
        order by cp.created_at desc limit ${most}`.execute(ctx.db)
    for (const { case_ref } of rows) await checkCase(staff, case_ref, 'party_changed')
  }
}
