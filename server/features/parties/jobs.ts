import { type RawBuilder, sql } from 'kysely'
import { daysBefore } from '../../../contract/kernel/days.ts'
import { partyLimits } from '../../../contract/party-words.ts'
import type { SystemContext } from '../../kernel/context.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { keepKeys } from './commands/read-names.ts'
import { readNamesAgain } from './rules.ts'
import { readGroups } from './search.ts'

const step = 1000

/** What is taken in of the tables that were there before the index: along their ids, so that it goes on where it ended. */
const tables: Record<string, { rows: RawBuilder<unknown>; columns: RawBuilder<unknown> }> = {
  cases: {
    rows: sql`select id, client_name as name from cases where merged_into is null`,
    columns: sql`'case_client', id, id, name`,
  },
  notes: {
    rows: sql`select id, client_name as name from notes where true`,
    columns: sql`'note_client', null::uuid, null::uuid, name`,
  },
  applicants: {
    rows: sql`select id, full_name as name from career_applications where true`,
    columns: sql`'applicant', id, null::uuid, name`,
  },
  staff: {
    rows: sql`select user_id as id, full_name as name from profiles where true`,
    columns: sql`'staff', id, null::uuid, name`,
  },
}

/** Takes old names into the index and reads what nobody has read, or not since the groups of spellings changed. */
export function readNames(transact: Transact): JobDefinition {
  const each = async (work: (ctx: SystemContext) => Promise<boolean>) => {
    while (await transact({ kind: 'system' }, work));
  }
  return {
    name: readNamesAgain,
    cron: '* * * * *',
    retries: 2,
    work: async () => {
      for (const what of Object.keys(tables)) await each((ctx) => takeIn(ctx, what))
      await each(readStep)
    },
  }
}

/** Takes in one step of a table; answers whether there may be more. */
async function takeIn(ctx: SystemContext, what: string): Promise<boolean> {
  const table = tables[what]
  const state = await sql<{ after: string | null }>`
    select after from name_index_state where what = ${what} and not is_done for update`.execute(ctx.db)
  const [at] = state.rows
  if (!table || !at) return false
  const id = sql.raw(what === 'staff' ? 'user_id' : 'id')
  const { rows } = await sql<{ is_done: boolean }>`
    with step as materialized (
      ${table.rows} and ${at.after === null ? sql`true` : sql`${id} > ${at.after}`} order by ${id} limit ${step}
    ), put as (
      insert into name_index (source, source_id, case_ref, name)
        select distinct on (name, key) source, source_id, case_ref, name
          from (select ${table.columns}, ${what === 'notes' ? sql`null::uuid` : sql`id`} from step
            where btrim(name) <> '') as named (source, source_id, case_ref, name, key)
        on conflict do nothing
    )
    update name_index_state set is_done = (select count(*) from step) < ${step},
        after = coalesce((select id from step order by id desc limit 1), after)
      where what = ${what} returning is_done`.execute(ctx.db)
  return rows[0]?.is_done === false
}

async function readStep(ctx: SystemContext): Promise<boolean> {
  const kept = await readGroups(ctx)
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from name_index where groups < ${kept.state} order by groups, id limit ${step}`.execute(
    ctx.db,
  )
  await keepKeys(ctx, rows, kept)
  return rows.length === step
}

/** Drops texts that no task bears any more, and counts anew how many bear the others, as far as it says something. */
export function countNames(transact: Transact): JobDefinition {
  return {
    name: 'count-names',
    cron: '17 3 * * *',
    work: async () => {
      let after: string | undefined
      do {
        after = await transact({ kind: 'system' }, (ctx) => countStep(ctx, after))
      } while (after !== undefined)
    },
  }
}

async function countStep(ctx: SystemContext, after: string | undefined): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; uses: number; counted: number }>`
    select i.id, i.uses, (select count(*)::integer from (select from notes n where n.client_name = i.name limit 1000) as bear) as counted
      from name_index i where i.source = 'note_client' and ${after === undefined ? sql`true` : sql`i.id > ${after}`}
      order by i.id limit ${step}`.execute(ctx.db)
  const gone = rows.filter(({ counted }) => counted === 0).map(({ id }) => id)
  await sql`delete from name_index where id = any(${gone}::uuid[])`.execute(ctx.db)
  const changed = rows.filter(({ uses, counted }) => counted > 0 && counted !== uses)
  await sql`update name_index i set uses = c.counted
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id uuid, counted integer) where i.id = c.id`.execute(
    ctx.db,
  )
  return rows.length === step ? rows.at(-1)?.id : undefined
}

/** Forgets deleted parties once they can no longer be restored; one that is on a case stays. */
export function purgeParties(transact: Transact): JobDefinition {
  const purge = () =>
    transact({ kind: 'system' }, async ({ db, now }) => {
      const before = daysBefore(now, partyLimits.trash_days).toISOString()
      const { rows } = await sql<{ id: string }>`
        select id from parties p where deleted_at < ${before} and not exists (select from case_parties where party_ref = p.id)
          order by deleted_at limit 500`.execute(db)
      const ids = rows.map(({ id }) => id)
      await sql`delete from party_relations where from_ref = any(${ids}::uuid[]) or to_ref = any(${ids}::uuid[])`.execute(
        db,
      )
      await sql`delete from parties where id = any(${ids}::uuid[])`.execute(db)
      return ids.length
    })
  return {
    name: 'purge-parties',
    cron: '43 3 * * *',
    work: async () => {
      while ((await purge()) === 500);
    },
  }
}
