import { type RawBuilder, sql } from 'kysely'
import { chatLimits, type Mentionable, mentionKey, mentionName } from '../../../contract/chat.ts'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type {
  getProfile as getCall,
  ListedPerson,
  listProfiles as listCall,
  MyProfile,
  Person,
} from '../../../contract/people.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { patternOf } from '../../kernel/text-search.ts'
import { type AuthorRow, presentAuthor, speechOf } from './rules.ts'

const columns = ['user_id', 'full_name', 'role', 'left_at'] as const
const inOrder = sql`full_name collate firm_order`
const nameShape = /^\P{Cc}{1,400}$/u

/** Somebody who is joined under this name, as one column; null where nobody is. */
export const somebody = (
  of: string,
) => sql`case when ${sql.ref(`${of}.user_id`)} is not null then jsonb_build_object('user_id',
  ${sql.ref(`${of}.user_id`)}, 'full_name', ${sql.ref(`${of}.full_name`)}, 'role', ${sql.ref(`${of}.role`)},
  'left_at', ${sql.ref(`${of}.left_at`)}) end`

/** A page of everybody in the firm, or of those of one role, by name. */
export async function listProfiles(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: ListedPerson[]; next: string | null }> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  let people = ctx.db
    .selectFrom('profiles')
    .select(columns)
    .select(
      sql<string | null>`(select a.until_on from absences a where a.user_id = profiles.user_id
        and ${today}::date between a.from_on and a.until_on)`.as('away_until'),
    )
    .orderBy(inOrder)
    .orderBy('user_id')
    .limit(query.limit + 1)
  if (query.role) people = people.where('role', '=', query.role)
  if (query.after) {
    const [full_name = '', user_id = ''] = decodeCursor(query.after, [nameShape, idShape])
    people = people.where(sql<boolean>`(${inOrder}, user_id) > (${full_name}, ${user_id}::uuid)`)
  }
  const rows = (await people.execute()).map(({ away_until, ...row }) => ({ ...personOf(row), away_until }))
  return page(rows, query.limit, (row) => [row.full_name, row.user_id])
}

/** One person of the firm; throws not-found. */
export async function getProfile(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<Person> {
  const row = await ctx.db
    .selectFrom('profiles')
    .select(columns)
    .where('user_id', '=', params.user_id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return personOf(row)
}

/** The caller, with what only they may know. */
export async function getMyProfile(ctx: StaffContext): Promise<MyProfile> {
  const row = await ctx.db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['user_id', 'full_name', 'role', 'email', 'profiles.created_at', 'version', 'first_steps'])
    .select(['language', 'digits', 'start_page'])
    .where('user_id', '=', ctx.actor.user_id)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    // Who has chosen none goes on in the language of the page that asks.
    ...speechOf(row, { FIRM_LANGUAGE: ctx.language }),
    start_page: row.start_page === 'my_day' ? 'my_day' : 'tasks',
    rights: [...ctx.actor.rights],
    first_steps: firstStepsOf(row.first_steps),
  }
}

/** What the firm has done of its first steps. */
export async function getFirstSteps(ctx: StaffContext): Promise<{ has_people: boolean; has_case: boolean }> {
  const { rows } = await sql<{ has_people: boolean; has_case: boolean }>`
    select exists (select from profiles where user_id <> ${ctx.actor.user_id}) as has_people,
        exists (select from cases) as has_case`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new Error('a question without an answer')
  return row
}

/** The table allows no others. */
function firstStepsOf(kept: string | null): MyProfile['first_steps'] {
  return kept as MyProfile['first_steps']
}

function personOf({ user_id, ...row }: AuthorRow & { user_id: string }): Person {
  return { user_id, ...presentAuthor(row) }
}

/** What a kept row needs to be answered with who added it, whose id stands in `author`. */
export const withAuthor = <const Column extends string>(author: Column) => ({
  author,
  columns: sql`r.${sql.ref(author)}, p.full_name, p.role, p.left_at`,
  join: sql`join profiles p on p.user_id = r.${sql.ref(author)}`,
})

/** The rows that somebody made in whose `names` the text occurs; who that is comes first, so that an index finds the rows. */
export async function madeByNamed(
  ctx: StaffContext,
  maker: RawBuilder<unknown>,
  q: string,
  names: RawBuilder<unknown> = sql`full_name`,
): Promise<RawBuilder<unknown>[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from profiles where search_fold(lower(${names})) like ${patternOf(q)}`.execute(ctx.db)
  const ids = rows.map(({ user_id }) => user_id)
  return ids.length > 0 ? [sql`${maker} = any(${ids}::uuid[])`] : []
}

/** Up to 20 people but the caller whose name without spaces holds what was typed; `among` narrows who they may be. */
export async function findMentionable(
  ctx: StaffContext,
  q: string,
  among: RawBuilder<unknown> = sql`true`,
): Promise<Mentionable[]> {
  const typed = mentionKey(q)
  const { rows } = await sql<{ user_id: string; full_name: string; role: string }>`
    select user_id, full_name, role from profiles
      where left_at is null and search_fold(mention_name(full_name)) like ${patternOf(typed)}
        and user_id <> ${ctx.actor.user_id} and ${among}
      order by not starts_with(mention_name(full_name), ${typed}), full_name collate firm_order, user_id
      limit ${chatLimits.offered}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, mention: mentionName(row.full_name) }))
}
