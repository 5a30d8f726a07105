import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parsers } from '../server/kernel/database.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { openRuntime, type Runtime } from '../server/platform/runtime.ts'
import { members } from './demo/members.ts'
import { NotEmpty, tellStory } from './demo/story.ts'

const silence = { info: () => undefined, warn: () => undefined, error: () => undefined }
// A month and two days: long enough for one month to close.
const today = new Date('2026-11-03T06:00:00Z')
const undo: (() => Promise<void> | void)[] = []
let firm: Runtime

beforeAll(async () => {
  firm = await anEmptyFolder()
  await tellStory(firm, today, { monthsBack: 1 })
}, 300_000)
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step()
}, 60_000)

async function anEmptyFolder(): Promise<Runtime> {
  const folder = mkdtempSync(join(tmpdir(), 'sereshta-demo-'))
  undo.push(() => rmSync(folder, { recursive: true }))
  const runtime = await openRuntime(readSettings({ DATA_DIR: folder }), silence)
  undo.push(runtime.close)
  return runtime
}

async function rows(runtime: Runtime, query: string) {
  const client = new pg.Client({ ...runtime.owner, types: parsers })
  await client.connect()
  return (await client.query(query).finally(() => client.end())).rows
}

const story = `select title, client_name, case_id, list_items, content, hours_worked, is_archived, is_priority,
    keep_alive, created_at, version from notes order by created_at, title, client_name`

it('tells a story of people, months, words and signs', async () => {
  const [people] = await rows(
    firm,
    `select count(*)::int, count(email_confirmed_at)::int as confirmed, count(deactivated_at)::int as left from users`,
  )
  const count = members.length + 1
  expect(people).toEqual({ count, confirmed: count, left: 1 })
  const theirs = `select 1 from cases c join profiles p on p.user_id = c.created_by where p.left_at is not null`
  expect(await rows(firm, theirs)).toHaveLength(1)
  const notes = await rows(firm, story)
  expect(notes.length).toBeGreaterThan(40)
  for (const sign of ['is_archived', 'is_priority', 'keep_alive']) {
    expect(new Set(notes.map((note) => note[sign])), sign).toEqual(new Set([true, false]))
  }
  const text = JSON.stringify(notes)
  expect(text).toMatch(/[\u0980-\u09ff]/)
  expect(text).not.toMatch(/[{](client|next|last)|undefined/)
})

it('has weeks of time of every kind, most of it with what was done', async () => {
  const [weeks] = await rows(
    firm,
    `select count(*) filter (where state = 'submitted')::int > 10 as waiting, count(*) filter (where state = 'approved')::int > 3 as approved,
         count(reason)::int as returned
       from timesheets`,
  )
  expect(weeks).toEqual({ waiting: true, approved: true, returned: 1 })
  const [time] = await rows(
    firm,
    `select count(distinct activity_code)::int as kinds, count(*) filter (where activity_code is not null) * 2 > count(*) as most from time_entries`,
  )
  expect(time).toEqual({ kinds: 6, most: true })
})

it('has twelve cases before a court, each with its file', async () => {
  const [files] = await rows(
    firm,
    `select count(*)::int as numbered, count(distinct court_ref)::int > 4 as courts, count(lead_id)::int as led,
         count(*) filter (where status = 'disposed')::int as disposed, count(*) filter (where status = 'closed')::int as closed,
         count(*) filter (where access = 'restricted')::int as restricted
       from cases where case_no is not null`,
  )
  expect(files).toEqual({ numbered: 12, courts: true, led: 12, disposed: 1, closed: 1, restricted: 1 })
  const [around] = await rows(
    firm,
    `select (select count(*)::int from case_walls) as walls, (select count(*)::int from case_numbers where until_on is not null) as former,
       (select count(*)::int > 2 from case_messages) as messages,
       (select array_agg(distinct state order by state) from conflict_checks) as checks,
       (select count(*)::int from notes n join cases c on c.id = n.case_ref where c.case_no is not null) > 5 as tasks`,
  )
  expect(around).toEqual({ walls: 2, former: 1, messages: true, checks: ['cleared', 'waiting'], tasks: true })
  const script = await rows(
    firm,
    `select exists (select from parties where name_latin is not null and name_bangla is not null) as both`,
  )
  expect(script).toEqual([{ both: true }])
})

it('has tasks with days and steps, on which others work too', async () => {
  const [found] = await rows(
    firm,
    `select count(*) filter (where n.due_on < '2026-11-03')::int as overdue, count(n.due_on)::int as dated,
        bool_and(n.steps_done = 1 and n.steps_total = 4 and cardinality(n.assignee_ids) = 1) as shared
      from notes n where n.due_on is not null`,
  )
  expect(found).toEqual({ overdue: 1, dated: 5, shared: true })
})

it('has somebody away today and somebody next week, with colleagues who stand in', async () => {
  const away = await rows(
    firm,
    `select from_on <= '2026-11-03' as is_now, cover_id is not null as covered from absences order by from_on`,
  )
  expect(away).toEqual([
    { is_now: true, covered: true },
    { is_now: false, covered: true },
  ])
})

it('has a dozen deadlines on its cases: signed, done, gone by, and of rules that nobody has confirmed', async () => {
  const [found] = await rows(
    firm,
    `select count(*)::int as all, count(d.signed_at)::int as signed, count(*) filter (where d.state = 'done')::int as done,
        count(*) filter (where d.state = 'open' and d.due_on < '2026-11-03')::int as gone, count(r.id)::int as ruled,
        bool_and(r.status = 'unverified') as unverified
      from deadlines d left join deadline_rules r on r.id = d.rule_ref`,
  )
  expect(found).toEqual({ all: 12, signed: 3, done: 1, gone: 1, ruled: 5, unverified: true })
})

it("has a court's list that somebody has yet to apply, with a case of the firm", async () => {
  const lists = await rows(
    firm,
    `select s.state, s.line_count, m.level, c.case_no from cause_lists s join cause_list_matches m on m.list_ref = s.id
       join cases c on c.id = m.case_ref where m.level = 'sure'`,
  )
  expect(lists).toEqual([{ state: 'review', line_count: 6, level: 'sure', case_no: '4312' }])
})

it('has applications with tests, resumes and reviews', async () => {
  const found = await rows(
    firm,
    `select a.status, a.test_score, a.resume_size, t.ended_by, f.size::int from career_applications a
       join career_attempts t on t.id = a.attempt_id join files f on f.path = a.resume_file_path`,
  )
  expect(found.length).toBeGreaterThan(8)
  expect(new Set(found.map(({ status }) => status)).size).toBeGreaterThan(3)
  expect(new Set(found.map(({ test_score }) => test_score)).size).toBeGreaterThan(3)
  for (const { resume_size, size, ended_by } of found)
    expect([size, ended_by]).toEqual([resume_size, 'applicant'])
})

it('has timelines whose days go the way of their places', async () => {
  const [steps] = await rows(
    firm,
    `select count(*)::int as after, count(*) filter (where days <= 0)::int as before from (
       select timeline_date - lag(timeline_date) over (partition by case_id order by order_position) as days
         from case_timeline) as gaps where days is not null`,
  )
  expect(steps?.before).toBe(0)
  expect(steps?.after).toBeGreaterThan(20)
})

it('has three years of income and expense', async () => {
  const months = await rows(
    firm,
    `select to_char(entry_date, 'YYYY-MM') as month, count(distinct entry_type)::int as types,
         sum(amount) filter (where entry_type = 'income') > sum(amount) filter (where entry_type = 'expense') as gains
       from financial_statements group by 1 order by 1`,
  )
  expect(months).toHaveLength(36)
  expect(months[0]?.month).toBe('2023-12')
  expect(months.filter(({ types }) => types === 2).length).toBeGreaterThan(34)
  expect(months.filter(({ gains }) => gains).length).toBeGreaterThan(24)
  const [sums] = await rows(
    firm,
    `select count(*)::int as future from financial_statements where entry_date > '2026-11-03'`,
  )
  expect(sums).toEqual({ future: 0 })
})

it('keeps every number that the product keeps', async () => {
  const wrong = await rows(
    firm,
    `select n.id from notes n left join daily_work_logs l on l.note_id = n.id
       group by n.id having n.hours_worked <> coalesce(sum(l.hours_worked), 0)`,
  )
  expect(wrong).toEqual([])
  const [counts] = await rows(
    firm,
    `select (select count(*)::int from notes) as real, (select sum(notes)::int from note_counts) as kept,
       (select count(*)::int from activity_events where type = 'note.created') as told,
       (select count(*)::int from activity_events where happened_at > '2026-11-03T06:00:00Z') as future`,
  )
  expect(counts).toEqual({ real: counts.real, kept: counts.real, told: counts.real, future: 0 })
})

it('tells the same story of the same day', async () => {
  const second = await anEmptyFolder()
  await tellStory(second, today, { monthsBack: 1 })
  expect(await rows(second, story)).toEqual(await rows(firm, story))
}, 300_000)

it('refuses a firm that is there, and leaves it as it is', async () => {
  const before = await rows(firm, 'select count(*) from activity_events')
  await expect(tellStory(firm, today, { monthsBack: 1 })).rejects.toThrow(NotEmpty)
  expect(await rows(firm, 'select count(*) from activity_events')).toEqual(before)
})
