import type { Activity, ActivityFilters, Change } from '../../../../contract/activity.ts'
import {
  type ActivityAction,
  type ActivityArea,
  activityActions,
  activityAreas,
} from '../../../../contract/activity-kinds.ts'
import type { Firm } from '../../../../contract/firm.ts'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import { actionWords, areaWords } from '../../../../contract/words/activity.ts'
import { casePartWords, feeKindWords } from '../../../../contract/words/case-kinds.ts'
import { caseDetailNames, caseNames, caseStatusWords } from '../../../../contract/words/cases.ts'
import { costCategoryWords } from '../../../../contract/words/costing.ts'
import {
  caseTypeNames,
  courtLevelWords,
  courtNames,
  lawSideWords,
} from '../../../../contract/words/courts.ts'
import {
  deadlineDetailNames,
  deadlineNames,
  deadlineRuleNames,
  warnDaysName,
} from '../../../../contract/words/deadlines.ts'
import {
  hearingDetailNames,
  hearingNames,
  hearingStateWords,
  nextKindWords,
} from '../../../../contract/words/hearings.ts'
import { categoryWord } from '../../../../contract/words/notes.ts'
import {
  aliasKindWords,
  casePartyNames,
  partyAliasNames,
  partyKindWords,
  partyNames,
  partyRoleWords,
  partySideWords,
} from '../../../../contract/words/parties.ts'
import { statementCategoryWords } from '../../../../contract/words/statements.ts'
import { billingWords } from '../../../../contract/words/time-entries.ts'
import { hours, money, monthLabel, shortDay, weekday } from '../../../lib/format.ts'
import { oneOf } from '../../../lib/search.ts'
import {
  changeOf,
  fieldNames,
  happenedTo,
  nobody,
  ownWords,
  plainWords,
  roleWords,
  said,
  valueNames,
  valueWords,
} from '../labels.ts'
import type { AuditSearch } from '../logic.ts'

// Apart from what reads the address, which every page loads.

export const areas = Object.keys(activityAreas).filter((name): name is ActivityArea => name in activityAreas)

/** What can have happened in an area, or anywhere. */
export function actionsOf(area: ActivityArea | undefined): readonly ActivityAction[] {
  return area === undefined ? activityActions : activityAreas[area]
}

/** The area and the kind of action that an address means. */
export function kindsIn(search: AuditSearch) {
  const area = oneOf(search.area, areas)
  return { area, action: oneOf(search.action, actionsOf(area)) }
}

/** What the list is asked for. */
export function filtersOf({ person, record, from, to, ...rest }: AuditSearch): ActivityFilters {
  const { area, action } = kindsIn(rest)
  return {
    ...(person && { actor_id: person }),
    ...(record && { subject_id: record }),
    ...(area && { area }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

// Where the action says it all.
const actionSaysAll: readonly string[] = ['auth', 'notes'] satisfies ActivityArea[]

/** What happened, in words: 'Task created', 'Signed in'. */
export function sentenceOfType({ type, area, action }: Pick<Activity, 'type' | 'area' | 'action'>): string {
  const done = wordFor(actionWords, action)
  return ownWords[type] ?? (actionSaysAll.includes(area) ? done : happenedTo(wordFor(areaWords, area), done))
}

/** Who did it, where it was nobody whom the firm knows. */
export function nobodyIn({ type }: Pick<Activity, 'type'>): string {
  if (type === 'career_application.received') return nobody.applicant
  return /sign_in_denied|sign_up_repeated|reuse/.test(type) ? nobody.somebody : nobody.system
}

type Words = Readonly<Record<string, string>>
const categoryWords: Readonly<Record<string, string>> = { ...costCategoryWords, ...statementCategoryWords }
// Of these areas the record is called by a word of ours.
const subjectWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  financial_statement: categoryWords,
  auth: roleWords,
  case_party: partyRoleWords,
}

/** What the record is called, as its reader reads it. */
export function subjectOf({ area, subject }: Pick<Activity, 'area' | 'subject'>): string | null {
  return (subject && subjectWords[area]?.[subject]) ?? subject
}

// Fields whose names stand with the area that has them.
const namesOfArea: Readonly<Record<string, Words>> = {
  case: { ...caseNames, ...caseDetailNames },
  party: partyNames,
  party_alias: partyAliasNames,
  case_party: casePartyNames,
  court: courtNames,
  hearing: { ...hearingNames, ...hearingDetailNames },
  deadline: { ...deadlineNames, ...deadlineDetailNames },
  deadline_rule: { ...deadlineRuleNames, warn_days: warnDaysName },
  case_type: caseTypeNames,
} satisfies Partial<Record<ActivityArea, Words>>

/** What a field is called. */
export function fieldName(field: string, { area }: Pick<Activity, 'area'>): string {
  if (field === 'value') return area === 'work_log' ? valueNames.hours : valueNames.place
  return namesOfArea[area]?.[field] ?? wordFor(fieldNames, field)
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
  'access',
  'change',
  'why',
  'decision',
  'state',
  'kind',
  'leaderboard_hours',
]
const wordsOfField: Readonly<Record<string, Words>> = {
  feedback_text: plainWords,
  format: plainWords,
}
// Closed lists whose words stand with the area that has them.
const wordsOfArea: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  court: { level: courtLevelWords },
  case_type: { side: lawSideWords },
  case: { status: caseStatusWords, part: casePartWords, fee_kind: feeKindWords },
  party: { kind: partyKindWords },
  party_alias: { kind: aliasKindWords },
  case_party: { side: partySideWords, role: partyRoleWords },
  hearing: { state: hearingStateWords, next_kind: nextKindWords },
  time_entry: { billing: billingWords },
} satisfies Partial<Record<ActivityArea, Readonly<Record<string, Words>>>>

/** A value in words; empty where there is none. */
export function shownValue(
  { area }: Pick<Activity, 'area'>,
  field: string,
  value: Change['before'],
  { cost_currency, statement_currency }: Pick<Firm, 'cost_currency' | 'statement_currency'>,
): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? said.yes : said.no
  if (typeof value === 'number') return hours(value)
  const own = wordsOfArea[area]?.[field]?.[value]
  if (own !== undefined) return own
  if (field === 'weekly_off') return weekdaysIn(value)
  if (field === 'amount') return money(value, area === 'case_costing' ? cost_currency : statement_currency)
  if (field === 'sent_at') return shortDay(value.slice(0, 10))
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return shortDay(value)
  if (field === 'month' && /^\d{4}-\d\d$/.test(value)) return monthLabel(value)
  if (/category$/.test(field)) return categoryWords[value] ?? categoryWord(value)
  return codes.includes(field) ? wordFor(valueWords, value) : (wordsOfField[field]?.[value] ?? value)
}

/** Days of the week, of which the first is 0: '[5,6]' as 'Friday, Saturday'. */
function weekdaysIn(value: string): string {
  const sunday = '2023-01-01'
  return [...value.matchAll(/\d/g)].map(([at]) => weekday(daysAfter(sunday, Number(at)))).join(', ')
}

/** A change on one line, for a file or paper: 'Amount: $10.00 → $20.00'. */
export function changeInWords(
  event: Activity,
  change: Change,
  firm: Parameters<typeof shownValue>[3],
): string {
  const side = (value: Change['before']) => shownValue(event, change.field, value, firm) || said.empty
  const name = fieldName(change.field, event)
  if (!('before' in change)) return changeOf.came(name, side(change.after))
  if (!('after' in change)) return changeOf.went(name, side(change.before))
  return changeOf.became(name, side(change.before), side(change.after))
}

function wordFor(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? sentenceCase(key)
}

function sentenceCase(code: string): string {
  const words = code.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
