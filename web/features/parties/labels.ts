export const said = {
  runCheck: 'Run conflict check',
  title: 'Parties',
  meta: 'The people and organisations of the firm’s cases',
  add: 'Add Party',
  edit: 'Edit Party',
  this: 'This party',
  shortcut: 'Add party',
  created: 'Party created successfully',
  updated: 'Party updated successfully',
  deleted: 'Party deleted successfully',
  restored: 'Party restored successfully',
  loadFailed: 'Failed to load parties',
  createFailed: 'Failed to create party',
  updateFailed: 'Failed to update party',
  deleteFailed: 'Failed to delete party',
  restoreFailed: 'Failed to restore party',
  loading: 'Loading parties...',
  none: 'No parties yet',
  noneFound: 'No parties found',
  willBeListed: 'Add the people and organisations of your cases.',
  tryOther: 'Try adjusting your search.',
  noUser: 'No user found',
  listed: 'Parties',
  search: 'Search parties',
  searchHint: 'Search names in either script, as they sound',
  capped: 'More than 1,000 names are alike. Give more of the name.',
  onePerLine: 'One on each line',
} as const

export const columns = {
  name: 'Name',
  others: 'Other names',
  kind: 'Kind',
  roles: 'Roles',
  cases: 'Cases',
  last: 'Last case',
} as const

export const duplicates = {
  find: 'Find duplicates',
  back: 'All parties',
  listed: 'Parties that may be one',
  none: 'No two parties are alike',
  hint: 'Parties of the same name, telephone number, e-mail or national ID will be listed here.',
  keep: (name: string) => `Keep ${name}`,
  merge: 'Are you sure you want to merge these parties?',
  undo: 'This cannot be undone.',
  merged: 'Parties merged successfully',
  mergeFailed: 'Failed to merge parties',
} as const

export const names = {
  title: 'Other names',
  another: 'Another name',
  add: 'Add name',
  remove: (name: string) => `Remove ${name}`,
  failed: 'Failed to update party',
} as const

/** Groups of spellings, among the lists of the courts. */
export const groups = {
  tab: 'Words of names',
  add: 'Add Group',
  edit: 'Edit Group',
  this: 'This group',
  shortcut: 'Add group',
  created: 'Group created successfully',
  updated: 'Group updated successfully',
  deleted: 'Group deleted successfully',
  loadFailed: 'Failed to load groups',
  createFailed: 'Failed to create group',
  updateFailed: 'Failed to update group',
  deleteFailed: 'Failed to delete group',
  loading: 'Loading groups...',
  none: 'No groups yet',
  noneFound: 'No groups found',
  willBeListed: 'Spellings that are one word in names will be listed here.',
  tryOther: 'Try adjusting your search.',
  noUser: 'No user found',
  ask: 'Are you sure you want to delete this group?',
  listed: 'Words of names',
  forms: 'Spellings',
  eachLine: 'One on each line, the usual one first',
  weight: 'How much it says about who is meant',
  weights: { '0': 'Nothing', '0.3': 'Little', '0.5': 'Some', '1': 'All' },
}

/** What is known of a person beside their names. */
export const person = {
  birth_year: 'Year of birth',
  national_id: 'National ID',
  endsIn: (last: string) => `Ends in ${last}. What you type takes its place.`,
  whole: '10, 13 or 17 digits. Only the last 4 are shown later.',
  takeAway: 'Take it away',
}

/** What a party is to others. */
export const relations = {
  title: 'Relations',
  kind: 'This party is',
  other: 'Of whom',
  add: 'Add relation',
  isOf: (kind: string, name: string) => `${kind} of ${name}`,
  has: (kind: string, name: string) => `${kind}: ${name}`,
  remove: (relation: string) => `Remove “${relation}”`,
  choose: 'Choose a party from the list.',
}

export const onCase = {
  add: 'Add Party',
  who: 'Party',
  whoHint: 'A party, or the name of a new one',
  isNew: 'No party of this name yet: it will be added.',
  listed: 'Parties of this case',
  none: 'No parties yet',
  noneHint: 'Add the people and organisations of your cases.',
  added: 'Party added successfully',
  addFailed: 'Failed to create party',
  edit: 'Edit Party on Case',
  takeOff: (name: string) => `Take ${name} off this case`,
  asked: 'Are you sure you want to take this party off the case?',
  takenOff: 'Party taken off the case',
  takeOffFailed: 'Failed to delete party',
  which: 'Which of that name',
  choose: 'Choose',
  newOne: 'Somebody new of that name',
  whichMissing: 'Say which one is meant.',
  make: 'Make party',
  typedOnly: (name: string) => `The client “${name}” is typed and no party yet.`,
  willBeClient: 'It stands on this case as our client then.',
  missing: 'Choose a party, or type a name.',
  calledOn: 'Called on this case',
} as const
