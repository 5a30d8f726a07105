import { dayOf, momentOf, rangeOfDay, timeOf } from '../../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { logTime as logCall, Span } from '../../../../contract/time-entries.ts'
import { parseTimeLine } from '../../../../contract/time-line.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { sentenceOf } from '../../../kernel/wording.ts'
import { findCases } from '../../cases/public.ts'
import { listActivityCodes } from '../queries.ts'
import { addEntry } from './add-entry.ts'

type Body = InputOf<typeof logCall>['body']
type Line = Exclude<ReturnType<typeof parseTimeLine>, { reason: string }>

/** Adds time of the caller by a line that they typed; what was chosen beside it stands over what the line says. */
export async function logTime(
  ctx: StaffContext,
  { body }: InputOf<typeof logCall>,
): Promise<ReplyOf<typeof logCall>> {
  const line = await readLine(ctx, body)
  const work_date = body.work_date ?? line.work_date
  const { case_ref, description, warnings } = await caseMeant(ctx, body, line)
  const entry = await addEntry(ctx, {
    note_id: body.note_id,
    source: body.source,
    source_id: body.source_id,
    case_ref,
    description,
    work_date,
    seconds: line.seconds,
    spans: body.without_times ? [] : spansOn(work_date, line, ctx.settings.FIRM_TIME_ZONE),
    activity_code: line.activity_code ?? null,
    ...(line.is_billable !== undefined && { billing: line.is_billable ? 'bill' : 'no' }),
  })
  const messages = warnings.map((reason) => ({
    reason,
    message: sentenceOf({ reason, detail: {} }, ctx.language),
  }))
  return { ...entry, warnings: messages }
}

async function readLine(ctx: StaffContext, { line: typed, work_date }: Body): Promise<Line> {
  const zone = ctx.settings.FIRM_TIME_ZONE
  const today = dayOf(ctx.now, zone)
  // The whole of a past day is over, whatever the time is.
  const now = work_date && work_date < today ? '24:00' : timeOf(ctx.now, zone)
  const codes = (await listActivityCodes(ctx)).items.filter(({ is_retired }) => !is_retired)
  const read = parseTimeLine(typed, { today, now, codes })
  if (!('reason' in read)) return read
  const isMalformed = read.reason === 'time.not_understood' || read.reason === 'time.activity_unknown'
  const kind = isMalformed ? 'invalid' : 'rule'
  throw new Refusal(kind, read.reason, { fields: [{ path: 'line', message: read.reason }] })
}

function spansOn(day: string, { span }: Line, zone: string): Span[] {
  if (!span) return []
  const to = span.to === '24:00' ? rangeOfDay(day, zone).to : momentOf(day, span.to, zone)
  return [{ from: momentOf(day, span.from, zone).toISOString(), to: to.toISOString() }]
}

/** The case that was chosen or that the line names, and what of the line is text: a part that names no case is. */
async function caseMeant(ctx: StaffContext, body: Body, line: Line) {
  const byComma = body.case_ref === null ? [] : await idsOf(ctx, line.after_comma)
  const found = byComma.length > 0 || body.case_ref === null ? byComma : await idsOf(ctx, line.case_named)
  const whole = [line.description, line.after_comma].filter(Boolean).join(', ')
  const chosen = body.case_ref === undefined && found.length === 1 ? found[0] : body.case_ref
  const isNamed = byComma.length > 0 && chosen !== null && chosen !== undefined && byComma.includes(chosen)
  const isDoubtful = body.case_ref === undefined && found.length > 1
  return {
    case_ref: chosen,
    description: isNamed ? line.description : whole,
    warnings: isDoubtful ? (['time.several_cases'] as const) : [],
  }
}

async function idsOf(ctx: StaffContext, q: string | undefined): Promise<string[]> {
  if (!q) return []
  const { items } = await findCases(ctx, {
    params: undefined,
    body: undefined,
    query: { q: q.slice(0, 200), for: 'note', limit: 5 },
  })
  return items.map(({ id }) => id)
}
