import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import {
  type CaseMessage,
  caseMessagesTopic,
  type deleteCaseMessage as deleteCall,
  type listCaseMessages as listCall,
  type listCaseMentionable as mentionCall,
  type sendCaseMessage as sendCall,
} from '../../../../contract/case-file.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { decodeCursor, page } from '../../../kernel/cursor.ts'
import { type Hint, record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { wordsOfNews } from '../../notifications/public.ts'
import { type AuthorRow, findMentionable, findMentioned, presentAuthor } from '../../people/public.ts'
import { assertCaseSeen } from '../queries.ts'
import { cases } from '../rows.ts'

/** A page of what was written on a case, newest first. */
export async function listCaseMessages(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<ReplyOf<typeof listCall>> {
  await assertCaseSeen(ctx, query.case_ref)
  const [before] = query.after ? decodeCursor(query.after, [/^\d{1,18}$/]) : []
  const older = before === undefined ? sql`true` : sql`seq < ${before}::bigint`
  const rows = await messages(ctx, sql`case_ref = ${query.case_ref} and ${older}`, query.limit + 1)
  const { items, next } = page(rows, query.limit, ({ seq }) => [String(seq)])
  return { items: items.map((row) => presentMessage(ctx, row)), next }
}

/** Writes on a case that is not closed, and tells whom it mentions of those who see it. */
export async function sendCaseMessage(
  ctx: StaffContext,
  { body }: InputOf<typeof sendCall>,
): Promise<CaseMessage> {
  const row = await cases.get(ctx, { params: { id: body.case_ref } })
  if (row.status === 'closed') throw new Refusal('rule', 'cases.closed')
  const message_text = body.message_text.replace(/\r\n?/g, '\n')
  const { users, names } = await findMentioned(ctx, message_text, body.mentioned_users ?? [], sees(row.id))
  const id = uuidv7()
  await sql`insert into case_messages (id, case_ref, user_id, message_text, mentioned_users, mentioned_names, created_at)
    values (${id}, ${row.id}, ${ctx.actor.user_id}, ${message_text}, ${users}::uuid[], ${names}::text[],
      ${ctx.now.toISOString()})`.execute(ctx.db)
  const others = users.filter((person) => person !== ctx.actor.user_id)
  if (others.length > 0) await notify(ctx, row, others)
  const told = { type: 'case_message.sent', mentioned: users.length } as const
  await record(ctx, { ...told, subject_id: row.id, ...ofCase(row) }, hints(row))
  return getMessage(ctx, id)
}

/** Deletes a message of the caller's own, or any for whoever manages cases. */
export async function deleteCaseMessage(
  ctx: StaffContext,
  { params }: InputOf<typeof deleteCall>,
): Promise<undefined> {
  const message = await getMessage(ctx, params.id)
  if (!message.can.delete) throw new Refusal('forbidden', 'rights.not_yours')
  const row = await cases.get(ctx, { params: { id: message.case_ref } })
  await sql`update case_messages set deleted_at = ${ctx.now.toISOString()} where id = ${message.id}`.execute(
    ctx.db,
  )
  const { user_id: author_id, created_at: sent_at } = message
  const told = { type: 'case_message.deleted', author_id, sent_at } as const
  await record(ctx, { ...told, subject_id: row.id, ...ofCase(row) }, hints(row))
}

/** Up to 20 people who see a case and whose name holds what was typed. */
export async function listCaseMentionable(
  ctx: StaffContext,
  { query }: InputOf<typeof mentionCall>,
): Promise<ReplyOf<typeof mentionCall>> {
  const row = await cases.get(ctx, { params: { id: query.case_ref } })
  return { items: await findMentionable(ctx, query.q ?? '', sees(row.id)) }
}

const sees = (case_ref: string) => sql`not hidden_from(profiles.user_id, ${case_ref})`
const ofCase = ({ id, case_id }: LegalCase) => ({ case_ref: id, case_id })
const hints = ({ id }: LegalCase): Hint[] => [
  { topic: caseMessagesTopic, audience: 'staff', subject_id: id, case_ref: id },
]

type StoredMessage = Omit<CaseMessage, 'profiles' | 'can'> & AuthorRow & { seq: number }

/** Cut before the names are joined, which then are read once. */
async function messages(
  ctx: StaffContext,
  where: ReturnType<typeof sql>,
  most: number,
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select m.id, m.seq, m.case_ref, m.user_id, m.message_text, m.mentioned_users, m.mentioned_names, m.created_at,
        p.full_name, p.role, p.left_at
      from (select * from case_messages where deleted_at is null and ${where} order by seq desc limit ${most}) m
      join profiles p on p.user_id = m.user_id order by m.seq desc`.execute(ctx.db)
  return rows
}

async function getMessage(ctx: StaffContext, id: string): Promise<CaseMessage> {
  const [row] = await messages(ctx, sql`id = ${id}`, 1)
  if (!row) throw notFound()
  return presentMessage(ctx, row)
}

function presentMessage(
  ctx: StaffContext,
  { full_name, role, left_at, seq: _, ...row }: StoredMessage,
): CaseMessage {
  return {
    ...row,
    profiles: { user_id: row.user_id, ...presentAuthor({ full_name, role, left_at }) },
    can: { delete: row.user_id === ctx.actor.user_id || may(ctx, 'cases.manage') },
  }
}

/** Tells people that they are mentioned; the database tells nobody from whom the case is hidden. */
async function notify(ctx: StaffContext, { id, case_id }: LegalCase, people: string[]): Promise<void> {
  const params = { kind: 'case.mentioned', actor: ctx.actor.full_name, case_id } as const
  const { title, message } = wordsOfNews(params, 'en')
  await sql`select notify_people(${people}::uuid[], 'case_mention', ${title}, ${message}, ${id},
    ${ctx.now.toISOString()}, ${JSON.stringify(params)}::jsonb, ${id}::uuid)`.execute(ctx.db)
}
