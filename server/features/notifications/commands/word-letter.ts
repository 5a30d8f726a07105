import type { Language } from '../../../../contract/kernel/languages.ts'
import { notificationTypes } from '../../../../contract/notification-types.ts'
import * as banglaCalendar from '../../../../contract/words/calendar.bn.ts'
import * as englishCalendar from '../../../../contract/words/calendar.ts'
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
  const { title, message } = isKnown(news.params) ? wordsOf(news.params, language, news.message) : news
  return saidInTitle.includes(news.type) || message === '' ? title : `${title}: ${message}`
}

/** The mail about notifications, by kind; of a day's digest in its words. */
export function letterAbout(
  news: readonly ToSend[],
  { is_digest, language, firm, site }: { is_digest: boolean; language: Language; firm: string; site: string },
): Letter {
  const inOrder = [...news].sort((one, other) => placeOf(one) - placeOf(other))
  const lines = inOrder.map((one) => lineOf(one, language))
  const words = lettersIn(language)
  return { ...letterOf((is_digest ? words.digest : words.notifications)(firm, lines), `${site}/`), language }
}
