import { type DaySection, daySections } from '../../../../contract/day.ts'
import type { Language } from '../../../../contract/kernel/languages.ts'
import { notificationTypes } from '../../../../contract/notification-types.ts'
import * as banglaCalendar from '../../../../contract/words/calendar.bn.ts'
import * as englishCalendar from '../../../../contract/words/calendar.ts'
import * as banglaDay from '../../../../contract/words/day-sections.bn.ts'
import * as englishDay from '../../../../contract/words/day-sections.ts'
import { type Letter, letterOf, lettersIn } from '../../../platform/mail/letter.ts'
import { isKnown, wordsOf } from '../rules.ts'

/** A notification on its way to its reader, as they may see it at that moment. */
export interface ToSend {
  id: string
  type: string
  title: string
  message: string
  subject_id: string | null
  params: unknown
  case_id: string | null
  is_guarded: boolean
}

const limitedAccess = { en: englishCalendar.limitedAccess, bn: banglaCalendar.limitedAccess }

/** What these say beside their title is what people wrote, or of whom they wrote: it stays in the product. */
const saidInTitle: readonly string[] = ['chat_message', 'feedback_received', 'career_application']

const placeOf = ({ type }: ToSend) => (notificationTypes as readonly string[]).indexOf(type)

/** One line of a mail: what happened, with a task's title or a case id; of a guarded case nothing. */
function lineOf(news: ToSend, language: Language): string {
  if (news.is_guarded) return limitedAccess[language]
  const { title, message } = isKnown(news.params) ? wordsOf(news.params, language, { isMailed: true }) : news
  return saidInTitle.includes(news.type) || message === '' ? title : `${title}: ${message}`
}

/** In which section of My Day the mail of the day tells a type; the rest comes last, under no section of it. */
const sectionOf: Partial<Record<string, DaySection>> = {
  hearing_outcome: 'overdue',
  hearing_reminder: 'hearings',
  hearing_listed: 'hearings',
  deadline_reminder: 'deadlines',
  deadline_assignee: 'deadlines',
  deadline_sign: 'deadlines',
  note_due: 'tasks',
  note_assigned: 'tasks',
  step_done: 'tasks',
  time_changed: 'tasks',
  timer_running: 'tasks',
  timesheet_due: 'tasks',
  timesheet_returned: 'tasks',
  timesheet_approved: 'tasks',
  note_created: 'tasks',
  note_modified: 'tasks',
  notes_archived: 'tasks',
  case_mention: 'waiting',
  case_people: 'waiting',
  hearing_handover: 'waiting',
  note_owner: 'waiting',
  conflict_check: 'waiting',
  career_application: 'waiting',
  timesheet_waiting: 'waiting',
  absence_cover: 'covering',
  no_next_date: 'no_next_date',
}

const daysIn = { en: englishDay, bn: banglaDay }

/** The lines of the mail of the day under the sections of My Day, in their order; within one by kind. */
function sectionsOf(news: readonly ToSend[], language: Language) {
  const { sectionWords, besidesWord } = daysIn[language]
  const under = Map.groupBy(news, ({ type }) => sectionOf[type])
  return [...daySections, undefined].flatMap((section) => {
    const lines = (under.get(section) ?? []).map((one) => lineOf(one, language))
    return lines.length === 0 ? [] : [{ title: section ? sectionWords[section] : besidesWord, lines }]
  })
}

/** The mail about notifications, by kind; that of a day by the sections of My Day. */
export function letterAbout(
  news: readonly ToSend[],
  { is_digest, language, firm, site }: { is_digest: boolean; language: Language; firm: string; site: string },
): Letter {
  const inOrder = [...news].sort((one, other) => placeOf(one) - placeOf(other))
  const words = lettersIn(language)
  const letter = is_digest
    ? letterOf(words.digest(firm, sectionsOf(inOrder, language)), `${site}/my-day`)
    : letterOf(
        words.notifications(
          firm,
          inOrder.map((one) => lineOf(one, language)),
        ),
        `${site}/`,
      )
  return { ...letter, language }
}
