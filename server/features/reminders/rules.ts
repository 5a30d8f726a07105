import { daysAfter } from '../../../contract/kernel/days.ts'
import type { NotificationParams } from '../../../contract/notification-kinds.ts'
import type { ReminderAbout } from '../../../contract/reminder-words.ts'
import type { TwoHearings } from './queries.ts'

/** What a reminder is about, as far as its words name it. */
export interface Subject {
  about: 'hearing' | 'deadline' | 'no_date' | 'unseen'
  subject_id: string
  case_ref: string
  case_id: string
  is_guarded: boolean
  /** The day in court or on which it is due; of a case without a date, the one from which it has none. */
  due_on: string
  at_time: string | null
  title: string | null
  /** Of a deadline: it rests on a rule that nobody confirmed. */
  is_unverified: boolean
  court: string | null
  court_bn: string | null
  purpose: string | null
  purpose_bn: string | null
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** What a reminder says on a day of the firm. */
export function newsOfReminder(subject: Subject, today: string): NotificationParams {
  const { case_id, court, court_bn, purpose, purpose_bn, due_on: day, title, is_unverified } = subject
  if (subject.about === 'no_date') return { kind: 'case.undated', case_id }
  const days = daysBetween(today, day)
  if (title !== null) {
    const of = { case_id, title, day, days, ...(is_unverified && { doubt: 'unverified' as const }) }
    if (subject.about === 'unseen') return { kind: 'deadline.unseen', ...of }
    return { kind: days === 0 ? 'deadline.today' : 'deadline.near', ...of }
  }
  const named = { case_id, court: court ?? '', court_bn: court_bn ?? court ?? '', day }
  if (days < 0) return { kind: 'hearing.missing', ...named }
  const of = { ...named, purpose: purpose ?? '', purpose_bn: purpose_bn ?? purpose ?? '' }
  if (subject.about === 'unseen') return { kind: 'hearing.unseen', ...of }
  return { kind: days === 0 ? 'hearing.today' : days === 1 ? 'hearing.tomorrow' : 'hearing.near', ...of }
}

/** A task that is due. */
export interface DueTask {
  id: string
  title: string
  due_on: string
  case_ref: string | null
}

/** What a reminder of a task says on a day of the firm. */
export function newsOfTask({ title, due_on: day }: DueTask, today: string): NotificationParams {
  const days = daysBetween(today, day)
  return { kind: days === 0 ? 'note.today' : days === 1 ? 'note.tomorrow' : 'note.near', title, day }
}

/** What a reminder says of a week that is not submitted, by the Saturday with which it ends. */
export const newsOfWeek = (saturday: string): NotificationParams => ({
  kind: 'timesheet.due',
  day: daysAfter(saturday, -6),
})

interface Named {
  court: string
  court_bn: string | null
}

/** What tells somebody of two hearings; in a mail the court of a guarded case is given by other words. */
export function newsOfTwo(
  { level, day, one, other }: TwoHearings,
  nameOf: (hearing: TwoHearings['one']) => Named = (hearing) => hearing,
): NotificationParams {
  const [first, second] = [nameOf(one), nameOf(other)]
  return {
    kind: level === 'clash' ? 'hearing.clash' : 'hearing.tight',
    ...{ day, case_id: one.case_id, other_id: other.case_id, other_ref: other.case_ref },
    ...{ court: first.court, court_bn: first.court_bn ?? first.court },
    ...{ other: second.court, other_bn: second.court_bn ?? second.court },
  }
}

/** Under which type a reminder stands among the notifications. */
export function typeOfReminder({ about, title, due_on }: Subject, today: string): string {
  if (about === 'no_date') return 'no_next_date'
  if (title !== null) return 'deadline_reminder'
  return due_on < today ? 'hearing_outcome' : 'hearing_reminder'
}

/** The same of a row of what was queued, before anybody has read what it is about. */
export function typeOfQueued(
  { about, due_on }: { about: ReminderAbout; due_on: string },
  today: string,
): string {
  if (about === 'no_date') return 'no_next_date'
  if (about === 'deadline') return 'deadline_reminder'
  return due_on < today ? 'hearing_outcome' : 'hearing_reminder'
}

/** One reminder of each subject, the one that passes on what nobody has seen before others; by day and time. */
export function inOrder(subjects: readonly Subject[]): Subject[] {
  const first = new Map<string, Subject>()
  for (const subject of subjects) {
    const known = first.get(subject.subject_id)
    if (!known || subject.about === 'unseen') first.set(subject.subject_id, subject)
  }
  const keyOf = ({ due_on, at_time, case_id }: Subject) => `${due_on} ${at_time ?? ''} ${case_id}`
  return [...first.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
