import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { type CheckReason, conflictLimits } from '../../../../contract/conflict-words.ts'
import type { ConflictReport, runConflictCheck as call } from '../../../../contract/conflicts.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { caseGone } from '../../../kernel/case-gone.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { invalidField, notFound, unknownId } from '../../../kernel/refusal.ts'
import { readReport } from '../queries.ts'
import type { Subject } from '../rules.ts'
import { type Found, findConflicts } from '../search.ts'

export const conflictsTopic = 'conflicts'

/** Looks for names like some; of a case for those of all its parties, or anew for a check that waits. */
export async function runCheck(
  ctx: StaffContext,
  { body: { case_ref = null, check_ref, names = [] } }: InputOf<typeof call>,
): Promise<ConflictReport> {
  if (check_ref) {
    await lookAgain(ctx, check_ref)
    return readReport(ctx, check_ref)
  }
  if (case_ref) await assertSeen(ctx, case_ref)
  const given = names.map(
    (name): Subject => ({ ...name, other_name: name.other_name ?? null, party_ref: name.party_ref ?? null }),
  )
  await assertKnown(ctx, given)
  const isOfCase = case_ref !== null && given.length === 0
  const { subjects, are_more } = isOfCase
    ? await subjectsOf(ctx, case_ref)
    : { subjects: given, are_more: false }
  if (subjects.length === 0) throw invalidField('names', complaint('required'))
  const id = await check(ctx, { subjects, are_more }, case_ref, isOfCase ? 'new_case' : 'by_hand')
  return readReport(ctx, id)
}

/** Checks all parties of a case because something of it changed; a case without a name to ask for is not checked. */
export async function checkCase(ctx: StaffContext, case_ref: string, why: CheckReason): Promise<void> {
  const asked = await subjectsOf(ctx, case_ref)
  if (asked.subjects.length === 0 || (!asked.are_more && (await askedForMore(ctx, asked.subjects, case_ref))))
    return
  await check(ctx, asked, case_ref, why)
}

/** Whether one's own check of the case that waits now asks for these names too: parties that come one by one are one check. */
async function askedForMore(
  ctx: StaffContext,
  subjects: readonly Subject[],
  case_ref: string,
): Promise<boolean> {
  const { rows } = await sql<{ id: string; subjects: Subject[] }>`
    select id, subjects from conflict_checks
      where case_ref = ${case_ref} and ran_by = ${ctx.actor.user_id} and state = 'waiting'
      order by created_at desc, id desc limit 1`.execute(ctx.db)
  const [waiting] = rows
  if (!waiting) return false
  const was = waiting.subjects.map(keyOf)
  const is = new Set(subjects.map(keyOf))
  // A name that is not asked for any more, or on another side, is a check of its own: the earlier one keeps what it said.
  if (!was.every((key) => is.has(key))) return false
  const more = subjects.filter((subject) => !was.includes(keyOf(subject)))
  const all = JSON.stringify([...waiting.subjects, ...more])
  if (more.length > 0)
    await sql`select ask_for_more_names(${waiting.id}, ${all}::jsonb, ${ctx.now.toISOString()})`.execute(
      ctx.db,
    )
  await lookAgain(ctx, waiting.id)
  return true
}

const keyOf = ({ name, other_name, side, role, party_ref }: Subject) =>
  JSON.stringify([name, other_name, side, role, party_ref])

async function check(
  ctx: StaffContext,
  { subjects, are_more }: Asked,
  case_ref: string | null,
  why: CheckReason,
): Promise<string> {
  const id = uuidv7()
  const now = ctx.now.toISOString()
  const { found, is_capped } = await findConflicts(ctx, subjects, case_ref)
  const waiting = await sql`
    select from conflict_checks where case_ref = ${case_ref} and state = 'waiting' limit 1`.execute(ctx.db)
  await sql`insert into conflict_checks (id, case_ref, why, subjects, ran_by, ran_at, is_capped, created_at, updated_at)
    values (${id}, ${case_ref}, ${why}, ${JSON.stringify(subjects)}::jsonb, ${ctx.actor.user_id}, ${now}, ${is_capped || are_more}, ${now}, ${now})`.execute(
    ctx.db,
  )
  await keepHits(ctx, id, found)
  const is_first = waiting.rows.length === 0
  const told = { type: 'conflict_check.ran' as const, subject_id: id, why, names: subjects.length, is_first }
  await record(ctx, { ...told, case_ref }, [{ topic: conflictsTopic, audience: 'staff', subject_id: id }])
  return id
}

/** A check that waits, with what its reader sees by now; what was found stays. */
export async function lookAgain(ctx: StaffContext, id: string): Promise<void> {
  const { rows } = await sql<{ subjects: Subject[]; case_ref: string | null; state: string }>`
    select subjects, case_ref, state from conflict_checks where id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  if (row.state !== 'waiting') return
  const { found } = await findConflicts(ctx, row.subjects, row.case_ref)
  await keepHits(ctx, id, found)
  await leaveHints(ctx, [
    { topic: conflictsTopic, audience: 'staff', subject_id: id, case_ref: row.case_ref },
  ])
}

/** Adds what is not there yet, with what was decided of the same two before, as far as the caller may read that. */
async function keepHits(ctx: StaffContext, check_ref: string, all: readonly Found[]): Promise<void> {
  const now = ctx.now.toISOString()
  // Public bodies stand on very many cases: they push nobody else out.
  const weighty = all.toSorted((a, b) => Number(a.is_public_body) - Number(b.is_public_body))
  const found = weighty.slice(0, conflictLimits.hits)
  if (found.length > 0) {
    const rows = found.map(({ is_over: _, ...row }) => ({ ...row, id: uuidv7() }))
    await sql`
      insert into conflict_hits (id, check_ref, subject_no, found_by, name, other_name, score, level, why, source, source_id,
          party_ref, is_public_body, side, role, case_ref, since, until, flag, pair_key, created_at, updated_at)
        select id, ${check_ref}, subject_no, ${ctx.actor.user_id}, name, other_name, score, level, why, source, source_id,
            party_ref, is_public_body, side, role, case_ref, since, until, flag, pair_key, ${now}, ${now}
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (id uuid, subject_no integer, name text, other_name text,
            score numeric, level text, why text, source text, source_id uuid, party_ref uuid, is_public_body boolean, side text,
            role text, case_ref uuid, since date, until date, flag text, pair_key text)
        on conflict on constraint conflict_hits_once do nothing`.execute(ctx.db)
  }
  if (!may(ctx, 'conflicts.decide')) return
  await sql`
    update conflict_hits h set decision = e.decision, decided_by = e.decided_by, decided_at = e.decided_at, note = e.note,
        version = h.version + 1, updated_at = ${now}
      from (select distinct on (pair_key) pair_key, decision, decided_by, decided_at, note from conflict_hits
        where decision <> 'open' and pair_key in (select pair_key from conflict_hits where check_ref = ${check_ref})
        order by pair_key, decided_at desc) e
      where h.check_ref = ${check_ref} and h.decision = 'open' and e.pair_key = h.pair_key`.execute(ctx.db)
}

async function assertSeen(ctx: StaffContext, id: string): Promise<void> {
  const { rows } = await sql`select from cases where id = ${id} and merged_into is null`.execute(ctx.db)
  if (rows.length === 0) throw await caseGone(ctx, id)
}

/** A party that the caller does not see is none that may be asked for. */
async function assertKnown(ctx: StaffContext, subjects: readonly Subject[]): Promise<void> {
  const asked = new Set(subjects.flatMap(({ party_ref }) => party_ref ?? []))
  if (asked.size === 0) return
  const { rows } = await sql`select from parties where id = any(${[...asked]}::uuid[])`.execute(ctx.db)
  if (rows.length < asked.size) throw unknownId('names')
}

interface Asked {
  subjects: Subject[]
  /** There are parties that are not asked for. */
  are_more: boolean
}

/** The parties of a case, its client where that is none of them yet. */
async function subjectsOf(ctx: StaffContext, case_ref: string): Promise<Asked> {
  const { rows } = await sql<Subject>`
    select coalesce(p.name_latin, p.name_bangla) as name, case when p.name_latin is not null then p.name_bangla end as other_name,
        cp.side, cp.role, p.id as party_ref
      from case_parties cp join parties p on p.id = cp.party_ref
      where cp.case_ref = ${case_ref} and cp.until_on is null order by cp.created_at, cp.id limit ${conflictLimits.parties + 1}`.execute(
    ctx.db,
  )
  const named = await sql<{ client_name: string | null }>`
    select nullif(btrim(client_name), '') as client_name from cases where id = ${case_ref}`.execute(ctx.db)
  const name = named.rows[0]?.client_name
  const hasClient = rows.some(({ side, role }) => side === 'ours' && role === 'client')
  const client: Subject[] =
    !name || hasClient ? [] : [{ name, other_name: null, side: 'ours', role: 'client', party_ref: null }]
  const all = [...client, ...rows]
  return { subjects: all.slice(0, conflictLimits.parties), are_more: all.length > conflictLimits.parties }
}
