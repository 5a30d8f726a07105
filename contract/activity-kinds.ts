/** Everything that the audit knows: by area what can happen there. A type of event is `area.action`. */
export const activityAreas = {
  note: [
    'created',
    'modified',
    'archived',
    'unarchived',
    'deleted',
    'restored',
    'assigned',
    'unassigned',
    'steps_changed',
  ],
  note_recurrence: ['created', 'modified', 'deleted'],
  task_template: ['created', 'modified', 'deleted'],
  work_log: ['added', 'corrected', 'deleted'],
  timer: ['started', 'stopped', 'discarded'],
  time: ['saved'],
  notes: ['auto_archived', 'month_closed'],
  case: [
    'created',
    'modified',
    'access_changed',
    'deleted',
    'disposed',
    'closed',
    'reopened',
    'person_added',
    'person_removed',
    'transferred',
    'number_noted',
    'text_linked',
    'merged',
  ],
  case_message: ['sent', 'deleted'],
  court: ['created', 'modified', 'deleted'],
  case_type: ['created', 'modified', 'deleted'],
  case_stage: ['created', 'modified', 'deleted'],
  court_calendar: ['created', 'modified', 'deleted', 'changed'],
  firm_settings: ['modified'],
  reminder_step: ['created', 'modified', 'deleted'],
  message_template: ['created', 'modified', 'deleted'],
  client_message: ['copied'],
  case_costing: ['created', 'modified', 'deleted', 'restored'],
  case_timeline: ['created', 'modified', 'reordered', 'deleted', 'restored'],
  calendar_event: ['created', 'modified', 'deleted'],
  calendar_feed: ['created', 'revoked'],
  meeting: ['created', 'modified', 'deleted'],
  absence: ['created', 'modified', 'deleted'],
  partner_note: ['created', 'modified', 'deleted', 'restored'],
  partner_feedback: ['given', 'modified', 'deleted', 'restored'],
  financial_statement: ['created', 'modified', 'deleted', 'restored'],
  career_application: ['received', 'reviewed', 'resume_downloaded'],
  community_chat: ['sent', 'deleted', 'cleared'],
  profile: ['renamed', 'modified'],
  person: ['role_set', 'deactivated', 'reactivated'],
  party: ['created', 'modified', 'deleted', 'restored', 'merged'],
  party_alias: ['created', 'modified', 'deleted'],
  party_relation: ['created', 'modified', 'deleted'],
  conflict_check: ['ran', 'decided'],
  conflict_hit: ['decided'],
  case_party: ['created', 'modified', 'deleted'],
  name_group: ['created', 'modified', 'deleted'],
  hearing: ['created', 'modified', 'closed', 'reopened', 'handed_over', 'deleted', 'restored'],
  deadline: ['created', 'modified', 'signed', 'done', 'waived', 'resumed', 'deleted', 'restored'],
  deadline_rule: ['created', 'modified', 'confirmed', 'retired', 'deleted'],
  cause_list: ['read', 'applied', 'undone'],
  list: ['exported'],
  import: ['applied', 'undone'],
  auth: [
    'signed_up',
    'sign_up_repeated',
    'email_confirmed',
    'signed_in',
    'sign_in_denied',
    'signed_out',
    'password_changed',
    'session_reuse_detected',
    'code_created',
    'code_revoked',
  ],
} as const

export type ActivityArea = keyof typeof activityAreas
export type ActivityAction = (typeof activityAreas)[ActivityArea][number]
/** The types of all events, exactly those that the server's features name. */
export type ActivityType = {
  [A in ActivityArea]: `${A}.${(typeof activityAreas)[A][number]}`
}[ActivityArea]

/** What can happen, each once, in the order of the areas. */
export const activityActions: readonly ActivityAction[] = [...new Set(Object.values(activityAreas).flat())]

/** Comings and goings are kept for so many years; what was done to the firm's records is never forgotten. */
export const yearsOfPassing = 1
