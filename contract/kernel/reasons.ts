import { hoursOfADay, longestRunDays, longRunHours, resumeMegabytes } from '../limits.ts'
import type { Complaint } from './complaints.ts'
import { shownSentences } from './shown-reasons.ts'
import { signingSentences } from './signing-reasons.ts'
import { timeSentences } from './time-reasons.ts'

/** The kinds of refusal and their HTTP status: the only place where the two meet. */
export const statusOfKind = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  rule: 422,
  too_many: 429,
  unavailable: 503,
} as const

export type Kind = keyof typeof statusOfKind

/** Every reason that the server may refuse with, and the sentence that a person can act on. */
export const sentenceOfReason = {
  ...shownSentences,
  ...signingSentences,
  ...timeSentences,
  'request.invalid': 'Some of what was sent is not valid.',
  'request.too_large': 'That is too large to be accepted.',
  'request.not_json': 'Send the request as JSON.',
  'request.too_many': 'Too many requests. Please wait a moment and try again.',
  'request.key_reused': 'This Idempotency-Key was used before with other content.',
  'request.stale_version': 'Somebody else changed this in the meantime.',
  'request.foreign_origin': 'This came from another site and is not accepted.',
  'request.unknown_address': 'There is nothing at this address.',
  'session.missing': 'Please sign in.',
  'auth.credentials_invalid': 'Invalid login credentials',
  'auth.email_fixed': 'Email cannot be changed from this interface.',
  'auth.password_common': 'This password is too easy to guess. Please choose another one.',
  'auth.password_same': 'New password should be different from the old password.',
  'auth.current_password_required': 'Please enter your current password, or ask for a link by e-mail.',
  'auth.link_expired': 'Email link is invalid or has expired',
  'auth.token_invalid': 'Your session has expired. Please sign in again.',
  'auth.refresh_unknown': 'Invalid Refresh Token: Refresh Token Not Found',
  'auth.refresh_used': 'Invalid Refresh Token: Already Used',
  'auth.too_many_tries': 'Too many attempts. Please wait a moment and try again.',
  'auth.too_many_accounts': 'Too many accounts were made. Please wait a moment and try again.',
  'auth.too_many_mails': 'Too many e-mails were asked for. Please wait a moment and try again.',
  'rights.partners_only': 'Only partners can do this.',
  'profiles.only_full_name': 'Only the full name can be changed.',
  'files.not_a_form': 'Send the file as multipart/form-data.',
  'files.missing': 'Choose a file to send.',
  'files.empty': 'The file is empty.',
  'files.too_large': 'The file is too large.',
  'files.kind': 'This kind of file is not accepted.',
  'files.content': 'What is in the file is not what its name says.',
  'files.cut_off': 'The upload was cut off. Please try again.',
  'files.quota': 'Your files take up all the room that one person has. Delete some of them first.',
  'files.no_room': 'There is no room for more files at the moment.',
  'files.store_away': 'Files cannot be kept or fetched at the moment. Please try again shortly.',
  'files.link_expired': 'This link has expired. Open the file again.',
  'push.host': 'This browser’s push service is not known here.',
  'push.off': 'Push notifications are not set up on this server.',
  'row.not_found': 'It does not exist, or you may not see it.',
  'server.unavailable': 'The server is busy or starting. Please try again shortly.',
  'live.too_many_windows': 'You have too many windows open. Close some of them.',
  'notes.not_archived': 'This task is not archived.',
  'notes.not_deleted': 'This task is not deleted.',
  'notes.assignee_only': 'Only the owner or a partner can change this task.',
  'notes.cannot_see': 'This person may not see the case of this task.',
  'notes.template_guarded': 'A template of a case with limited access cannot be shared.',
  'notes.too_many_assignees': 'A task can have at most 20 people.',
  'work_moves.same_person': 'Choose somebody else.',
  'work_moves.changed': 'The open work has changed since it was counted. Look at it again.',
  'work_moves.too_late': 'This can be undone for 7 days only.',
  'views.too_many': 'You can save at most 50 views.',
  'notes.too_many_steps': 'A task can have at most 100 steps.',
  'notes.subcategory_of_another_category': 'The subcategory does not belong to the category.',
  'notes.hours_above_a_day': `One person cannot log more than ${hoursOfADay} hours on one day.`,
  'notes.content_too_large': 'The text is too large: at most 256 KiB is kept.',
  'notes.content_too_deep': 'The text is nested too deeply.',
  'work_logs.day_exists': 'There are hours of yours on this task on that day already. Correct those instead.',
  'timers.already_running': 'A timer is running already. Stop it first.',
  'timers.none_running': 'No timer is running.',
  'timers.paused': 'The timer is paused already.',
  'timers.not_paused': 'The timer is not paused.',
  'timers.ran_long': `The timer ran for more than ${longRunHours} hours. Say what to keep.`,
  'timers.too_long': `A run of more than ${longestRunDays} days cannot be booked. Check the start time.`,
  'timers.in_the_future': 'The end must not be in the future.',
  'time.overlaps':
    'This overlaps other time of the same person. Change the times, or record it without times.',
  'time.proposed_logged': 'This is logged already. Change that time instead.',
  'time.week_submitted': 'This week is submitted. Recall it to change it.',
  'time.week_approved': 'This week is approved. Ask for it to be returned.',
  'time.billed': 'This is on an invoice and cannot be changed.',
  'time.case_closed': 'This case is closed. Ask a partner to record time on it.',
  'time.case_needed': 'Billable time needs a case.',
  'time.several_cases': 'Several cases fit. Choose one.',
  'timers.logged_already': 'Part of this time is logged already.',
  'timesheets.timer_running': 'Stop your timer first.',
  'timesheets.own_week': 'Somebody else must approve your week.',
  'timesheets.moved_on': 'This week has another state by now.',
  'timesheets.billed': 'Time of this week is on an invoice.',
  'working_hours.exists': 'This person’s working hours are set already. Change those.',
  'notes.hours_fixed': 'Hours of this task are submitted, approved or billed. Archive it instead.',
  'cases.id_not_in_use': 'No task has this case ID. Create a note with a case ID first.',
  'cases.last_partner': 'At least one partner must be able to see this case.',
  'cases.lead_walled': 'The lead cannot be behind a wall. Choose another lead first.',
  'cases.closed': 'This case is closed. Reopen it first.',
  'cases.close_open_hearings': 'This case has hearings to come. Record or remove them first.',
  'cases.close_open_deadlines': 'This case has open deadlines. Finish or waive them first.',
  'cases.close_running_timer': 'A timer is running on a task of this case. Stop it first.',
  'cases.in_use': 'This case has hearings, deadlines, parties or messages. Close it or merge it instead.',
  'cases.deadline_kept': 'The history of a deadline of this case is kept. Close it or merge it instead.',
  'cases.merged': 'This case was merged into another one.',
  'cases.number_taken': 'Another case has this number in this court.',
  'cases.merge_status': 'Only two open or two closed cases can be merged.',
  'cases.merge_clash':
    'These cases have hearings on the same day in the same court, or a party in the same role. Settle them first.',
  'cases.merge_itself': 'A case cannot be merged with itself.',
  'conflicts.first': 'Run the conflict check of this case first.',
  'conflicts.hits_open': 'Decide every strong hit first.',
  'conflicts.another_partner': 'Another partner must decide this check as well.',
  'conflicts.decided': 'This check is decided already.',
  'courts.in_use': 'This is used by cases or hearings. Switch it off instead.',
  'cases.other_id': 'This case does not have this case ID.',
  'hearings.cannot_see': 'This person may not see the case.',
  'hearings.day_taken': 'This case has a hearing in this court on that day already.',
  'hearings.adjourned_by_missing': 'Say by whom it was adjourned.',
  'hearings.next_missing': 'Say the next date, or that there is none.',
  'hearings.next_before': 'The next date must not be before this one.',
  'hearings.court_closed': 'The court does not sit on that day. Choose another day or keep it anyway.',
  'hearings.closed': 'The outcome is recorded. Reopen the hearing to change it.',
  'hearings.next_has_moved': 'The next hearing was changed since. Change that one instead.',
  'hearings.handover_asked': 'Somebody is asked to appear already. Wait for the answer or withdraw it first.',
  'hearings.handover_over': 'This was answered or withdrawn already.',
  'hearings.not_deleted': 'This hearing is not deleted.',
  'deadlines.reason_missing': 'Give a reason.',
  'deadlines.ended': 'This deadline is done or waived. Take that back first.',
  'deadlines.computed_anew': 'This deadline ends on another day by now. Look at it again.',
  'deadlines.made_already': 'This case has this deadline on that day already.',
  'deadlines.not_deleted': 'This deadline is not deleted.',
  'deadlines.rule_fixed': 'This rule is confirmed. Make a new version of it instead.',
  'deadlines.rule_used': 'Deadlines were worked out by this rule. Retire it instead.',
  'parties.name_missing': 'Give a name in Bangla or in Latin letters.',
  'parties.in_use': 'This party is on a case. Take it off or merge it.',
  'parties.not_deleted': 'This party is not deleted.',
  'parties.on_case_already': 'This party is on the case in this role already.',
  'parties.related_already': 'These two parties are related like this already.',
  'name_groups.form_taken': 'A spelling of these stands in another group already.',
  'note_recurrences.repeats_already': 'This task repeats already. Change that instead.',
  'absences.overlap': 'There is an absence in these days already.',
  'absences.cover_away': 'The cover is away in these days.',
  'meetings.room_taken': 'Another meeting takes place there at that time.',
  'case_costing.not_deleted': 'This cost is not deleted.',
  'case_timeline.not_deleted': 'This event is not deleted.',
  'partner_notes.not_deleted': 'This partner note is not deleted.',
  'partner_feedback.not_deleted': 'This feedback is not deleted.',
  'partner_feedback.not_an_associate': 'Feedback is given to an associate. Choose one from the list.',
  'case_timeline.another_case': 'Events are put in order within one case only.',
  'careers.another_applicant': 'The test was started with another e-mail or for another position.',
  'careers.test_finished': 'The test has ended; its answers can no longer be changed.',
  'careers.attempt_used': 'An application was sent with this test already.',
  'careers.hidden_field': 'A hidden field was filled in. Please reload the page and try again.',
  'careers.too_fast': 'That was very quick. Please wait a moment and try again.',
  'careers.too_many_tries': 'Too many attempts. Please wait a moment and try again.',
  'careers.resume_too_large': `File size must be less than ${resumeMegabytes}MB`,
  'careers.resume_kind': 'The resume must be a PDF, DOC or DOCX file.',
  'financial_statements.not_deleted': 'This entry is not deleted.',
  'cause_lists.nothing_read': 'No case number was found in this list.',
  'cause_lists.columns_unknown': 'Say which column holds the number of the case, or its parties.',
  'cause_lists.line_applied': 'This line is in the diary already. Undo the list to change it.',
  'cause_lists.applied': 'This list was applied. Undo it first.',
  'cause_lists.discarded': 'This list was discarded. Read it again.',
  'cause_lists.changed_since': 'Some of these hearings were changed since. Change them in the diary.',
  'cause_lists.too_late': 'A list can be undone for 24 hours only.',
  'imports.rows_wrong': 'Some rows cannot be imported. Correct them or leave them out.',
  'imports.nothing': 'There is nothing to import in this file.',
  'people.not_yourself': 'Somebody else must do this.',
  'people.last_partner': 'The firm needs at least one active partner.',
  'calendar.too_many_reads': 'This calendar was asked for too often. Please wait a moment and try again.',
  'calendar.not_court_date': 'Only an event of the type Court Date becomes a hearing.',
  'calendar.not_deadline': 'Only an event of the type Deadline becomes a deadline.',
} as const

export type Reason = keyof typeof sentenceOfReason

/** What is said instead where a refusal brings values. */
export const sentenceWithValues: Partial<Record<Reason, string>> = {
  'files.kind': 'This kind of file is not accepted. These are: {kinds}.',
  'notes.hours_above_a_day': `One person cannot log more than ${hoursOfADay} hours on one day: {left} h are left on {day}.`,
  'notes.cannot_see': '{name} may not see the case of this task.',
  'hearings.court_closed':
    'The court does not sit on that day ({name}). Choose another day or keep it anyway.',
  'absences.cover_away': '{name} is away in these days.',
  'meetings.room_taken': '{location} is taken from {start} to {end} by “{title}”.',
}

/** Where it is known how long to wait, this says it in a reason's sentence. */
export const waitWords = {
  moment: 'a moment',
  seconds: (shown: string, n: number) => `${shown} second${n === 1 ? '' : 's'}`,
  minutes: (shown: string, n: number) => `${shown} minute${n === 1 ? '' : 's'}`,
}

/** What no reason of its own stands for. */
export const otherSentences = {
  bug: 'Something went wrong on our side. Please try again.',
  badAddress: 'The address is not valid.',
}

/** Any call may refuse with these, so endpoints do not repeat them. */
export const sharedReasons = [
  'request.invalid',
  'request.too_large',
  'request.not_json',
  'request.too_many',
  'session.missing',
  'session.ended',
  'server.unavailable',
] as const satisfies readonly Reason[]

/**
 * One field's complaint: `path` as in the body ('list_items.3.text'), `message` a whole sentence that names the field.
 * A screen says `code` with its `values` after its own label instead.
 */
export interface FieldComplaint extends Partial<Complaint> {
  path: string
  message: string
}

/** The body of every refusal outside /auth/v1; `current` is the row as it stands, on a stale version. */
export interface RefusalBody {
  kind: Kind | 'bug'
  reason: Reason | 'server.bug'
  message: string
  request_id: string
  fields?: FieldComplaint[]
  current?: unknown
  /** What stands in the way, each with what to open. */
  open?: unknown
}
