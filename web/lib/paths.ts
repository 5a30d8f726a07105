import { linkOptions } from '@tanstack/react-router'

/**
 * Every address of the product, for links and for going somewhere. A test proves that each is a route,
 * so that no link of ours can lead to 'Page not found'.
 */
export const paths = {
  tasks: () => linkOptions({ to: '/' }),
  newTask: () => linkOptions({ to: '/', search: { edit: 'new' } }),
  task: (id: string) => linkOptions({ to: '/', search: { edit: id } }),
  signIn: () => linkOptions({ to: '/auth' }),
  signUp: () => linkOptions({ to: '/auth', search: { tab: 'sign-up' } }),
  forgotPassword: () => linkOptions({ to: '/auth', search: { tab: 'forgot-password' } }),
  profile: () => linkOptions({ to: '/profile' }),
  codes: () => linkOptions({ to: '/profile', hash: 'authorization-codes' }),
  archive: () => linkOptions({ to: '/archive' }),
  archivedTask: (id: string, month?: string) => linkOptions({ to: '/archive', search: { month, open: id } }),
  career: () => linkOptions({ to: '/career' }),
  applications: () => linkOptions({ to: '/applications' }),
  application: (id: string) => linkOptions({ to: '/applications', search: { review: id } }),
  caselist: () => linkOptions({ to: '/caselist' }),
  addCase: () => linkOptions({ to: '/caselist', search: { add: '1' } }),
  case: (id: string, tab?: 'messages' | 'hearings') =>
    linkOptions({ to: '/caselist/case', search: { id, ...(tab && { tab }) } }),
  mergeCases: (id: string, other?: string) =>
    linkOptions({ to: '/caselist/case', search: { id, dialog: 'merge', ...(other && { other }) } }),
  diary: () => linkOptions({ to: '/diary' }),
  calendar: () => linkOptions({ to: '/calendar' }),
  costing: () => linkOptions({ to: '/costing' }),
  courts: () => linkOptions({ to: '/courts' }),
  parties: () => linkOptions({ to: '/parties' }),
  party: (id: string) => linkOptions({ to: '/parties', search: { edit: id } }),
  conflicts: () => linkOptions({ to: '/conflicts' }),
  conflictCheck: (id: string) => linkOptions({ to: '/conflicts', search: { id } }),
  conflictsOfCase: (id: string) => linkOptions({ to: '/conflicts', search: { case: id } }),
  runConflictCheck: (id?: string) => linkOptions({ to: '/conflicts', search: { case: id, add: '1' } }),
  timeline: () => linkOptions({ to: '/timeline' }),
  meetings: () => linkOptions({ to: '/meetings' }),
  partners: () => linkOptions({ to: '/partners' }),
  feedback: () => linkOptions({ to: '/feedback' }),
  chat: () => linkOptions({ to: '/chat' }),
  statements: () => linkOptions({ to: '/statements' }),
  leaderboard: () => linkOptions({ to: '/leaderboard' }),
  audit: () => linkOptions({ to: '/audit' }),
  people: () => linkOptions({ to: '/people' }),
  importCases: () => linkOptions({ to: '/import', search: { kind: 'cases' } }),
  history: (record: string) => linkOptions({ to: '/audit', search: { record } }),
}
