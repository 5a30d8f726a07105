import type { CaseStatus } from '../../../contract/case-states.ts'
import { plural } from '../../lib/words.tsx'
import type { CaseTab } from './address.ts'

/** What the page of a case says. */
export const said = {
  loading: 'Loading case...',
  loadFailed: 'Failed to load case',
  gone: 'This case is no longer available to you.',
  toList: 'To the Caselist',
  tabs: 'Parts of the case',
  nextTab: 'Next tab',
  tabBefore: 'Previous tab',
  edit: 'Edit',
  actions: 'Actions for this case',
  restricted: 'Restricted',
  nextDate: 'Next date',
  closedNow: 'This case is closed.',
  all: 'All',
  transfer: 'Transfer Case',
  merge: 'Merge',
  check: 'Run conflict check',
  texts: 'Unlinked texts',
  sayWhy: 'Say why',
  show: 'Show',
  addHearing: 'Add Hearing',
  addDeadline: 'Add Deadline',
  dispose: 'Dispose Case',
  close: 'Close Case',
  reopen: 'Reopen Case',
  access: 'Who can see this case',
} as const

export const tabWords: Record<CaseTab, string> = {
  overview: 'Overview',
  tasks: 'Tasks',
  hours: 'Hours',
  costs: 'Costs',
  timeline: 'Timeline',
  hearings: 'Hearings',
  deadlines: 'Deadlines',
  parties: 'Parties',
  events: 'Events',
  messages: 'Messages',
  activity: 'Activity',
}

/** Where a tab has nothing to show. */
export const empty: Record<Exclude<CaseTab, 'overview'>, string> = {
  tasks: 'No tasks on this case yet',
  hours: 'No hours yet',
  costs: 'No costs yet',
  timeline: 'No timeline events yet',
  hearings: 'No hearings yet',
  deadlines: 'No deadlines yet',
  parties: 'No parties yet',
  events: 'No events yet',
  messages: 'No messages yet',
  activity: 'Nothing has happened yet',
}

export const statusWords: Record<CaseStatus, string> = {
  open: 'Open',
  disposed: 'Disposed',
  closed: 'Closed',
}

/** The cards of the overview, and the facts in them. */
export const overview = {
  facts: 'Facts',
  parties: 'Parties',
  team: 'Team',
  changeTeam: 'Change team',
  allNumbers: 'All numbers',
  latest: 'Latest activity',
  hours: 'Hours',
  costs: 'Costs',
  number: 'Number',
  former: 'Former case IDs',
  court: 'Court',
  bench: 'Bench',
  filed: 'Filed',
  stage: 'Stage',
  client: 'Client',
  disposed: 'Disposed',
  closed: 'Closed',
  fee: 'Fee',
  yes: 'Yes',
  no: 'No',
  tags: 'Tags',
  links: 'Links',
  description: 'Description',
  nothingKnown: 'Nothing is known of this case yet but its ID.',
  nobody: 'Nobody is on this case yet',
  ours: 'Our side',
  theirs: 'Their side',
  neutral: 'Neutral',
} as const

/** '12 entries'. */
export const hearingsToo = (hearings: number): string =>
  plural(hearings, {
    one: 'Also move {n} hearing to come to the new court',
    other: 'Also move {n} hearings to come to the new court',
  })

export const entriesOf = (count: number): string => plural(count, { one: '{n} entry', other: '{n} entries' })

/** 'Writ Petition No. 4312 of 2026'. */
export function numberOf(type: string | null, no: string, year: string): string {
  return type ? `${type} No. ${no} of ${year}` : `No. ${no} of ${year}`
}

/** Behind the number that stands. */
export const before = (day: string, number: string): string => `before ${day}: ${number}`
