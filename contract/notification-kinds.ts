import type { Position } from './career-positions.ts'

/** Who did it; null: nobody whom the firm knows. */
interface Done {
  actor: string | null
}

interface OfTask extends Done {
  title: string
}

interface OfDueTask {
  title: string
  day: string
}

interface OfAbsence {
  person: string
  day: string
  until: string
}

interface OfHearing extends Done {
  case_id: string
  court: string
  court_bn: string
  day: string
}

interface Reminded {
  case_id: string
  court: string
  court_bn: string
  day: string
}

interface OfDayInCourt extends Reminded {
  /** '' where nobody knows it. */
  purpose: string
  purpose_bn: string
}

interface OfDeadline {
  case_id: string
  title: string
  day: string
  days: number
  /** It rests on a rule that nobody confirmed. */
  doubt?: 'unverified'
}

/** Two hearings of one person on a day; `other_ref` is the case of the second one. */
interface OfTwo extends Reminded {
  other: string
  other_bn: string
  other_id: string
  other_ref: string
}

/** The kinds of notifications, with what each is worded from when it is read. */
interface Kinds {
  'note.created': OfTask
  'note.modified': OfTask
  'note.archived': OfTask
  'note.unarchived': OfTask
  'note.deleted': OfTask
  'note.restored': OfTask
  /** The reader was asked to work on a task. */
  'note.assigned': OfTask
  /** The reader is asked to take a task, is answered, or a task has got another owner. */
  'note.owner_asked': OfTask
  'note.owner_accepted': OfTask
  'note.owner_declined': OfTask
  'note.owner_made': OfTask & { owner: string }
  /** The open work of somebody was moved, or given back. */
  'work.arrived': Done & { of: string }
  'work.given_back': Done & { of: string }
  /** A task of the reader's is due. */
  'note.near': OfDueTask
  'note.tomorrow': OfDueTask
  'note.today': OfDueTask
  /** Somebody ticked a step of the reader's task. */
  'note.step_done': OfTask & { step: string }
  /** The reader's timer runs, and they did nothing here for hours. */
  'timer.running': { title: string }
  /** Somebody else added, changed or deleted time of the reader. */
  'time.changed': Done & { day: string }
  /** A week of the reader's is over and not submitted. */
  'timesheet.due': { day: string }
  /** So many weeks wait for the reader to decide. */
  'timesheet.waiting': { count: number }
  /** A week of the reader's was approved, or given back. */
  'timesheet.approved': Done & { day: string }
  'timesheet.returned': Done & { day: string; reason: string }
  /** The reader stands in for somebody, or does not any more. */
  'absence.created': OfAbsence
  'absence.modified': OfAbsence
  'absence.deleted': OfAbsence
  'notes.auto_archived': { count: number }
  'partner_feedback.given': Done & { rating: number }
  'partner_feedback.modified': Done
  'career_application.received': { full_name: string; position: Position }
  /** Somebody mentions the reader in a message of a case. */
  'case.mentioned': Done & { case_id: string }
  /** Somebody else put the reader on a case, as its lead or in another part. */
  'case.person_added': Done & { case_id: string }
  /** Somebody is asked to appear at a hearing, will, or cannot. */
  'hearing.asked': OfHearing
  'hearing.accepted': OfHearing
  'hearing.declined': OfHearing
  /** A day in court comes near, is there, was seen by nobody or has gone by without an outcome. */
  'hearing.near': OfDayInCourt
  'hearing.tomorrow': OfDayInCourt
  'hearing.today': OfDayInCourt
  'hearing.unseen': OfDayInCourt
  'hearing.missing': Reminded
  /** The reader cannot be at both, or hardly. */
  'hearing.clash': OfTwo
  'hearing.tight': OfTwo
  'case.undated': { case_id: string }
  'deadline.near': OfDeadline
  'deadline.today': OfDeadline
  'deadline.unseen': OfDeadline
  /** Whoever had it, or stood in for it, may not see its case any more. */
  'deadline.handed': Omit<OfDeadline, 'days'>
  'deadline.without_backup': Omit<OfDeadline, 'days'>
  /** Somebody else made or changed it, and a second person signs. */
  'deadline.sign': Omit<OfDeadline, 'days'>
  /** A court's list names a case that whoever read it does not see. */
  'hearing.listed': OfHearing
  /** Somebody has signed in as the reader with a device that nobody knows of them: browser, system and address. */
  'security.signed_in': { device: string }
  'security.password_changed': Record<never, never>
  /** Names were looked for, and somebody has to decide what was found. */
  'conflict_check.ran': Done
  /** A job has written the reader's file, or could not. */
  'import.finished': { file_name: string; count: number }
  'import.failed': { file_name: string }
  /** Its text is the stored message, as it was written. */
  'chat.message': Done
  'chat.file': Done & { file_name: string }
}
export type NotificationKind = keyof Kinds
/** As the table keeps it. */
export type NotificationParams = { [K in NotificationKind]: { kind: K } & Kinds[K] }[NotificationKind]
