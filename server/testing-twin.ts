import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import type { Endpoint } from '../contract/kernel/endpoint.ts'
import { aList } from './features/cause-lists/testing.ts'
import { type Answer, aWorld, type TestPerson, type World } from './kernel/testing.ts'

/*
 * Two firms of one clock: in the one there is a case that its readers may not see, in the other it was never made.
 * Whatever a reader asks, both answer alike; so every call that the server has is asked, with what it takes.
 */

/** One of the two firms: its people, and the names that both give to what they hold. */
export interface Firm {
  world: World
  people: Record<'owner' | 'partner' | 'walled' | 'outsider' | 'member' | 'bystander', TestPerson>
  /** What an id is called in both firms. */
  names: Map<string, string>
  /** The ids of what the readers may not see, by table; in the twin nothing has them. */
  hidden: Map<string, string[]>
  seen: string[]
}

export const labels = { seen: 'SUIT-100', hidden: 'SUIT-200', other: 'SUIT-300' }
const numbers = { seen: '100', hidden: '200', other: '300' }
const word = 'zamindar'

/** A rule and a calendar that every firm begins with. */
const rule = '00000000-0000-4000-b000-000000000001'
const calendar = '00000000-0000-4000-a000-0000000000a3'

type Case = keyof typeof labels
export type Secret = 'walled' | 'restricted' | 'none'

/** A firm that works on three cases; of one of them, as `secret` says, its readers know nothing, or there is none. */
export async function aFirm(secret: Secret): Promise<Firm> {
  const world = await aWorld()
  const people = {
    owner: await world.aPerson('partner', 'Nusrat Jahan'),
    partner: await world.aPerson('partner', 'Imran Hossain'),
    walled: await world.aPerson('associate', 'Farhan Kabir'),
    outsider: await world.aPerson('associate', 'Sadia Rahman'),
    member: await world.aPerson('associate', 'Tanvir Ahmed'),
    // Who may be sent away: the others have yet to ask.
    bystander: await world.aPerson('associate', 'Rafiq Khan'),
  }
  const firm: Firm = { world, people, names: new Map(), hidden: new Map(), seen: [] }
  for (const [name, { user_id, session_id }] of Object.entries(people)) {
    firm.names.set(user_id, `<${name}>`)
    firm.names.set(session_id, `<session of ${name}>`)
  }
  await work(firm, secret !== 'none')
  await world.rows(
    `insert into court_days values ('${calendar}', '2026-12-20', false, false, 'holiday', 'Election', null, null)`,
  )
  await hide(firm, 'other', 'walled')
  if (secret !== 'none') await hide(firm, 'hidden', secret)
  await workOn(firm, secret !== 'none')
  return firm
}

/** What the firm does before anything is hidden. */
async function work(firm: Firm, isThere: boolean): Promise<void> {
  const { member } = firm.people
  for (const name of ['seen', 'other', 'hidden'] as const) {
    const draft = {
      case_id: labels[name],
      client_name: `${name} ${word}`,
      description: `Suit of ${name}`,
      case_no: numbers[name],
      case_year: 2026,
    }
    await make(firm, name, `case ${name}`, isThere, member, 'cases', draft)
  }
  for (const [who, person] of Object.entries(firm.people)) {
    for (const name of ['seen', 'other', 'hidden'] as const) {
      const title = name === 'seen' ? `Seen task of ${who}` : `Draft for ${word} of ${who}`
      const draft = { title, content: `<p>${word}</p>`, category: 'Litigation', case_id: labels[name] }
      await make(firm, name, `task of ${who} on ${name}`, isThere, person, 'notes', draft)
    }
    await bookHours(firm, who, person, isThere)
  }
  const court = { name_en: 'District Judge', level: 'district' }
  await make(firm, 'seen', 'court', isThere, firm.people.owner, 'courts', court)
  for (const name of ['seen', 'other', 'hidden'] as const) {
    await file(firm, name, isThere)
    await write(firm, name, isThere)
  }
}

/** A party of each case, whose name is looked for in the end, a hearing, a deadline, and what is written on the case. */
async function write(firm: Firm, name: Case, isThere: boolean): Promise<void> {
  const { member } = firm.people
  const idOf = (called: string) => [...firm.names].find(([, known]) => known === `<${called}>`)?.[0]
  await share(firm, name, isThere)
  const party = { kind: 'person', name_latin: `${word} of ${name}` }
  await make(firm, name, `party of ${name}`, isThere, member, 'parties', party)
  const case_ref = idOf(`case ${name}`)
  const placed = { case_ref, party_ref: idOf(`party of ${name}`), side: 'ours', role: 'client' }
  await make(firm, name, `party on ${name}`, isThere, member, 'case_parties', placed)
  const message = { case_ref, message_text: `About ${word}` }
  await make(firm, name, `message on ${name}`, isThere, member, 'case_messages', message)
  const hearing = { case_ref, court_ref: idOf('court'), on_day: '2026-11-25', brief: `Bring ${word}` }
  await make(firm, name, `hearing on ${name}`, isThere, member, 'hearings', hearing)
  // Thirty days by the rule on civil appeals: 20 December, which becomes a holiday.
  const counted = { rule_ref: rule, trigger_day: '2026-11-20', calendar_ref: calendar }
  const deadline = { ...counted, case_ref, title: `Appeal of ${word}` }
  await make(firm, name, `deadline on ${name}`, isThere, member, 'deadlines', deadline)
  const asked = { hearing_ref: idOf(`hearing on ${name}`), to_id: firm.people.walled.user_id }
  const isAsked = name !== 'hidden' || isThere
  const handed = isAsked && (await must(member.call('POST', '/rest/v1/rpc/hand_over_hearing', asked)))
  const id = handed ? handed.body.handover.id : uuidv7()
  firm.names.set(id, `<handover on ${name}>`)
  if (name === 'hidden') firm.hidden.set('hearing_handovers', [id])
}

/** A task of each case has a step, and is also done by somebody who loses sight of it. */
async function share(firm: Firm, name: Case, isThere: boolean): Promise<void> {
  const { member, walled } = firm.people
  const note_id = [...firm.names].find(([, known]) => known === `<task of member on ${name}>`)?.[0]
  await make(firm, name, `part on ${name}`, isThere, member, 'note_steps', { note_id, title: `Ask ${word}` })
  await keepAndRepeat(firm, name, isThere)
  if (name === 'hidden' && !isThere) return
  await must(member.call('POST', '/rest/v1/note_assignees', { note_id, user_id: walled.user_id }))
}

/** Tasks of a case are kept as templates and come again: of a reader, and shared by somebody else. */
async function keepAndRepeat(firm: Firm, name: Case, isThere: boolean): Promise<void> {
  const { member, walled } = firm.people
  for (const [who, person] of Object.entries({ member, walled })) {
    const note_id = [...firm.names].find(([, known]) => known === `<task of ${who} on ${name}>`)?.[0]
    const template = { note_id, name: `Begin ${word} of ${name}`, is_shared: who === 'member' }
    await make(firm, name, `template of ${who} on ${name}`, isThere, person, 'task_templates', template)
    const again = { every: 1, unit: 'week', closed_days: 'keep', starts_on: '2062-01-02' }
    const made = { note_id, ...again }
    await make(firm, name, `repeat of ${who} on ${name}`, isThere, person, 'note_recurrences', made)
  }
}

/** Costs, events and meetings of a case. */
async function file(firm: Firm, name: Case, isThere: boolean): Promise<void> {
  const { owner, member, walled } = firm.people
  for (const [who, person] of Object.entries({ member, walled })) {
    const cost = { case_id: labels[name], description: `Stamp ${word} ${name}`, amount: '120.00' }
    await make(firm, name, `cost of ${who} on ${name}`, isThere, person, 'case_costing', cost)
    const step = { case_id: labels[name], title: `Step ${word} ${name}`, timeline_date: '2026-11-20' }
    await make(firm, name, `step of ${who} on ${name}`, isThere, person, 'case_timeline', step)
    const day = { title: `Day ${word} ${name}`, event_date: '2026-11-23' }
    await make(firm, name, `event of ${who} on ${name}`, isThere, person, 'calendar_events', day)
  }
  const hour = { start_time: '10:00', end_time: '11:00' }
  const meeting = { title: `Talk ${word} ${name}`, meeting_date: '2026-11-24', ...hour }
  await make(firm, name, `meeting on ${name}`, isThere, owner, 'meetings', { ...meeting, location: name })
  await tie(firm, name)
}

/** Events and meetings bear no text of a case; they are tied to it as the case's page does it. */
async function tie(firm: Firm, name: Case): Promise<void> {
  for (const table of ['calendar_events', 'meetings'])
    await firm.world.rows(
      `update ${table} set case_ref = (select id from cases where case_id = $1) where title like $2`,
      [labels[name], `%${word} ${name}`],
    )
}

/** In the twin the same hours were worked, on a case that is hidden in both. */
async function bookHours(firm: Firm, who: string, person: TestPerson, isThere: boolean): Promise<void> {
  const on = isThere ? 'hidden' : 'other'
  const note_id = [...firm.names].find(([, name]) => name === `<task of ${who} on ${on}>`)?.[0]
  const log = { note_id, work_date: '2026-11-20', hours_worked: 1.5 }
  const made = await must(person.call('POST', '/rest/v1/daily_work_logs', log))
  firm.names.set(made.body.id, `<log of ${who}>`)
}

async function hide(firm: Firm, name: Case, how: Exclude<Secret, 'none'>): Promise<void> {
  const { owner, partner, walled, outsider, member } = firm.people
  const [row] = await firm.world.rows<{ id: string; version: number }>(
    `select id, version from cases where case_id = $1`,
    [labels[name]],
  )
  const kept = how === 'walled' ? [partner, walled, outsider] : [partner]
  const walls = kept.map(({ user_id }) => ({ user_id, reason: 'A brother of the other side' }))
  const access = how === 'walled' ? 'firm' : 'restricted'
  const body = { ...row, access, people: [member.user_id], walls }
  await must(owner.call('POST', '/rest/v1/rpc/set_case_access', body))
}

/** What goes on after it is hidden: whoever sees the case works on it, and nobody else hears of it. */
async function workOn(firm: Firm, isThere: boolean): Promise<void> {
  const { member } = firm.people
  for (const name of ['seen', 'other', 'hidden'] as const) {
    const draft = { title: `Later ${word} ${name}`, category: 'Litigation', case_id: labels[name] }
    await make(firm, name, `later task on ${name}`, isThere, member, 'notes', draft)
    const cost = { case_id: labels[name], description: `Later ${word} ${name}`, amount: '75.50' }
    await make(firm, name, `later cost on ${name}`, isThere, member, 'case_costing', cost)
    await make(firm, name, `gone task on ${name}`, isThere, member, 'notes', {
      ...draft,
      title: `Gone ${word}`,
    })
    const gone = [...firm.names].find(([, known]) => known === `<gone task on ${name}>`)?.[0]
    if (name !== 'hidden' || isThere) await must(member.call('DELETE', `/rest/v1/notes/${gone}`))
  }
  await list(firm)
}

/** A court's list names all of them; both firms have it, and only its matches are hidden. */
async function list({ world, people, names, hidden }: Firm): Promise<void> {
  const [court_ref = ''] = [...names].find(([, known]) => known === '<court>') ?? []
  const text = Object.entries(numbers)
    .map(([name, case_no], at) => `${at + 1} Suit ${case_no}/2026 ${name} ${word} v State`)
    .join('\n')
  const { id } = await aList(people.outsider, { court_ref, on_day: '2026-11-25', text })
  names.set(id, '<list>')
  hidden.set('cause_lists', [id])
  const lines = await world.rows<{ id: string }>(
    'select id from cause_list_lines where list_ref = $1 order by case_no desc',
    [id],
  )
  hidden.set(
    'cause_list_lines',
    lines.map((line) => line.id),
  )
}

async function make(
  firm: Firm,
  name: Case,
  called: string,
  isThere: boolean,
  person: TestPerson,
  table: string,
  draft: object,
): Promise<void> {
  const isMade = name !== 'hidden' || isThere
  // In both: what happens at one moment has no order of its own.
  firm.world.clock.advance(1000)
  const id = isMade ? (await must(person.call('POST', `/rest/v1/${table}`, draft))).body.id : uuidv7()
  firm.names.set(id, `<${called}>`)
  if (name === 'hidden' && isOfEach(called)) firm.hidden.set(table, [...(firm.hidden.get(table) ?? []), id])
  if (name === 'seen') firm.seen.push(id)
}

/** One of each kind is asked for, and the task that a reader had there themselves. */
const isOfEach = (called: string): boolean =>
  /^(case|(task|cost|step|event|template|repeat) of (member|walled)|meeting|gone task|party|message|hearing|deadline|part) /.test(
    called,
  )

async function must(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent
  if (answer.status >= 300) throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

type Shape = Record<string, z.ZodMiniType>
type Values = Record<string, unknown>

/** What is put into a field of this name, in this firm; the names of the calls' fields say what they mean. */
function valuesOf(field: string, firm: Firm, method: Endpoint['method']): readonly unknown[] {
  const { member, walled, bystander } = firm.people
  const people = (method === 'GET' ? [member, walled] : [bystander]).map(({ user_id }) => user_id)
  const known: Record<string, readonly unknown[]> = {
    q: [word, labels.hidden],
    case_id: [labels.hidden, labels.seen, ` ${labels.hidden.toLowerCase()} `],
    user_id: people,
    associate_id: people,
    person: people,
    to_id: people,
    month: ['2026-11'],
    year: [2026],
    from: ['2026-11-01'],
    to: ['2026-11-30'],
    day: ['2026-11-23'],
    date: ['2026-11-24'],
    limit: [1],
    archived: [true],
    when: ['upcoming', 'past'],
    version: [1],
    reason: ['For the test'],
    title: ['Title'],
    name: [`${word} Bahadur`],
    hours_worked: [1],
    work_date: ['2026-11-20'],
    amount: ['10.00'],
    description: ['Description'],
    message_text: ['Message'],
    event_date: ['2026-11-25'],
    trigger_day: ['2026-11-20'],
    due_on: ['2026-12-20'],
    view: ['next', 'overdue', 'unsigned', 'by_rule'],
    calendar_ref: [calendar],
    rule_ref: [rule],
    meeting_date: ['2026-11-25'],
    start_time: ['15:00'],
    end_time: ['16:00'],
    time_start: ['2026-11-20T04:00:00.000Z'],
    time_end: ['2026-11-20T05:00:00.000Z'],
    for: ['note', 'cost'],
    names: [[{ name: `${word} Bahadur` }], [{ name: 'Nobody Alike' }]],
    lines: [[{ id: firm.hidden.get('cause_list_lines')?.[1], case_ref: firm.hidden.get('cases')?.[0] }]],
    decision: ['taken'],
    side: ['theirs'],
    role: ['opponent'],
    kind: ['person'],
  }
  if (known[field]) return known[field]
  if (!/^(id|.+_(id|ref)|keep|drop)$/.test(field)) return []
  return [...hiddenIds(firm, field), firm.seen[0]]
}

/** Which hidden rows a field means by its name; `id` may be of any. */
function hiddenIds({ hidden }: Firm, field: string): string[] {
  const refs = {
    party_ref: 'parties',
    hearing_ref: 'hearings',
    subject_id: 'hearings',
    deadline_ref: 'deadlines',
    list_ref: 'cause_lists',
  }
  const table = { note_id: 'notes', ...refs, id: undefined }[field] ?? 'cases'
  const ids = [...hidden.values()].flatMap(([first = '']) => first)
  return field === 'id' ? ids : (hidden.get(table) ?? [])
}

/** Each call a sentence and the values of its fields: all that must be there, and each other field once. */
function filled(part: unknown, firm: Firm, method: Endpoint['method']): Values[] {
  const shape: Shape = (part as { def?: { shape?: Shape } } | undefined)?.def?.shape ?? {}
  const needed = Object.entries(shape).filter(([, schema]) => !z.safeParse(schema, undefined).success)
  const base = Object.fromEntries(needed.map(([field]) => [field, valuesOf(field, firm, method)[0]]))
  const turns = Object.keys(shape).flatMap((field) =>
    valuesOf(field, firm, method).map((value) => ({ ...base, [field]: value })),
  )
  return [base, ...turns]
}

export interface Call {
  method: Endpoint['method']
  path: string
  body?: Values
}

/** Every call of an endpoint that a reader may try in a firm; in both firms as many and in the same order. */
export function callsOf(endpoint: Endpoint, firm: Firm): Call[] {
  const { method, path, query, body } = endpoint
  const table = path.split('/')[3] ?? ''
  const hidden = firm.hidden.get(table) ?? firm.hidden.get('cases') ?? []
  const ids = method === 'GET' ? [...hidden, ...firm.seen.slice(0, 1)] : hidden
  const paths = path.includes('/:') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path]
  return paths.flatMap((at) =>
    filled(query, firm, method).flatMap((asked) => {
      const search = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))
      const address = asked && search.size > 0 ? `${at}?${search}` : at
      if (method === 'GET' || body === undefined) return [{ method, path: address }]
      const bodies = filled(body, firm, method)
      // Of one row that is hidden, one body tells as much as all.
      return (at === path ? bodies : bodies.slice(0, 1)).map((sent) => ({
        method,
        path: address,
        body: sent,
      }))
    }),
  )
}

/** An answer as both firms would word it: ids by their names, others and cursors and times as such. */
export function plain({ status, body }: Answer, firm: Firm): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 1)
  return (
    `${status} ${text}`
      .replace(
        /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
        (id) => firm.names.get(id) ?? '<id>',
      )
      // The same hours were worked on either, and neither is seen.
      .replace(/ on (hidden|other)>/g, ' on what is hidden>')
      .replace(/"(next|after|cursor|position)": "[^"]*"/g, '"$1": "<cursor>"')
      .replace(/"(request_id)": "[^"]*"/g, '"$1": "<request>"')
      .replace(/"(seq|id)": "?\d+"?/g, '"$1": <number>')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(Z|\+00:00)/g, '<time>')
      .replace(/\d{8}T\d{6}Z/g, '<time>')
      // What is drawn is drawn at random.
      .replace(/CASE-\d{4}-\d{3,}/g, '<drawn>')
      .replace(/\/api\/calendar\/[\w.-]+/g, '<feed>')
  )
}

/** What a call says of itself in a failed test. */
export function told({ method, path, body }: Call, firm: Firm): string {
  return plain({ status: 0, body: `${method} ${path} ${JSON.stringify(body ?? '')}`, headers: {} }, firm)
}
