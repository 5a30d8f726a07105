import type { Language } from '../../../../contract/kernel/languages.ts'
import type { NotificationType } from '../../../../contract/notification-types.ts'
import type { PushMessage } from '../../../../contract/push.ts'
import * as bangla from '../../../../contract/words/pushes.bn.ts'
import * as english from '../../../../contract/words/pushes.ts'
import { shown } from '../../../kernel/wording.ts'
import { isKnown } from '../rules.ts'
import type { ToSend } from './word-letter.ts'

const words = { en: english, bn: bangla }

/** Where each kind leads; an address names no row. */
const places: Partial<Record<string, string>> = {
  hearing_reminder: '/diary',
  hearing_outcome: '/diary',
  hearing_listed: '/diary',
  hearing_handover: '/diary',
  note_owner: '/my-day',
  absence_cover: '/my-day',
  deadline_reminder: '/deadlines',
  chat_message: '/chat',
  timesheet_waiting: '/time?tab=approve',
  import_finished: '/import?kind=cases',
  security: '/profile',
}

/** Of a week, the week. */
function placeOf({ type, params }: ToSend): string {
  if (type.startsWith('timesheet_') && isKnown(params) && 'day' in params) return `/time?week=${params.day}`
  return places[type] ?? '/'
}

interface Reader {
  language: Language
  /** They want a task or a case named where nobody guards it. */
  details: boolean
  firm: string
}

/** What is pushed for these notifications: of one its kind, of several how many. */
export function pushOf(news: readonly ToSend[], { language, details, firm }: Reader): PushMessage {
  const { anyPush, manyPushes, pushWords } = words[language]
  const [first, ...others] = news
  if (!first || others.length > 0)
    return {
      title: firm,
      body: manyPushes.replace('{n}', shown(news.length, language)),
      tag: 'waiting',
      path: '/',
    }
  const said = pushWords[first.type as NotificationType] ?? anyPush
  const detail = details ? detailOf(first) : ''
  return {
    title: firm,
    body: detail === '' ? said : `${said} ${detail}`,
    tag: first.type,
    path: placeOf(first),
  }
}

/** What a test says. */
export const testPushIn = ({ language, firm }: Omit<Reader, 'details'>): PushMessage => ({
  title: firm,
  body: words[language].testOfPush,
  tag: 'test',
  path: '/notification-settings',
})

/** A task's title, else the id of a case; of a guarded case and of the safety of an account nothing. */
function detailOf({ type, is_guarded, params, case_id }: ToSend): string {
  if (is_guarded || type === 'security') return ''
  if (isKnown(params) && params.kind.startsWith('note.') && 'title' in params) return params.title
  return case_id ?? ''
}
