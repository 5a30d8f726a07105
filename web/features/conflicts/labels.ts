import type {
  CheckReason,
  HitDecision,
  HitFlag,
  hitLevels,
  hitReasons,
  hitSources,
} from '../../../contract/conflict-words.ts'
import { plural } from '../../lib/words.tsx'

/** The page of conflict checks, and one of them. */
export const said = {
  title: 'Conflict check',
  meta: 'Names that were looked for among parties, clients, applicants and staff',
  run: 'Run conflict check',
  running: 'Looking...',
  print: 'Print',
  all: 'All checks',
  ofCase: 'Checks of this case',
  listed: 'Conflict checks',
  anyState: 'All states',
  stateFilter: 'State',
  loading: 'Loading conflict checks...',
  loadFailed: 'Failed to load conflict checks',
  none: 'No conflict checks yet',
  noneHint: 'Checks that you ran, or may decide, will be listed here.',
  open: 'Open',
  retry: 'Retry',
  gone: 'This conflict check is not available to you.',
} as const

export const report = {
  loading: 'Loading conflict check...',
  loadFailed: 'Failed to load conflict check',
  listed: 'Names that are alike',
  reviewed: 'A partner reviews this check.',
  capped: 'More than 1,000 names are alike. Give more of the name.',
  looking: 'Looking again with what you see...',
  lookFailed: 'Failed to look again',
  decideFirst: 'Decide every strong hit first.',
  second: 'Waiting for a second partner',
  decide: 'Decide',
  change: 'Change',
  addNote: 'Add note',
  changeNote: 'Change note',
  saveNote: 'Save',
  noteOf: (name: string) => `Note on ${name}`,
  keepAsIs: 'Keep as it is',
  bodies: 'Public bodies',
  applicant: 'Applicant',
  decisionFailed: 'Failed to update conflict check',
  shortcuts: { 1: 'Same person', 2: 'Somebody else', 3: 'No conflict' },
} as const

export const heads = {
  asked: 'Asked for',
  name: 'Name',
  alike: 'Alike',
  where: 'Where',
  role: 'Role',
  case: 'Case',
  since: 'Since',
  decision: 'Decision',
  names: 'Names',
  why: 'Why',
  state: 'State',
  by: 'Run by',
  when: 'When',
} as const

export const deciding = {
  title: 'Decide conflict check',
  about: 'The word stands on the case.',
  outcome: 'What it comes to',
  note: 'Note',
  noteHint: 'Needed for a conflict, and where one is waived.',
  noteMissing: 'Say why.',
  outcomeMissing: 'Choose what it comes to.',
  done: 'Conflict check decided successfully',
  failed: 'Failed to decide conflict check',
} as const

export const running = {
  title: 'Run conflict check',
  about: 'Up to 20 names, in either script.',
  ofCase: 'The check belongs to the case.',
  name: 'Name',
  other: 'Name in the other script',
  side: 'Side',
  role: 'Role',
  more: 'Another name',
  nameOf: (n: string) => `Name ${n}`,
  remove: (n: string) => `Remove name ${n}`,
  missing: 'Give a name.',
  failed: 'Failed to run conflict check',
} as const

export const gate = {
  title: 'Conflict check before work',
  hint: 'While it is on, a case takes no number until its check is cleared or waived. Add Case is never refused.',
  saved: 'Setting saved successfully',
  failed: 'Failed to save the setting',
} as const

export const checkReasonWords: Record<CheckReason, string> = {
  new_case: 'New case',
  party_changed: 'Party changed',
  reopened: 'Case reopened',
  applicant: 'Applicant',
  by_hand: 'By hand',
}

export const decisionWords: Record<HitDecision, string> = {
  open: 'Open',
  same_person: 'Same person',
  other_person: 'Somebody else',
  no_conflict: 'No conflict',
}

export const flagWords: Record<HitFlag, string> = {
  client_stood_against_us: 'Our client stood against us',
  opponent_is_client: 'An opponent is our client now',
  opponent_was_client: 'An opponent was our client before',
  counsel_is_staff: 'An opponent’s counsel is staff',
  applicant_is_party: 'An applicant is a party',
  name_only: 'Same name only',
}

export const levelWords: Record<(typeof hitLevels)[number], string> = {
  strong: 'Strong',
  possible: 'Possible',
}

export const sourceWords: Record<(typeof hitSources)[number], string> = {
  party: 'Party',
  case_client: 'Case',
  note_client: 'Task',
  applicant: 'Applicant',
  staff: 'Staff',
}

export const whyWords: Record<(typeof hitReasons)[number], string> = {
  name: 'name',
  phone: 'phone',
  email: 'e-mail',
  national_id: 'national ID',
  relation: 'relation',
}

/** 'CASE-2026-441, new case'. */
export const caseAndWhy = (case_id: string, why: string): string => `${case_id}, ${why.toLowerCase()}`

export const namesAgainst = (asked: number, names: string | null): string =>
  plural(asked, { one: '{n} name', other: '{n} names' }) + (names === null ? '' : ` against ${names} names`)

export const runBy = (name: string, when: string): string => `run by ${name}, ${when}`

export const noneAlike = (names: string): string => `No name alike was found in ${names} names.`

export const strongCount = (n: number): string => plural(n, { one: '{n} strong', other: '{n} strong' })
export const possibleCount = (n: number): string => plural(n, { one: '{n} possible', other: '{n} possible' })

export const onCases = (name: string, cases: number): string =>
  `${name}, ${plural(cases, { one: '{n} case', other: '{n} cases' })}`

export const strongDecided = (decided: string, all: string): string =>
  `${decided} of ${all} strong hits decided.`

export const decisionOn = (name: string): string => `Decision on ${name}`
export const changeOf = (name: string): string => `Change the decision on ${name}`
export const openOf = (names: string): string => `Open the check of ${names}`
export const andMore = (name: string, more: number): string =>
  more === 0 ? name : `${name} ${plural(more, { one: 'and {n} more', other: 'and {n} more' })}`
export const stateOfCheck = (state: string): string => `Conflict check: ${state}`
