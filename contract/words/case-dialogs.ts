import type { numberReasons } from '../case-states.ts'

/* What the dialogs say that move a case or make two one; apart from what its page says first. */

export const transferWords = {
  title: 'Transfer case',
  why: 'The number that stands goes into the history and is found as before.',
  from: 'From',
  reason: 'Why',
  note: 'Note',
  done: 'Case transferred successfully',
  failed: 'Failed to transfer case',
  hearingsHint: 'Bench, room and item number are left empty then.',
} as const

export const mergeWords = {
  title: 'Merge cases',
  why: 'Everything of the other case goes to the one that is kept. Choose what it takes of each.',
  keepThis: 'Keep this one',
  none: 'There is no other case with this Case ID.',
  loading: 'Loading the other case...',
  loadFailed: 'Failed to load the other case',
  clashes: 'Both have these. Settle them first:',
  noLead: 'Nobody leads the kept case then: who leads it now is on one of the two only, or behind a wall.',
  leadsThen: (name: string) => `${name} leads the kept case then.`,
  leftOut: 'On one of the two only, and would not see the result. Add them by hand:',
  yes: 'Yes',
  no: 'No',
  button: 'Merge Cases',
  ask: 'Are you sure you want to merge these cases?',
  cannot: 'This cannot be undone.',
  done: 'Cases merged successfully',
  failed: 'Failed to merge cases',
} as const

/** Beside whether a case is before a court. */
export const litigationWords = { hint: 'Nobody is reminded of a missing next date where it is not.' } as const

/** What else changes when a case is renamed. */
export const renameWords = {
  also: {
    one: 'Also change the case ID on {n} task, cost or event',
    other: 'Also change the case ID on {n} tasks, costs and events',
  },
  stays: 'They belong to this case either way. Whoever looks for the former ID finds the case.',
  done: {
    one: 'Case ID changed on {n} task, cost or event',
    other: 'Case ID changed on {n} tasks, costs and events',
  },
  failed: 'Failed to change the case ID on all tasks, costs and events',
} as const

/** Why a case has one more number. */
export const reasonWords: Record<(typeof numberReasons)[number], string> = {
  filed: 'Filed',
  transferred: 'Transferred',
  renumbered: 'Renumbered',
  appealed: 'Appealed',
  corrected: 'Corrected',
}

export const lifeWords = {
  dispose: {
    title: 'Dispose case',
    why: 'The court has ended this case. It may still have hearings of execution or review.',
    date: 'Date',
    result: 'Result',
    done: 'Case disposed successfully',
    failed: 'Failed to dispose case',
  },
  close: {
    title: 'Close case',
    checking: 'Looking for what stands open...',
    checkFailed: 'Failed to load what stands open',
    nothingOpen: 'Nothing stands open on this case.',
    standsOpen: 'This stands open',
    stays: 'Tasks, costs and timeline stay as they are. A closed case takes no parties, numbers or messages.',
    note: 'Note',
    done: 'Case closed successfully',
    failed: 'Failed to close case',
    timer: 'A timer is running',
    hearing: 'Hearing to come',
    outcome: 'Outcome missing',
    order: 'Order of the last hearing missing',
    deadline: 'Open deadline',
    open: 'Open',
  },
  reopen: {
    title: 'Reopen case',
    why: 'Its conflicts are checked anew.',
    reason: 'Reason',
    done: 'Case reopened successfully',
    failed: 'Failed to reopen case',
  },
  /** Somebody else was faster, and what was typed is here still. */
  late: {
    open: 'This case was reopened meanwhile. What you typed is not saved.',
    disposed: 'This case was disposed meanwhile. What you typed is not saved.',
    closed: 'This case was closed meanwhile. What you typed is not saved.',
  },
} as const

export const tagWords = { tags: 'Tags', hint: 'One on each line' } as const

/** Texts that name a case without belonging to it. */
export const textWords = {
  title: 'Unlinked texts',
  why: 'They name this case, and were written by somebody who may not see it, or when it bore another id.',
  none: 'No text names this case without belonging to it.',
  listed: 'Unlinked texts',
  loading: 'Loading unlinked texts...',
  loadFailed: 'Failed to load unlinked texts',
  kinds: { note: 'Task', cost: 'Cost', timeline: 'Timeline event' },
  unread: 'You may not read it.',
  link: 'Link',
  refuse: 'Not this case',
  ask: 'Is this not the case that is meant?',
  cannot: 'The text is no longer offered here. This cannot be undone.',
  named: (act: string, text: string) => `${act}: ${text}`,
  linked: 'Text linked successfully',
  refused: 'Text is no longer offered here',
  linkFailed: 'Failed to link text',
  refuseFailed: 'Failed to put text aside',
  close: 'Close',
} as const

/** Cases made of what tasks name. */
export const fromTasksWords = {
  title: 'Cases from tasks',
  why: 'Case IDs on tasks that no case has. Those you tick become cases.',
  none: 'Every Case ID on a task has its case.',
  listed: 'Case IDs on tasks',
  loading: 'Loading Case IDs...',
  loadFailed: 'Failed to load Case IDs',
  tasks: { one: '{n} task', other: '{n} tasks' },
  make: 'Create cases',
  making: 'Creating...',
  most: (count: string) => `At most ${count} at once.`,
  done: 'Cases created successfully',
  failed: 'Failed to create cases',
} as const

/** Who works on a case. */
export const teamWords = {
  title: 'Team',
  why: 'Who works on this case. Whoever was the lead before goes on in the team.',
  restricted: 'Only these people, and partners, see this case.',
  listed: 'People of this case',
  person: 'Person',
  choose: 'Choose a person',
  as: 'Works as',
  asOf: (name: string) => `${name} works as`,
  remove: (name: string) => `Take ${name} off`,
  add: 'Add',
  adding: 'Adding...',
  close: 'Close',
  added: 'Person added successfully',
  changed: 'Team changed successfully',
  removed: (name: string) => `${name} was taken off this case`,
  restored: (name: string) => `${name} is on this case again`,
  failed: 'Failed to change the team',
  peopleFailed: 'Failed to load people',
} as const

/** The numbers that a case has and had. */
export const numbersWords = {
  why: 'The number that stands, and those before it.',
  none: 'This case has no number yet.',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  note: 'Note',
  save: 'Save',
  done: 'Number updated successfully',
  failed: 'Failed to update number',
} as const

export const accessWords = {
  firm: 'Everybody in the firm',
  restricted: 'Only these people, and partners',
  people: 'People',
  addPerson: 'Add a person',
  walls: 'Walls',
  wallHint: 'Whoever is behind a wall does not see this case, partners neither.',
  addWall: 'Put somebody behind a wall',
  reason: 'Reason',
  reasonOf: (name: string) => `Reason for ${name}`,
  remove: (name: string) => `Take ${name} off`,
  lift: (name: string) => `Lift the wall of ${name}`,
  everything: 'Whoever runs the server can see everything.',
  loading: 'Loading who can see it...',
  loadFailed: 'Failed to load who can see this case',
  save: 'Save',
  done: 'Access changed successfully',
  failed: 'Failed to change access',
} as const

/** The field in which a case is picked. */
export const pickCase = {
  case: 'Case',
  find: 'Case ID, number, client or party',
  nothing: 'No case found.',
} as const
