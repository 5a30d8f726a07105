import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'Audit',
  meta: 'Who did what in the firm, and when',
  loading: 'Loading the audit...',
  loadFailed: 'Failed to load the audit',
  none: 'Nothing found',
  willBeListed: 'What people do in the firm will be listed here.',
  tryOther: 'Try another person, area, action or other days.',
  kept: 'Sign-ins, timers and sent messages are kept for a year, everything else for good. Times are the firm’s.',
  listed: 'Events',
  showAll: 'Show everything',
  oneRecord: 'One record',
  ofRecord: 'Of this record',
  history: 'History of this record',
  more: 'Show more',
  less: 'Show less',
  empty: 'empty',
  was: 'was ',
  isNow: 'is now ',
  yes: 'Yes',
  no: 'No',
} as const

/** The columns, on screen and in files. */
export const heads = {
  when: 'When',
  who: 'Who',
  what: 'What',
  details: 'Details',
  history: 'History',
  record: 'Record',
  recordId: 'Record ID',
} as const

/** What narrows the list, each with the choice of all; of a day the name, and the word before its field. */
export const filters = {
  person: 'Person',
  area: 'Area',
  action: 'Action',
  allPeople: 'Everybody',
  allAreas: 'All Areas',
  allActions: 'All Actions',
  fromDay: 'From day',
  from: 'From',
  toDay: 'To day',
  to: 'To',
} as const

/** Above the history of one record. */
export function historyOf(name: string | undefined): string {
  return name ? `The history of one record: “${name}”` : 'The history of one record'
}

/** What a screen reader says of the way to the history of a record. */
export function toHistory(name: string): string {
  return `Of this record: ${name}, history`
}

export function newEvents(count: number): string {
  return plural(count, { one: '{n} new event', other: '{n} new events' })
}

export function moreThanNew(count: string): string {
  return `More than ${count} new events`
}

export function moreFields(count: number): string {
  return plural(count, { one: 'Show {n} more field', other: 'Show {n} more fields' })
}

/** What paper says of the days, and of how much it holds. */
export const onPaper = {
  from: (day: string) => `from ${day}`,
  to: (day: string) => `to ${day}`,
  atMost: (count: string) => `at most the newest ${count} events`,
}

/** What happened to a record of an area: 'Task created'. */
export function happenedTo(area: string, action: string): string {
  return `${area} ${action.toLowerCase()}`
}

/** What happened, where the area and the action do not say it. */
export const ownWords: Partial<Record<string, string>> = {
  'career_application.resume_downloaded': 'Resume downloaded',
  'community_chat.cleared': 'Chat cleared',
  'person.role_set': 'Role changed',
}

/** Who did it, where it was nobody whom the firm knows. */
export const nobody = { applicant: 'An applicant', somebody: 'Somebody', system: 'The system' } as const

/** A change on one line of a file: 'Amount: $10.00 → $20.00'. */
export const changeOf = {
  came: (field: string, after: string) => `${field}: ${after}`,
  went: (field: string, before: string) => `${field}: was ${before}`,
  became: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
}

/** What a field is called. */
export const fieldNames = {
  access: 'Who can see it',
  amount: 'Amount',
  associate_id: 'Associate',
  author_id: 'Author',
  because: 'Reason',
  by: 'By',
  case_id: 'Case ID',
  category: 'Category',
  change: 'What',
  client_name: 'Client name',
  content: 'Text',
  cost_category: 'Category',
  count: 'Count',
  date_incurred: 'Date',
  description: 'Description',
  email: 'Email',
  end_time: 'End time',
  entry_date: 'Entry date',
  entry_type: 'Type',
  event_date: 'Date',
  event_time: 'Time',
  event_type: 'Type',
  feedback_text: 'Feedback',
  file_name: 'File name',
  filled_until: 'Holidays are entered up to',
  format: 'Format',
  from: 'From',
  full_name: 'Full name',
  google_drive_link: 'Google Drive link',
  has_file: 'With a file',
  hours: 'Hours',
  hours_worked: 'Hours worked',
  is_priority: 'Priority',
  is_repeated: 'Applied before',
  keep_alive: 'Keep alive',
  links: 'Links',
  list: 'List',
  list_items: 'List',
  location: 'Location',
  max_uses: 'Uses',
  meeting_date: 'Meeting date',
  mentioned: 'People mentioned',
  month: 'Month',
  name: 'Name',
  name_en: 'Name',
  note_type: 'Type',
  notes: 'Notes',
  order_position: 'Place',
  owner_id: 'Owner',
  people: 'People',
  position: 'Position',
  projected_billable_hours: 'Projected hours',
  rating: 'Rating',
  remarks: 'Remarks',
  replaced: 'In place of another',
  role: 'Role',
  rows: 'Rows',
  scope: 'Scope',
  sent_at: 'Sent',
  start_time: 'Start time',
  status: 'Status',
  subcategory: 'Subcategory',
  timeline_date: 'Timeline date',
  title: 'Title',
  until: 'Until',
  weekly_off: 'Weekly off',
  work_date: 'Work date',
  case_year: 'Year',
  court: 'Court',
  decision: 'Decision',
  forms: 'Spellings',
  is_first: 'First check of the case',
  lead: 'Lead',
  lead_id: 'Lead',
  names: 'Names',
  stage: 'Stage',
  state: 'State',
  tags: 'Tags',
  type: 'Type',
  weight: 'Weight',
  why: 'Why',
  close_note: 'Note',
  disposed_on: 'Disposed',
  kind: 'Kind',
  merged_case: 'Merged case',
  moved: 'What moved',
  note: 'Note',
  part: 'Works as',
  activity_code: 'Activity',
  billing: 'Billing',
  closed_through: 'Closed through',
  leaderboard_hours: 'Leaderboard counts',
  week_start: 'Week',
  seconds_per_week: 'Seconds of a week',
  task: 'Task',
  times: 'Times',
  person_id: 'Person',
  reason: 'Reason',
  result: 'Result',
}

/** A field without a name of its own: of a day of work its hours, else a place. */
export const valueNames = { hours: 'Hours', place: 'Place' } as const

/** Values that are words of ours and not what somebody typed. */
export const valueWords = {
  approved: 'Approved',
  worked: 'Worked',
  accepted: 'Accepted',
  associate: 'Associate',
  audit: 'Audit',
  calendar: 'Calendar',
  cancelled: 'Cancelled',
  cases: 'Cases',
  cleared: 'Cleared',
  completed: 'Completed',
  consultation: 'Consultation',
  copied: 'Copied',
  costs: 'Costs',
  court_date: 'Court date',
  deactivated: 'Deactivated',
  deadline: 'Deadline',
  entered: 'Entered',
  expense: 'Expense',
  feedback: 'Feedback',
  'financial-statements': 'Financial statements',
  firm: 'Everybody in the firm',
  global: 'Global',
  'in-progress': 'In progress',
  income: 'Income',
  intern: 'Intern',
  interview: 'Interview',
  'junior-associate': 'Junior associate',
  link: 'Link',
  list: 'List',
  local: 'Local',
  meeting: 'Meeting',
  meetings: 'Meetings',
  'on-hold': 'On hold',
  other: 'Other',
  others: 'Others',
  partner: 'Partner',
  password: 'Password',
  pending: 'Pending',
  processing: 'Processing',
  rejected: 'Rejected',
  restricted: 'Its people, and partners',
  reviewing: 'Reviewing',
  text: 'Text',
  time: 'Time',
  timeline: 'Timeline',
  unconfirmed: 'Unconfirmed',
  unknown: 'Unknown',
  appealed: 'Appealed',
  by_hand: 'By hand',
  applicant: 'Applicant',
  conflict: 'Conflict',
  corrected: 'Corrected',
  filed: 'Filed',
  new_case: 'New case',
  no_conflict: 'No conflict',
  other_person: 'Somebody else',
  party_changed: 'Party changed',
  renumbered: 'Renumbered',
  reopened: 'Case reopened',
  same_person: 'Same person',
  transferred: 'Transferred',
  waiting: 'Waiting',
  waived: 'Waived',
  cost: 'Cost',
  note: 'Task',
}

/** What somebody may not read any more, and the ways in which a list was taken. */
export const plainWords = {
  changed: 'changed',
  csv: 'csv',
  print: 'print',
  xlsx: 'xlsx',
}

/** A role as the name of a code. */
export const roleWords = { associate: 'associate', partner: 'partner' }
