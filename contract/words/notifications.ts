import type { NotificationKind } from '../notification-kinds.ts'

interface Words {
  title: string
  message: string
  /** The message for a count of one. */
  one?: string
  /** The title for whoever is mentioned. */
  mentioned?: string
  /** The message by mail, where the other one holds what people wrote: that stays in the product. */
  mailed?: string
}

/** How long until a deadline. */
/** How many days, by whether it is one. */
export const inDays = { one: '{n} day', other: '{n} days' } as const

/** Who did what nobody of the firm did. */
export const somebody = 'Somebody'

const message = { title: 'New message from {actor}', mentioned: '{actor} mentioned you' }

const ofHearing = '{case_id}, {court}, {day}'
/** The purpose brings its comma, where there is one. */
const reminded = '{case_id}, {court}{purpose}'
const ofDeadline = '{case_id}, {title}'
/** The doubt brings its dot, where there is one. */
const warned = `${ofDeadline}{doubt}`

/** What each kind of notification says; what stands in braces are its params (contract/notification-kinds.ts). */
export const notificationWords: Readonly<Record<NotificationKind, Words>> = {
  'note.created': { title: 'New task created', message: '{actor} created “{title}”' },
  'note.modified': { title: 'Task updated', message: '{actor} updated “{title}”' },
  'note.archived': { title: 'Task archived', message: '{actor} archived “{title}”' },
  'note.unarchived': { title: 'Task unarchived', message: '{actor} unarchived “{title}”' },
  'note.deleted': { title: 'Task deleted', message: '{actor} deleted “{title}”' },
  'note.restored': { title: 'Task restored', message: '{actor} restored “{title}”' },
  'note.assigned': { title: 'A task for you', message: '{actor} asked you to work on “{title}”' },
  'note.owner_asked': { title: 'Take this task?', message: '{actor} asks you to take “{title}”' },
  'note.owner_accepted': { title: 'Your task has a new owner', message: '{actor} took “{title}”' },
  'note.owner_declined': { title: 'Your task stays yours', message: '{actor} did not take “{title}”' },
  'note.owner_made': { title: 'New owner of a task', message: '{actor} made {owner} the owner of “{title}”' },
  'work.arrived': { title: 'Work moved', message: '{actor} moved the open work of {of}' },
  'work.given_back': {
    title: 'Work given back',
    message: '{actor} gave {of} the work back that was unchanged',
  },
  'note.near': { title: 'Due on {day}', message: 'Task “{title}”' },
  'note.tomorrow': { title: 'Due tomorrow', message: 'Task “{title}”' },
  'note.today': { title: 'Due today', message: 'Task “{title}”' },
  'note.step_done': {
    title: 'Step done',
    message: '{actor} did “{step}” of “{title}”',
    mailed: '{actor} did a step of “{title}”',
  },
  'timer.running': { title: 'Is your timer still running?', message: 'Task “{title}”' },
  'time.changed': { title: 'Your time was changed', message: '{actor} changed your time of {day}' },
  'timesheet.due': { title: 'Week not submitted', message: 'Your week of {day} is not submitted yet' },
  'timesheet.waiting': {
    title: 'Weeks to approve',
    one: '{count} week waits for approval',
    message: '{count} weeks wait for approval',
  },
  'timesheet.approved': { title: 'Week approved', message: '{actor} approved your week of {day}' },
  'timesheet.returned': {
    title: 'Week returned',
    message: '{actor} returned your week of {day}: {reason}',
    mailed: '{actor} returned your week of {day}',
  },
  'absence.created': { title: 'You stand in for {person}', message: 'From {day} to {until}' },
  'absence.modified': { title: 'You stand in for {person}', message: 'Now from {day} to {until}' },
  'absence.deleted': {
    title: 'You no longer stand in for {person}',
    message: 'The absence from {day} to {until} was taken back',
  },
  'notes.auto_archived': {
    title: 'Tasks archived',
    one: '{count} task of past months moved to the archive',
    message: '{count} tasks of past months moved to the archive',
  },
  'partner_feedback.given': {
    title: 'New feedback',
    message: '{actor} gave you feedback with {rating} of 5 stars',
  },
  'partner_feedback.modified': { title: 'Feedback updated', message: '{actor} changed the feedback for you' },
  'career_application.received': { title: 'New application', message: '{full_name} applied for {position}' },
  'case.mentioned': {
    title: '{actor} mentioned you',
    message: '{actor} mentioned you on the case {case_id}',
  },
  'case.person_added': {
    title: 'You were added to a case',
    message: '{actor} added you to the case {case_id}',
  },
  'hearing.asked': { title: '{actor} asks you to appear', message: ofHearing },
  'hearing.accepted': { title: '{actor} will appear', message: ofHearing },
  'hearing.declined': { title: '{actor} cannot appear', message: ofHearing },
  'hearing.near': { title: 'Hearing on {day}', message: reminded },
  'hearing.tomorrow': { title: 'Hearing tomorrow', message: reminded },
  'hearing.today': { title: 'Hearing today', message: reminded },
  'hearing.unseen': { title: 'Nobody has seen the reminder of this hearing', message: reminded },
  'hearing.missing': { title: 'Outcome missing', message: ofHearing },
  'hearing.clash': { title: 'Clash: {court} and {other}', message: '{case_id} and {other_id}, {day}' },
  'hearing.tight': { title: 'Tight: {court} and {other}', message: '{case_id} and {other_id}, {day}' },
  'case.undated': { title: 'No next date', message: '{case_id}' },
  'deadline.near': { title: 'Deadline in {days}', message: warned },
  'deadline.today': { title: 'Deadline today', message: warned },
  'deadline.unseen': { title: 'Nobody has seen the reminder of this deadline', message: warned },
  // The database writes these two itself (migration 0220).
  'deadline.handed': { title: 'You see to a deadline now', message: ofDeadline },
  'deadline.without_backup': { title: 'A deadline has no backup any more', message: ofDeadline },
  'deadline.sign': { title: 'Deadline to sign', message: `${ofDeadline}, {day}` },
  'hearing.listed': { title: 'Listed on {day}', message: ofHearing },
  'conflict_check.ran': {
    title: 'Conflict check to review',
    message: '{actor} had names checked for conflicts',
  },
  'import.finished': {
    title: 'Import finished',
    one: '{count} case came from “{file_name}”',
    message: '{count} cases came from “{file_name}”',
  },
  'import.failed': { title: 'Import failed', message: 'Nothing came from “{file_name}”' },
  'security.signed_in': {
    title: 'New sign-in to your account',
    message: '{device}. If it was not you, change your password at once.',
  },
  'security.password_changed': {
    title: 'Your password was changed',
    message: 'You were signed out everywhere else. If it was not you, set a new password at once.',
  },
  'chat.message': { ...message, message: '{message}' },
  'chat.file': { ...message, message: 'Sent a file: {file_name}' },
}
