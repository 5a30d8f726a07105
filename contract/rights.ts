/**
 * Every right there is, with what it opens: an area, or a verb on one. What all staff may do needs none. The names are
 * the same in the calls (`access`), in the policies (`app_has_right`), in live events and on the screens (`may`).
 */
export const rights = {
  'notes.all': 'everybody’s tasks, hours and figures, not only one’s own',
  'cases.manage': 'changes and deletes cases of others, restores their costs and events, sees who added them',
  'cases.write': 'adds to cases that one sees: people of a case that one leads, parties, messages, checks',
  'hearings.write': 'days in court and deadlines of cases that one sees, and what came of them',
  'cases.restrict': 'says who may see a case: restricts it, raises walls and lifts them',
  'conflicts.decide': 'decides conflict checks, and whether work on a case waits for its own',
  'rules.confirm': 'rules of law by which deadlines are worked out: adds, confirms and retires them',
  'data.import': 'brings in rows from files: cases',
  courts: 'courts, types of cases and their stages, as the firm keeps them',
  'feedback.give': 'gives associates feedback, and sees, changes and restores all of it',
  'chat.clear': 'deletes messages of others in the chat, and all of them at once',
  partner_notes: 'what partners write down among themselves',
  meetings: 'meetings and their rooms',
  'time.approve': 'time of everybody: adds and corrects it, approves weeks and gives them back',
  'billing.approve':
    'closes periods, opens approved weeks again, keeps activities and the settings of billing',
  statements: 'income and expenses of the firm',
  applications: 'applications, their tests and resumes',
  audit: 'what happened in the firm, and who did it',
  people: 'everybody’s e-mail and standing; lets people leave and come back',
  'roles.give': 'makes and revokes codes, and changes what role somebody has',
} as const
export type Right = keyof typeof rights

/** Which role holds which rights. Each start of a server writes this into the table `role_rights`, which is what counts. */
export const rightsOfRole = {
  partner: [
    'notes.all',
    'cases.manage',
    'cases.write',
    'hearings.write',
    'cases.restrict',
    'conflicts.decide',
    'rules.confirm',
    'data.import',
    'courts',
    'feedback.give',
    'chat.clear',
    'partner_notes',
    'meetings',
    'time.approve',
    'billing.approve',
    'statements',
    'applications',
    'audit',
    'people',
    'roles.give',
  ],
  associate: ['cases.write', 'hearings.write'],
} as const satisfies Record<string, readonly Right[]>
export type Role = keyof typeof rightsOfRole

export const roles = namesIn(rightsOfRole)

/** Whether a right is among those that the database says somebody holds. */
export function holds({ rights }: { rights: readonly string[] }, right: Right): boolean {
  return rights.includes(right)
}

/** Guaranteed for a literal that is not empty, which has no names beyond its type. */
function namesIn<Name extends string>(of: Readonly<Record<Name, unknown>>): [Name, ...Name[]] {
  return Object.keys(of) as [Name, ...Name[]]
}
