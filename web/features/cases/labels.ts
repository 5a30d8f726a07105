import { plural } from '../../lib/words.tsx'

/** What the case list says. */
export const said = {
  created: 'Case created successfully',
  updated: 'Case updated successfully',
  deleted: 'Case deleted successfully',
  loadFailed: 'Failed to load cases',
  createFailed: 'Failed to create case',
  updateFailed: 'Failed to update case',
  deleteFailed: 'Failed to delete case',
  loading: 'Loading cases...',
  none: 'No cases found',
  title: 'Caselist',
  meta: 'Manage and track legal cases',
  shortcut: 'Add case',
  this: 'This case',
  add: 'Add Case',
  edit: 'Edit Case',
  create: 'Create Case',
  creating: 'Creating...',
  createAndCheck: 'Save and check conflicts',
  checksFailed: 'Failed to load conflict checks',
  addFirst: 'Add First Case',
  tryOther: 'Try adjusting your search terms.',
  willBeListed: 'The cases of the firm will be listed here.',
  clearSearch: 'Clear search',
  search: 'Search cases',
  searchHint: 'Search cases, people, or a date like ‘Jul 07, 2026’',
  listed: 'Cases',
  whoSees: 'Everybody in the firm sees it; you and the partners can change it.',
  createdBy: 'Created By',
  createdOn: 'Created',
  role: 'Role',
  actions: 'Actions',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  idLike: 'CASE-2026-001',
  addLink: 'Add Link',
  opensElsewhere: 'opens in a new tab',
  order: 'Order',
  columns: 'Columns',
  import: 'Import',
  twins: 'Find duplicates',
  fromTasks: 'Cases from tasks',
  courts: 'Courts',
  parties: 'Parties',
} as const

export const asked = { delete: 'Are you sure you want to delete this case?' } as const

/** The orders of the list, where no header of a table can be pressed. */
export const orderWords = {
  'created_at desc': 'Newest first',
  'created_at asc': 'Oldest first',
  'case_id asc': 'Case ID, A to Z',
  'case_id desc': 'Case ID, Z to A',
  'client_name asc': 'Client, A to Z',
  'client_name desc': 'Client, Z to A',
  'next_hearing_on asc': 'Next date, soonest first',
  'next_hearing_on desc': 'Next date, latest first',
} as const

/** The columns that can be chosen beside the seven. */
export const columnWords = { number: 'Number', court: 'Court', next: 'Next date', status: 'Status' } as const

/** What narrows the list by a press. */
export const chips = { label: 'Show only', mine: 'Mine', undated: 'No next date' } as const

export function linking(done: string, of: string): string {
  return `Linking ${done} of ${of}`
}

/** What is chosen for a new case. */
export const choiceNames = {
  court_ref: 'Court',
  type_ref: 'Type',
  stage_ref: 'Stage',
  case_year: 'Year',
  lead_id: 'Lead',
  clients: 'Clients',
  opponents: 'Opponents',
  team: 'Team',
} as const

/** What is said where a case is chosen: of a cost, an event, a filter. */
export const choosing = {
  which: 'Choose or type a case ID',
  all: 'All Cases',
  /** Below the cases that are offered, when there are others. */
  others: 'Type more to see others',
  nothing: 'No case has this in its ID or client.',
  label: 'Case',
  hint: 'ID, number, client or party',
  noCase: 'No case found',
  unpicked: 'Choose a case from the list, or leave it empty.',
} as const

/** Where nothing can be booked yet, because no task or case has a case id (specification: costing 5). */
export const noCaseIds = {
  short: 'No cases available - create a note first',
  long: 'Create a note with a case ID first',
} as const

/** Where a case gets an id that another one has; that is allowed, and perhaps not meant. */
export function anotherHasId(client_name: string | null): string {
  return `Another case has this Case ID.${client_name ? ` Its client: ${client_name}` : ''}`
}

/** What opens the links of a case says after their number, and the heading above them. */
export const linksOf = {
  button: (count: number, case_id: string) =>
    plural(count, { one: `link of ${case_id}`, other: `links of ${case_id}` }),
  heading: (case_id: string) => `Links of ${case_id}`,
}

/** A field of a link by its place, counted from 1. */
export const linkAt = {
  name: (place: string) => `Link ${place}`,
  remove: (place: string) => `Remove link ${place}`,
}

export const rowActions = {
  edit: (case_id: string) => `Edit ${case_id}`,
  delete: (case_id: string) => `Delete ${case_id}`,
}
