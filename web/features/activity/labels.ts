import type { Activity, Change } from '../../../contract/activity.ts'
import type { ActivityAction, ActivityArea, ActivityType } from '../../../contract/activity-kinds.ts'
import type { Firm } from '../../../contract/firm.ts'
import { hours, money, monthLabel, shortDay } from '../../lib/format.ts'

export const said = {
  loading: 'Loading the audit...',
  loadFailed: 'Failed to load the audit',
  none: 'Nothing found',
  kept: 'Sign-ins, timers and sent messages are kept for a year, everything else for good. Times are the firm’s.',
} as const

export const all = { people: 'Everybody', areas: 'All Areas', actions: 'All Actions' } as const

/** What a record of an area is called. */
export const areaNames: Record<ActivityArea, string> = {
  note: 'Task',
  work_log: 'Work log',
  timer: 'Timer',
  time: 'Time',
  notes: 'Monthly archive',
  case: 'Case',
  case_costing: 'Cost',
  case_timeline: 'Timeline event',
  calendar_event: 'Calendar event',
  calendar_feed: 'Calendar feed',
  meeting: 'Meeting',
  partner_note: 'Partner note',
  partner_feedback: 'Feedback',
  financial_statement: 'Financial entry',
  career_application: 'Application',
  community_chat: 'Chat message',
  profile: 'Profile',
  person: 'Person',
  list: 'List',
  auth: 'Account',
}

export const actionNames: Record<ActivityAction, string> = {
  created: 'Created',
  modified: 'Changed',
  archived: 'Archived',
  unarchived: 'Unarchived',
  deleted: 'Deleted',
  restored: 'Restored',
  added: 'Added',
  corrected: 'Corrected',
  started: 'Started',
  stopped: 'Stopped',
  discarded: 'Discarded',
  saved: 'Saved',
  auto_archived: 'Tasks of a month archived',
  month_closed: 'Month closed',
  reordered: 'Moved',
  revoked: 'Revoked',
  given: 'Given',
  received: 'Received',
  reviewed: 'Reviewed',
  resume_downloaded: 'Resume downloaded',
  sent: 'Sent',
  cleared: 'Cleared',
  renamed: 'Renamed',
  role_set: 'Role changed',
  deactivated: 'Deactivated',
  reactivated: 'Reactivated',
  exported: 'Exported',
  signed_up: 'Signed up',
  sign_up_repeated: 'Sign-up repeated',
  email_confirmed: 'E-mail confirmed',
  signed_in: 'Signed in',
  sign_in_denied: 'Sign-in refused',
  signed_out: 'Signed out',
  password_changed: 'Password changed',
  session_reuse_detected: 'Session ended: its token was used twice',
  code_created: 'Authorization code created',
  code_revoked: 'Authorization code revoked',
}

// Where the action says it all.
const ownWords: readonly string[] = ['auth', 'notes'] satisfies ActivityArea[]
const otherWords: Partial<Record<string, string>> = {
  'career_application.resume_downloaded': 'Resume downloaded',
  'community_chat.cleared': 'Chat cleared',
  'person.role_set': 'Role changed',
} satisfies Partial<Record<ActivityType, string>>

/** What happened, in words: 'Task created', 'Signed in'. */
export function sentenceOfType({ type, area, action }: Pick<Activity, 'type' | 'area' | 'action'>): string {
  const done = wordFor(actionNames, action)
  const other = otherWords[type]
  if (other !== undefined) return other
  return ownWords.includes(area) ? done : `${wordFor(areaNames, area)} ${done.toLowerCase()}`
}

/** Who did it, where it was nobody whom the firm knows. */
export function nobodyIn({ type }: Pick<Activity, 'type'>): string {
  if (type === 'career_application.received') return 'An applicant'
  return /sign_in_denied|sign_up_repeated|reuse/.test(type) ? 'Somebody' : 'The system'
}

const fieldNames: Partial<Record<string, string>> = {
  associate_id: 'Associate',
  author_id: 'Author',
  because: 'Reason',
  by: 'By',
  case_id: 'Case ID',
  content: 'Text',
  cost_category: 'Category',
  date_incurred: 'Date',
  entry_type: 'Type',
  event_date: 'Date',
  event_time: 'Time',
  event_type: 'Type',
  feedback_text: 'Feedback',
  google_drive_link: 'Google Drive link',
  has_file: 'With a file',
  is_priority: 'Priority',
  is_repeated: 'Applied before',
  list_items: 'List',
  max_uses: 'Uses',
  mentioned: 'People mentioned',
  note_type: 'Type',
  order_position: 'Place',
  owner_id: 'Owner',
  projected_billable_hours: 'Projected hours',
  replaced: 'In place of another',
  sent_at: 'Sent',
  value: 'Value',
}

/** What a field is called. */
export function fieldName(field: string, { area }: Pick<Activity, 'area'>): string {
  if (field === 'value') return area === 'work_log' ? 'Hours' : 'Place'
  return fieldNames[field] ?? sentenceCase(field)
}

// Fields that hold a word of ours and not one that somebody typed.
const codes = [
  'status',
  'entry_type',
  'event_type',
  'note_type',
  'role',
  'because',
  'by',
  'scope',
  'position',
  'list',
]

/** A value in words; empty where there is none. */
export function shownValue(
  { area }: Pick<Activity, 'area'>,
  field: string,
  value: Change['before'],
  { cost_currency, statement_currency }: Pick<Firm, 'cost_currency' | 'statement_currency'>,
): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return hours(value)
  if (field === 'amount') return money(value, area === 'case_costing' ? cost_currency : statement_currency)
  if (field === 'sent_at') return shortDay(value.slice(0, 10))
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return shortDay(value)
  if (field === 'month' && /^\d{4}-\d\d$/.test(value)) return monthLabel(value)
  return codes.includes(field) ? sentenceCase(value) : value
}

function wordFor(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? sentenceCase(key)
}

function sentenceCase(code: string): string {
  const words = code.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
