import { sql } from 'kysely'
import type { LegalCase } from '../../../../contract/cases.ts'
import { type applyCauseList as call, causeListsTopic } from '../../../../contract/cause-lists.ts'
import type { Clash } from '../../../../contract/hearings.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { brokenConstraint, notFound, Refusal } from '../../../kernel/refusal.ts'
import { assertChecked } from '../../cases/public.ts'
import { bringHearings, changeListed, clashesOn } from '../../hearings/public.ts'
import { besideLine, getOneList } from '../queries.ts'
import { type Beside, type DayOfCase, planOf } from '../rules.ts'

/** Puts lines of a list into the diary: hearings that are there move or get what the list says, others are made. */
export async function applyCauseList(
  ctx: StaffContext,
  { body: { id, version, lines } }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const list = await heldList(ctx, { id, version })
  if (list.state === 'discarded') throw new Refusal('rule', 'cause_lists.discarded')
  const matches = await matchesOf(ctx, id, lines)
  if (matches.length < new Set(lines.map((line) => `${line.id} ${line.case_ref}`)).size) throw notFound()
  const first = new Map(matches.toReversed().map((match) => [match.case_ref, match]))
  const open = [...first.values()].toReversed().filter(({ applied_at }) => applied_at === null)
  if (open.some(({ status }) => status === 'closed')) throw new Refusal('rule', 'cases.closed')
  const done = [...(await makeNew(ctx, list, open)), ...(await changeOld(ctx, list, open))]
  await keepDone(ctx, matches, done)
  await tellOf(ctx, list, 'cause_list.applied', [...first.keys()])
  return { ...(await getOneList(ctx, id)), clashes: await clashesAmong(ctx, list, done) }
}

/** Whom the hearings that were made or moved bring too near to another one, of those that the caller sees. */
async function clashesAmong(
  ctx: StaffContext,
  { on_day }: HeldList,
  done: readonly Done[],
): Promise<Clash[]> {
  const ids = done.map(({ hearing_ref }) => hearing_ref)
  const { rows } = await sql<{ user_id: string }>`
    select distinct p.user_id from hearings h cross join lateral unnest(h.with_ids || h.appears_id) as p (user_id)
      where h.id = any (${ids}::uuid[]) and p.user_id is not null`.execute(ctx.db)
  if (rows.length === 0) return []
  const people = rows.map(({ user_id }) => user_id)
  return (await clashesOn(ctx, on_day, people)).filter(({ hearings }) =>
    hearings.some((id) => ids.includes(id)),
  )
}

interface HeldList {
  id: string
  version: number
  state: string
  on_day: string
  court_ref: string
  bench: string | null
  created_by: string
  title: string
}

/** The list as the caller saw it, held. */
export async function heldList(
  ctx: StaffContext,
  { id, version }: { id: string; version: number },
): Promise<HeldList> {
  const { rows } = await sql<HeldList>`
    select s.id, s.version, s.state, s.on_day, s.court_ref, s.bench, s.created_by, t.name_en as title
      from cause_lists s join courts t on t.id = s.court_ref where s.id = ${id} for update of s`.execute(
    ctx.db,
  )
  const [list] = rows
  if (!list) throw notFound()
  if (list.version !== version)
    throw new Refusal('conflict', 'request.stale_version', { current: await getOneList(ctx, id) })
  return list
}

interface ToApply {
  id: string
  case_ref: string
  status: string
  conflict_state: LegalCase['conflict_state']
  lead_id: string | null
  applied_at: string | null
  item_no: string | null
  purpose: string | null
  beside: Beside
}

async function matchesOf(
  ctx: StaffContext,
  list_ref: string,
  asked: readonly { id: string; case_ref: string }[],
): Promise<ToApply[]> {
  const { rows } = await sql<ToApply>`
    select distinct on (l.line_no, l.id, m.case_ref) m.id, m.case_ref, c.status, c.conflict_state, f.user_id as lead_id,
        m.applied_at, l.item_no, l.purpose, ${besideLine(ctx, { case_ref: 'm.case_ref', list: 's' })} as beside
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (id uuid, case_ref uuid)
        join cause_list_matches m on m.line_ref = a.id and m.case_ref = a.case_ref and m.list_ref = ${list_ref}
        join cause_list_lines l on l.id = m.line_ref join cause_lists s on s.id = m.list_ref
        join cases c on c.id = m.case_ref and c.merged_into is null
        left join profiles f on f.user_id = c.lead_id and f.left_at is null
      order by l.line_no, l.id, m.case_ref, m.id`.execute(ctx.db)
  return rows
}

/** What became of a match: the hearing, and how it was before where it was there. */
interface Done {
  id: string
  hearing_ref: string
  hearing_version: number
  hearing_before: Pick<DayOfCase, 'on_day' | 'item_no' | 'bench' | 'purpose'> | null
}

const said = ({ bench }: HeldList, { item_no, purpose }: ToApply) => ({ item_no, purpose, bench })

const planned = (list: HeldList, kinds: readonly string[]) => (match: ToApply) =>
  kinds.includes(planOf(match.beside, said(list, match)).kind)

async function makeNew(ctx: StaffContext, list: HeldList, matches: readonly ToApply[]): Promise<Done[]> {
  const made = matches.filter(planned(list, ['new']))
  const unchecked = made.find(({ conflict_state }) => !['cleared', 'waived'].includes(conflict_state))
  if (unchecked) await assertChecked(ctx, unchecked)
  const { on_day, court_ref } = list
  const days = made.map((match) => ({
    ...{ case_ref: match.case_ref, appears_id: match.lead_id, on_day, court_ref },
    ...said(list, match),
  }))
  const ids = await onceADay(() => bringHearings(ctx, days, 'cause_list'))
  return made.map(({ id }, at) => ({
    ...{ id, hearing_ref: ids[at] ?? '', hearing_version: 1, hearing_before: null },
  }))
}

async function onceADay<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (brokenConstraint(error) !== 'hearings_day_once') throw error
    throw new Refusal('conflict', 'hearings.day_taken')
  }
}

async function changeOld(ctx: StaffContext, list: HeldList, matches: readonly ToApply[]): Promise<Done[]> {
  const changed = matches.filter(planned(list, ['number', 'move']))
  const days = changed.map(({ beside }) => beside.same ?? beside.near).filter((day) => day !== null)
  await holdHearings(ctx, days, () => new Refusal('conflict', 'hearings.day_taken'))
  const changes = changed.map((match, at) => {
    const before = days[at]
    const { item_no, bench, purpose } = said(list, match)
    return {
      ...{ id: before?.id ?? '', on_day: list.on_day, item_no: item_no ?? before?.item_no ?? null },
      ...{ bench: bench ?? before?.bench ?? null, purpose: purpose ?? before?.purpose ?? null },
    }
  })
  const versions = await changeListed(ctx, changes)
  return changed.map(({ id }, at) => {
    const { id: hearing_ref = '', on_day = '', item_no = null, bench = null, purpose = null } = days[at] ?? {}
    return {
      id,
      hearing_ref,
      hearing_version: versions[at] ?? 0,
      hearing_before: { on_day, item_no, bench, purpose },
    }
  })
}

/** Holds hearings that are set and of the versions that were seen; what is thrown otherwise is the caller's to say. */
export async function holdHearings(
  ctx: StaffContext,
  hearings: readonly { id: string; version: number }[],
  gone: () => Refusal,
): Promise<void> {
  const { rows } = await sql`
    select h.id from hearings h join jsonb_to_recordset(${JSON.stringify(hearings)}::jsonb) as s (id uuid, version integer)
        on s.id = h.id and s.version = h.version
      where h.state = 'set' and h.deleted_at is null order by h.id for update of h`.execute(ctx.db)
  if (rows.length < hearings.length) throw gone()
}

async function keepDone(
  ctx: StaffContext,
  matches: readonly ToApply[],
  done: readonly Done[],
): Promise<void> {
  const of = new Map(done.map((one) => [one.id, one]))
  const kept = matches
    .filter(({ applied_at }) => applied_at === null)
    .map(({ id }) => of.get(id) ?? { id, hearing_ref: null, hearing_version: null, hearing_before: null })
  await sql`
    update cause_list_matches m set decision = 'taken', applied_at = ${ctx.now.toISOString()},
        applied_by = ${ctx.actor.user_id}, hearing_ref = k.hearing_ref, hearing_version = k.hearing_version,
        hearing_before = nullif(k.hearing_before, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (id uuid, hearing_ref uuid, hearing_version integer,
        hearing_before jsonb) where m.id = k.id`.execute(ctx.db)
}

/**
 * Says what was done with a list. Where it was done with cases alone that not everybody sees, the list stays as it was for
 * the others: its state and version are everybody's.
 */
export async function tellOf(
  ctx: StaffContext,
  { id, on_day, title }: HeldList,
  type: 'cause_list.applied' | 'cause_list.undone',
  cases: readonly string[],
): Promise<void> {
  const state = type === 'cause_list.applied' ? 'applied' : 'review'
  const { numAffectedRows } = await sql`
    update cause_lists set state = ${state}, version = version + 1, updated_at = ${ctx.now.toISOString()}
      where id = ${id} and exists (select from unnest(${cases}::uuid[]) as c where not is_guarded(c))`.execute(
    ctx.db,
  )
  const case_ref = numAffectedRows ? null : (cases[0] ?? null)
  const hints = [{ topic: causeListsTopic, audience: 'staff', subject_id: id }] as const
  await record(ctx, { type, subject_id: id, on_day, title, case_ref }, hints)
}
