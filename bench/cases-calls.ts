import { caseId, courtId, stageId, typeId } from './cases-firm.ts'
import { nameAt } from './cases-names.ts'

export interface Bounded {
  path: string
  /** Pages of the database; absent where it is only compared with what another reader's costs. */
  most?: number
  /** Of whoever may not see more than 300 cases, where it is missed: each row is looked for in a table (decision 081). */
  mostOfMany?: number
  body?: object
}

/** What the case file's pages ask, each with the pages that it may touch (specification 3, section 12). */
export function callsOfCases(cases: number, person: string, today: string): Bounded[] {
  const long = caseId(cases)
  const usual = caseId(cases - 30)
  const of = (most: number, paths: string[], mostOfMany = most): Bounded[] =>
    paths.map((path) => ({ path: `/rest/v1/${path}`, most, mostOfMany }))
  const find = (call: string, words: string[]) => words.map((q) => `${call}${encodeURIComponent(q)}`)
  const tabs = [
    'notes?month=all&case_ref=',
    'case_costing?case_ref=',
    'case_timeline?case_ref=',
    'case_parties?case_ref=',
  ]
  const others = [
    'case_messages?case_ref=',
    'rpc/case_hours?id=',
    'case_people?case_ref=',
    'calendar_events?case_ref=',
  ]
  const filters = [
    'status=open',
    'status=closed',
    `court=${courtId(7)}`,
    `type=${typeId(5)}`,
    `stage=${stageId(3)}`,
  ]
  const states = [
    'conflict_state=waiting',
    'conflict_state=waived',
    'no_next_date=true',
    `lead=${person}`,
    'case_id=CASE-2026-77',
  ]
  return [
    // A closed case of four people takes two pages more from whoever may not see others.
    ...of(62, [`rpc/case_file?id=${usual}`], 95),
    ...of(60, [`rpc/case_file?id=${long}`], 85),
    ...of(400, [`rpc/case_counts?id=${usual}`, `rpc/case_counts?id=${long}`]),
    ...[usual, long].flatMap((id) =>
      of(
        100,
        [...tabs, ...others, 'rpc/case_activity?id='].map((call) => call + id),
      ),
    ),
    ...of(
      100,
      [
        '',
        ...filters,
        ...states,
        'sort=case_id',
        'sort=client_name',
        'sort=next_hearing_on',
        'sort=filed_on',
      ].map((query) => `cases?${query}`),
    ),
    // Who works on a case and what it is tagged has no order of its own.
    ...of(
      2000,
      ['mine=true', `person=${person}`, 'tag=land', 'tag=rare'].map((query) => `cases?${query}`),
    ),
    ...of(
      2000,
      [...filters, ...states, 'mine=true', 'tag=land'].map((query) => `cases?${query}&sort=next_hearing_on`),
    ),
    ...of(
      2000,
      [...filters, ...states].map((query) => `cases?${query}&sort=client_name`),
    ),
    ...of(1000, find('cases?q=', ['plaintiff 77', 'kamal', 'case-2026-123', '123/26', 'zanzibar'])),
    ...of(
      300,
      find('rpc/find_cases?q=', [
        '',
        'case-2026-77',
        '77/20',
        'plaintiff',
        'client 7',
        'kamal',
        'rah',
        nameAt(77, 0),
        nameAt(77, 1),
        'কামাল',
        'zanzibar',
        '20',
      ]),
    ),
    ...of(1000, [
      'parties',
      ...find('parties?q=', ['kamal', 'কামাল', 'rah', nameAt(77, 0), 'kamal rahman', 'zanzibar']),
    ]),
    ...of(300, [`case_parties?party_ref=00000000-0000-7000-8100-000000000077`]),
    ...of(100, ['conflict_checks', `deadlines?case_ref=${usual}`, `hearings?case_ref=${usual}`]),
    ...of(100, [
      'deadlines?view=next',
      'deadlines?view=by_rule',
      `deadlines?view=unsigned&assignee=${person}`,
    ]),
    ...of(100, ['rpc/deadline_counts', 'rpc/cases_without_next_date']),
    ...of(100, [`rpc/my_day?day=${today}`], 130),
    ...of(300, [`rpc/my_day?day=${today}&span=week`], 400),
    ...of(600, [`rpc/diary_day?day=${today}`, `rpc/clashes?from=${today}`]),
    ...of(1500, [`rpc/diary_week?day=${today}`]),
    { path: '/rest/v1/rpc/run_conflict_check', most: 6000, body: { names: checked } },
  ]
}

const checked = [nameAt(77, 0), nameAt(12_345, 0), 'Rahima Khatun', nameAt(999, 1), 'Kamal Hossain'].map(
  (name) => ({
    name,
    side: 'theirs',
    role: 'opponent',
  }),
)

/** Lists, counts and sums of before the case file: of them a reader from whom cases are hidden pays a fifth more at most. */
export function callsOfOthers(month: string): Bounded[] {
  const [year] = month.split('-')
  return [
    'notes?limit=50',
    'notes?limit=50&month=all',
    'notes?limit=50&is_priority=true',
    'notes?limit=50&category=Litigation',
    `notes?limit=50&month=${month}`,
    'notes?limit=50&archived=true',
    `notes?limit=50&archived=true&month=${month}&category=Litigation`,
    'notes?limit=50&q=mortgage',
    'notes?limit=50&q=guarantee',
    'notes?limit=50&q=petition%2054321',
    'notes?limit=50&archived=true&q=arbitration',
    'rpc/count_notes?archived=false',
    `rpc/count_notes?month=${month}`,
    'rpc/count_notes?archived=true',
    'rpc/count_notes?archived=true&q=mortgage',
    'rpc/note_months?archived=false',
    'rpc/case_ids_in_use?limit=20&q=77',
    'case_costing',
    'case_costing?q=stamp',
    'rpc/total_case_costing',
    'case_timeline',
    'cases',
    'partner_notes',
    `calendar_events?from=${year}-01-01&to=${year}-02-01`,
    'financial_statements',
    'community_chat',
    'notifications',
    'rpc/unread_notifications',
    'activity_events',
    'activity_events?area=note',
    'daily_work_logs',
    'rpc/get_monthly_leaderboard',
    'rpc/get_alltime_leaderboard',
    'meetings',
  ].map((path) => ({ path: `/rest/v1/${path}` }))
}
