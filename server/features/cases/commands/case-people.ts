import { sql } from 'kysely'
import type {
  addCasePerson as addCall,
  CasePerson,
  listCasePeople as listCall,
  removeCasePerson as removeCall,
} from '../../../../contract/case-file.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { decodeCursor, encodeCursor } from '../../../kernel/cursor.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { endTimersOf } from '../../timers/public.ts'
import { assertCaseSeen } from '../queries.ts'
import { cases } from '../rows.ts'
import { rightsOn } from '../rules.ts'
import { holdSight } from './hold-sight.ts'
import { peopleOf } from './read-case-file.ts'
import { tellAdded } from './tell-added.ts'
import { assertHere, assertNotWalled } from './write-case.ts'

/** A page of who works on a case. */
export async function listCasePeople(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<ReplyOf<typeof listCall>> {
  await assertCaseSeen(ctx, query.case_ref)
  // A firm has few people: how far the list was read stands for the place.
  const [passed = '0'] = query.after ? decodeCursor(query.after, [/^\d{1,6}$/]) : []
  const people = await peopleOf(ctx, query.case_ref, sql`limit ${query.limit + 1} offset ${Number(passed)}`)
  const items = people.slice(0, query.limit)
  const next = people.length > query.limit ? encodeCursor([String(Number(passed) + items.length)]) : null
  return { items, next }
}

/** Puts somebody on a case, or gives them another part; a new lead takes the place of the one before. */
export async function addCasePerson(
  ctx: StaffContext,
  { body }: InputOf<typeof addCall>,
): Promise<CasePerson> {
  const { case_ref, user_id, part } = body
  const row = await holdForPeople(ctx, case_ref)
  if (!rightsOn(ctx, row)[part === 'lead' ? 'lead' : 'team']) throw notYours()
  const before = await findPerson(ctx, case_ref, user_id)
  if (before?.part === part) return before
  // The part of the lead is given away by naming another one.
  if (before?.part === 'lead' && !rightsOn(ctx, row).lead) throw notYours()
  await assertHere(ctx, 'user_id', user_id)
  if (part === 'lead') {
    await assertNotWalled(ctx, case_ref, user_id)
    await putLead(ctx, row, user_id)
  } else {
    if (before?.part === 'lead') await putLead(ctx, row, null)
    await putPerson(ctx, body)
  }
  await tell(ctx, row, 'case.person_added', user_id, part)
  // Another part of somebody who is on the case already is no news.
  if (!before) await tellAdded(ctx, row, [user_id])
  const added = await findPerson(ctx, case_ref, user_id)
  if (!added) throw notFound()
  return added
}

/** Takes somebody off a case. */
export async function removeCasePerson(
  ctx: StaffContext,
  { query: { case_ref, user_id } }: InputOf<typeof removeCall>,
): Promise<undefined> {
  const row = await holdForPeople(ctx, case_ref)
  const person = await findPerson(ctx, case_ref, user_id)
  if (!rightsOn(ctx, row)[person?.part === 'lead' ? 'lead' : 'team']) throw notYours()
  if (!person) throw notFound()
  if (person.part === 'lead') await putLead(ctx, row, null)
  await sql`delete from case_people where case_ref = ${case_ref} and user_id = ${user_id}`.execute(ctx.db)
  await tell(ctx, row, 'case.person_removed', user_id, person.part)
  await endTimersOf(ctx, { case_ref })
}

const notYours = () => new Refusal('forbidden', 'rights.not_yours')

/** Who works on a case can mean who sees it, and whoever changes that waits for others who do before holding any row. */
async function holdForPeople(ctx: StaffContext, id: string): Promise<LegalCase> {
  await holdSight(ctx)
  await sql`select id from cases where id = ${id} for update`.execute(ctx.db)
  return cases.get(ctx, { params: { id } })
}

async function findPerson(ctx: StaffContext, case_ref: string, user_id: string) {
  const people = await peopleOf(ctx, case_ref, sql``)
  return people.find((person) => person.user_id === user_id)
}

/** In one statement: of a restricted case nobody loses sight, and what they were told of it, between two parts. */
async function putPerson(ctx: StaffContext, { case_ref, user_id, part }: InputOf<typeof addCall>['body']) {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  await sql`
    with before as (
      delete from case_people where case_ref = ${case_ref} and user_id = ${user_id} returning since
    )
    insert into case_people (case_ref, user_id, part, since, added_by)
      values (${case_ref}, ${user_id}, ${part}, coalesce((select since from before), ${today}::date), ${ctx.actor.user_id})`.execute(
    ctx.db,
  )
}

/** The database puts the lead among the people of the case, and whoever was it before into its team. */
async function putLead(ctx: StaffContext, { id }: LegalCase, lead_id: string | null): Promise<void> {
  await sql`update cases set lead_id = ${lead_id}, version = version + 1, updated_at = ${ctx.now.toISOString()}
    where id = ${id}`.execute(ctx.db)
}

async function tell(
  ctx: StaffContext,
  { id, case_id }: LegalCase,
  type: 'case.person_added' | 'case.person_removed',
  person_id: string,
  part: string,
): Promise<void> {
  const row = await cases.get(ctx, { params: { id } })
  await record(ctx, { type, subject_id: id, case_ref: id, case_id, person_id, part }, cases.hints(row))
}
