import { applicationNotice } from '../../../contract/careers.ts'
import { deviceOf } from '../../../contract/devices.ts'
import type { Language } from '../../../contract/kernel/languages.ts'
import type { NotificationParams } from '../../../contract/notification-kinds.ts'
import type { Notification } from '../../../contract/notifications.ts'
import * as banglaCareers from '../../../contract/words/careers.bn.ts'
import * as englishCareers from '../../../contract/words/careers.ts'
import * as banglaDeadlines from '../../../contract/words/deadlines.bn.ts'
import * as englishDeadlines from '../../../contract/words/deadlines.ts'
import * as bangla from '../../../contract/words/notifications.bn.ts'
import * as english from '../../../contract/words/notifications.ts'
import type { DomainEvent } from '../../kernel/record.ts'
import { titleIn } from '../../kernel/rule-titles.ts'
import { filled, shown } from '../../kernel/wording.ts'

interface News {
  type: string
  params: NotificationParams
  people: 'partners' | string[]
  /** Who did it is told as well: it may have been somebody else. */
  isForActor?: true
}

/** Who is told what about an event (specification: notifications 2), or nothing. The actor is left out by the caller. */
export function newsOf(event: DomainEvent, actor: string | null): News | undefined {
  // Of many tasks at once, each would be told of by itself.
  if (event.type === 'note.modified' && event.with_case) return undefined
  if (event.type === 'note.created' && event.is_repeated) return undefined
  return (
    newsOfTask(event, actor) ?? newsOfSafety(event) ?? newsOfTime(event, actor) ?? newsOfOthers(event, actor)
  )
}

/** Who hears of what concerns the safety of their account: they themselves, whoever did it. */
function newsOfSafety(event: DomainEvent): News | undefined {
  if (event.type !== 'auth.signed_in' && event.type !== 'auth.password_changed') return undefined
  const to = { type: 'security', people: [event.subject_id], isForActor: true as const }
  if (event.type === 'auth.password_changed') return { ...to, params: { kind: 'security.password_changed' } }
  if (!event.is_new_device) return undefined
  const { browser, system } = deviceOf(event.user_agent)
  const device = [browser, system, event.address].filter(Boolean).join(' · ')
  return { ...to, params: { kind: 'security.signed_in', device } }
}

/** Whose time somebody else has touched, or whose week. */
function newsOfTime(event: DomainEvent, actor: string | null): News | undefined {
  switch (event.type) {
    case 'timer.asked_about':
      return {
        type: 'timer_running',
        params: { kind: 'timer.running', title: event.title },
        people: [event.person_id],
      }
    case 'time_entry.created':
    case 'time_entry.modified':
    case 'time_entry.deleted':
    case 'work_log.corrected':
    case 'work_log.deleted': {
      const { person_id, work_date: day } = event
      return { type: 'time_changed', params: { kind: 'time.changed', actor, day }, people: [person_id] }
    }
    case 'timesheet.approved': {
      const { type: kind, person_id, week_start: day } = event
      return { type: 'timesheet_approved', params: { kind, actor, day }, people: [person_id] }
    }
    case 'timesheet.returned':
    case 'timesheet.reopened': {
      const { person_id, week_start: day, reason } = event
      const params = { kind: 'timesheet.returned' as const, actor, day, reason }
      return { type: 'timesheet_returned', params, people: [person_id] }
    }
    default:
      return undefined
  }
}

function newsOfTask(event: DomainEvent, actor: string | null): News | undefined {
  switch (event.type) {
    case 'note.created': {
      const { type: kind, title } = event
      return { type: 'note_created', params: { kind, actor, title }, people: 'partners' }
    }
    case 'note.modified':
    case 'note.archived':
    case 'note.unarchived':
    case 'note.deleted':
    case 'note.restored': {
      const { type: kind, title, owner_id } = event
      return { type: 'note_modified', params: { kind, actor, title }, people: [owner_id] }
    }
    case 'note.assigned': {
      const { type: kind, title, person_id } = event
      return { type: 'note_assigned', params: { kind, actor, title }, people: [person_id] }
    }
    case 'note.steps_changed': {
      if (event.change !== 'done') return undefined
      const { title, step, owner_id } = event
      return { type: 'step_done', params: { kind: 'note.step_done', actor, title, step }, people: [owner_id] }
    }
    default:
      return undefined
  }
}

function newsOfOthers(event: DomainEvent, actor: string | null): News | undefined {
  switch (event.type) {
    case 'absence.created':
    case 'absence.modified':
    case 'absence.deleted': {
      const { type: kind, person, cover_id, from_on: day, until_on: until } = event
      const params = { kind, person: person.full_name, day, until }
      return cover_id ? { type: 'absence_cover', params, people: [cover_id] } : undefined
    }
    case 'notes.auto_archived': {
      const { type: kind, count, owner_id } = event
      return { type: 'notes_archived', params: { kind, count }, people: [owner_id] }
    }
    // Its text stays on its own page: a notification outlives feedback that is taken back.
    case 'partner_feedback.given': {
      const { type: kind, rating, associate_id } = event
      return { type: 'feedback_received', params: { kind, actor, rating }, people: [associate_id] }
    }
    case 'partner_feedback.modified':
      return { type: 'feedback_received', params: { kind: event.type, actor }, people: [event.associate_id] }
    case 'career_application.received': {
      const { type: kind, full_name, position } = event
      return { type: applicationNotice, params: { kind, full_name, position }, people: 'partners' }
    }
    case 'conflict_check.ran':
      return event.is_first
        ? { type: 'conflict_check', params: { kind: event.type, actor }, people: 'partners' }
        : undefined
    default:
      return newsOfOwners(event, actor)
  }
}

/** Who hears that a task, or all open work, has another owner or is to get one. */
function newsOfOwners(event: DomainEvent, actor: string | null): News | undefined {
  switch (event.type) {
    case 'note.owner_asked':
    case 'note.owner_accepted':
    case 'note.owner_declined': {
      const { type: kind, title, person_id } = event
      return { type: 'note_owner', params: { kind, actor, title }, people: [person_id] }
    }
    case 'note.owner_made': {
      const { type: kind, title, person_id, owner_id, full_name: owner } = event
      return { type: 'note_owner', params: { kind, actor, title, owner }, people: [owner_id, person_id] }
    }
    case 'work.arrived':
    case 'work.given_back': {
      const { type: kind, full_name: of, person_id, to_id } = event
      return { type: 'note_owner', params: { kind, actor, of }, people: [to_id, person_id] }
    }
    default:
      return undefined
  }
}

const wordsIn = {
  en: { ...englishCareers, ...english, unverified: englishDeadlines.doubtWords.unverified },
  bn: { ...banglaCareers, ...bangla, unverified: banglaDeadlines.doubtWords.unverified },
}

/** What the table keeps; that somebody is mentioned is added there, for each reader. */
type Kept = NotificationParams & { is_mentioned?: boolean }

/**
 * What a notification says in a language. `written` is what somebody wrote, where it tells of that; a mail tells of
 * titles alone (specification: notifications 12).
 */
export function wordsOf(
  { kind, is_mentioned = false, ...given }: Kept,
  language: Language,
  { written = '', isMailed = false }: { written?: string; isMailed?: boolean } = {},
): Pick<Notification, 'title' | 'message'> {
  const { inDays, notificationWords, positionLabels, somebody, unverified } = wordsIn[language]
  const inBangla = language === 'bn'
  const words: (typeof english.notificationWords)[typeof kind] = notificationWords[kind]
  const isOne = 'count' in given && new Intl.PluralRules(language).select(given.count) === 'one'
  const values = {
    ...given,
    actor: ('actor' in given && given.actor) || somebody,
    position: 'position' in given ? positionLabels[given.position] : '',
    message: written,
    ...(kind.startsWith('deadline.') && 'title' in given && { title: titleIn(language, given.title) }),
    doubt: 'doubt' in given && given.doubt === 'unverified' ? ` · ${unverified}` : '',
    ...('day' in given && { day: { day: given.day } }),
    ...('until' in given && { until: { day: given.until } }),
    ...('court' in given && { court: inBangla ? given.court_bn : given.court }),
    ...('other' in given && { other: inBangla ? given.other_bn : given.other }),
    ...('purpose' in given && { purpose: commaAnd(inBangla ? given.purpose_bn : given.purpose) }),
    ...('days' in given && {
      days: inDays[given.days === 1 ? 'one' : 'other'].replace('{n}', shown(given.days, language)),
    }),
  }
  return {
    title: filled((is_mentioned && words.mentioned) || words.title, values, language),
    message: filled((isMailed && words.mailed) || (isOne && words.one) || words.message, values, language),
  }
}

const commaAnd = (text: string) => (text === '' ? '' : `, ${text}`)

/**
 * A notification as its reader gets it: in English as it was written, in any other language worded anew, unless it was
 * made before languages came or is of a kind that a later release has brought.
 */
export function presentNotification(
  { params, ...row }: Omit<Notification, 'day'> & { params: unknown },
  language: Language,
): Notification {
  if (!isKnown(params)) return { ...row, day: null }
  const day = 'day' in params ? params.day : null
  if (language === 'en') return { ...row, day }
  return { ...row, day, ...wordsOf(params, language, { written: row.message }) }
}

/** Nothing but `newsOf` and the chat writes params, so that their kind says what they hold. */
export function isKnown(params: unknown): params is Kept {
  return (
    typeof params === 'object' &&
    params !== null &&
    'kind' in params &&
    Object.hasOwn(english.notificationWords, String(params.kind))
  )
}
