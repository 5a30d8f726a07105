import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { type CauseListColumn, causeListLimits as limits } from '../../../../contract/cause-list-words.ts'
import { type readCauseListCall as call, causeListsTopic } from '../../../../contract/cause-lists.ts'
import { tidyFileName } from '../../../../contract/files.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { assertAccess, type Context, type StaffContext } from '../../../kernel/context.ts'
import type { IncomingFile, UploadOpen } from '../../../kernel/http-uploads.ts'
import { idempotent } from '../../../kernel/idempotency.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal, unknownId } from '../../../kernel/refusal.ts'
import { checkContent } from '../../../platform/files/content.ts'
import { decodedText, readCsv, type SheetOfText } from '../../../platform/files/csv.ts'
import { readXlsx } from '../../../platform/files/xlsx.ts'
import { getOneList, listCauseListLines } from '../queries.ts'
import {
  type Assignment,
  fingerprintOf,
  guessListColumns,
  isEnough,
  type LineRead,
  linesOfSheet,
  linesOfText,
} from '../rules.ts'
import { matchLines } from './match-lines.ts'

export const readJob = 'read-cause-list'

type Body = InputOf<typeof call>['body']

/** Refuses who may not write hearings before a byte is taken. */
export async function admitList({ transact, claim }: UploadOpen): Promise<void> {
  await transact(claim, async (any) => assertAccess({ access: 'hearings.write' }, asStaff(any)))
}

/** Reads a list and compares it with the firm's cases; a long one is compared by a job. */
export async function readCauseList(
  { transact, claim, idempotencyKey, client }: UploadOpen,
  { body }: InputOf<typeof call>,
  file: IncomingFile | undefined,
): Promise<ReplyOf<typeof call>> {
  const content = await contentOf(body, file)
  const asStaffIn = (any: Context) => ({ ...asStaff(any), language: client.language ?? 'en' }) as const
  const list = await transact(
    claim,
    async (any) => {
      const ctx = asStaffIn(any)
      const request = { ...body, text: undefined, hash: fingerprintOf(textOrJson(content)) }
      const answer = await idempotent(
        ctx,
        idempotencyKey,
        { endpoint: 'read_cause_list', body: request },
        () => keepList(ctx, body, content),
      )
      return answer as { id: string; job: boolean }
    },
    'read_cause_list',
    longestMs,
  )
  if (!list.job)
    await transact({ kind: 'system' }, (ctx) => matchLines(ctx, list.id), 'read_cause_list', longestMs)
  return transact(claim, async (any) => {
    const ctx = asStaffIn(any)
    const query = { list_ref: list.id, ours: true, limit: linesAnswered }
    const { items } = await listCauseListLines(ctx, { query, params: undefined, body: undefined })
    return { ...(await getOneList(ctx, list.id)), lines: items }
  })
}

const longestMs = 60_000
/** Of ours, the first ones; the rest is asked for page by page. */
const linesAnswered = 50

type Content = { text: string } | { sheet: SheetOfText }

const textOrJson = (content: Content): string =>
  'text' in content ? content.text : JSON.stringify(content.sheet)

/** What was sent, as text or as rows; refuses what is neither. */
async function contentOf({ source, text }: Body, file: IncomingFile | undefined): Promise<Content> {
  if (source === 'text') {
    const typed = text ?? (file && (await textOf(file)))
    if (!typed?.trim())
      throw file ? new Refusal('invalid', 'files.empty') : invalidField('text', complaint('required'))
    if (Buffer.byteLength(typed) > limits.text_bytes) throw new Refusal('too_large', 'files.too_large')
    return { text: typed }
  }
  if (!file) throw new Refusal('invalid', 'files.missing')
  const { ending } = await checkContent(
    file.received,
    tidyFileName(file.name),
    ['csv', 'xlsx', 'txt'],
    'file',
  )
  const most = { rows: limits.lines, heads: limits.heads }
  const sheet =
    ending === 'xlsx'
      ? await readXlsx(file.received.path, most)
      : await readCsv(await readFile(file.received.path), most)
  if (sheet.rows.length === 0) throw new Refusal('rule', 'cause_lists.nothing_read')
  return { sheet }
}

async function textOf({ name, received }: IncomingFile): Promise<string> {
  await checkContent(received, tidyFileName(name), ['txt'], 'file')
  return decodedText(await readFile(received.path))
}

/** Keeps a list and its lines, or finds the one that says the same. */
async function keepList(
  ctx: StaffContext,
  body: Body,
  content: Content,
): Promise<{ id: string; job: boolean }> {
  const court = await sql<{ name_en: string }>`
    select name_en from courts where id = ${body.court_ref} and is_active`.execute(ctx.db)
  const [known] = court.rows
  if (!known) throw unknownId('court_ref')
  const assignment = 'sheet' in content ? await assignmentOf(ctx, body, content.sheet) : null
  const said = 'sheet' in content ? { sheet: content.sheet, assignment: assignment ?? [] } : content.text
  const fingerprint = fingerprintOf(said)
  const earlier = await sql<{ id: string; job: boolean }>`
    select id, matched_at is null and line_count >= ${limits.job_lines} as job from cause_lists where court_ref = ${body.court_ref} and on_day = ${body.on_day}::date
      and coalesce(bench, '') = ${body.bench ?? ''} and fingerprint = ${fingerprint} and state <> 'discarded'`.execute(
    ctx.db,
  )
  if (earlier.rows[0]) return earlier.rows[0]
  if ('sheet' in content) assertHeaded(content.sheet)
  const lines = await linesOf(ctx, content, assignment)
  const job = lines.length >= limits.job_lines
  const id = uuidv7()
  const at = ctx.now.toISOString()
  const heads = 'sheet' in content ? JSON.stringify(content.sheet.heads) : null
  const kept = await sql`
    insert into cause_lists (id, court_ref, bench, on_day, source, fingerprint, heads, assignment, line_count, created_by,
        created_at, updated_at)
      values (${id}, ${body.court_ref}, ${body.bench || null}, ${body.on_day}, ${body.source}, ${fingerprint}, ${heads}::jsonb,
        ${assignment && JSON.stringify(assignment)}::jsonb, ${lines.length}, ${ctx.actor.user_id}, ${at}, ${at})
      on conflict do nothing`.execute(ctx.db)
  // Somebody sent the same at this moment.
  if (!kept.numAffectedRows) return keepList(ctx, body, content)
  await keepLines(ctx, id, lines)
  const event = {
    type: 'cause_list.read',
    subject_id: id,
    on_day: body.on_day,
    title: known.name_en,
  } as const
  await record(ctx, event, [{ topic: causeListsTopic, audience: 'staff', subject_id: id }])
  if (job) await ctx.enqueue(readJob, { id })
  return { id, job }
}

/** What the columns are: as somebody said, as they were in this court's list of the same heads, or as the heads say. */
async function assignmentOf(ctx: StaffContext, body: Body, { heads }: SheetOfText): Promise<Assignment> {
  const typed = body.assignment?.split(',').map((one) => (one || null) as CauseListColumn | null)
  const { rows } = await sql<{ assignment: Assignment }>`
    select assignment from cause_lists where court_ref = ${body.court_ref} and heads = ${JSON.stringify(heads)}::jsonb
      and assignment is not null order by created_at desc, id desc limit 1`.execute(ctx.db)
  const assignment = typed ?? rows[0]?.assignment ?? guessListColumns(heads)
  const chosen = assignment.filter((one) => one !== null)
  if (new Set(chosen).size < chosen.length) throw invalidField('assignment', complaint('chosen_once'))
  if (assignment.length > heads.length || !isEnough(assignment))
    throw new Refusal('rule', 'cause_lists.columns_unknown', { current: { heads, assignment } })
  return assignment
}

/** Throws, naming the first row with more cells than there are heads: nothing says what the rest would be. */
function assertHeaded({ heads: { length: wanted }, rows }: SheetOfText): void {
  const at = rows.findIndex((row) => row.length > wanted)
  const found = rows[at]?.length
  if (found !== undefined)
    throw invalidField('file', complaint('cells_of_row', { row: at + 1, found, wanted }))
}

async function linesOf(
  ctx: StaffContext,
  content: Content,
  assignment: Assignment | null,
): Promise<LineRead[]> {
  const { rows: types } = await sql<{ id: string; aliases: string[] }>`
    select id, array_remove(array[code, name_en, name_bn] || coalesce(aliases, '{}'), null) as aliases
      from case_types where is_active order by code, id`.execute(ctx.db)
  const year = Number(dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE).slice(0, 4))
  const lines =
    'sheet' in content
      ? linesOfSheet(content.sheet, assignment ?? [], { types, year })
      : linesOfText(content.text, { types, year })
  if (lines.length === 0) throw new Refusal('rule', 'cause_lists.nothing_read')
  if (lines.length > limits.lines)
    throw invalidField('sheet' in content ? 'file' : 'text', complaint('most_rows', { most: limits.lines }))
  return lines
}

const linesAtOnce = 2000

async function keepLines(ctx: StaffContext, list_ref: string, lines: readonly LineRead[]): Promise<void> {
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const some = lines.slice(at, at + linesAtOnce).map((line) => ({ id: uuidv7(), ...line }))
    await sql`
      insert into cause_list_lines (id, list_ref, line_no, raw, item_no, type_ref, case_no, case_year, one_side, other_side,
          purpose, next_on)
        select r.id, ${list_ref}, r.line_no, r.raw, r.item_no, r.type_ref, r.case_no, r.case_year, r.one_side, r.other_side,
            r.purpose, r.next_on
          from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as r (id uuid, line_no integer, raw text, item_no text,
            type_ref uuid, case_no text, case_year integer, one_side text, other_side text, purpose text, next_on date)`.execute(
      ctx.db,
    )
  }
}

/** Guaranteed by the endpoint's access: only a signed-in person comes here. */
function asStaff(ctx: Context): StaffContext {
  if (ctx.actor.kind !== 'staff') throw new Error('this call is for staff')
  return ctx as StaffContext
}
