import { type MailMode, usualWays, type Ways } from '../../../../contract/notification-types.ts'

interface QuietHours {
  quiet_from: string
  quiet_until: string
  /** Days of the week that are quiet as a whole; 0 is Sunday. */
  quiet_days?: readonly number[]
}

/** What a person wants, with the firm's hours where they have none of their own. */
export interface Wishes extends Required<QuietHours> {
  digest_at: string
  ways: Readonly<Record<string, Ways>>
}

/** The day and time of the firm's clock. */
export interface Moment {
  day: string
  time: string
}

/** Whether nothing is mailed or pushed at a moment of the firm's clock; the hours may go over midnight. */
export function isQuiet({ day, time }: Moment, hours: QuietHours): boolean {
  const { quiet_from: from, quiet_until: until, quiet_days = [] } = hours
  if (quiet_days.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return true
  if (from === until) return false
  return from < until ? time >= from && time < until : time >= from || time < until
}

/** What a message is about, as far as its ways depend on it. */
interface About {
  type: string
  /** What the quiet hours do not hold: what is due or in court that day. */
  isUrgent: boolean
  /** What nobody may mute: that nobody has seen a reminder. */
  isUnmuted?: boolean
}

export type Fate = 'now' | 'wait' | 'digest' | 'never'

/**
 * The one place that decides whether something goes to a person by mail or push at a moment. Security waits for
 * nothing; what waits goes when the quiet hours end.
 */
export function fateOf(
  channel: 'mail' | 'push',
  { type, isUrgent, isUnmuted = false }: About,
  wishes: Wishes,
  moment: Moment,
): Fate {
  const { mail, push } = wishes.ways[type] ?? usualWays(type)
  const asked: Record<MailMode, Fate> = { off: 'never', now: 'now', digest: 'digest' }
  const wanted =
    isUnmuted && channel === 'mail' ? 'now' : channel === 'mail' ? asked[mail] : push ? 'now' : 'never'
  if (wanted !== 'now' || isUrgent || type === 'security') return wanted
  return isQuiet(moment, wishes) ? 'wait' : 'now'
}

/** Whether the digest of a day may go: its time has come, and no quiet hours hold it. */
export const isDigestDue = (wishes: Wishes, moment: Moment): boolean =>
  moment.time >= wishes.digest_at && !isQuiet(moment, wishes)

/** What is in court or due on the day itself is told whatever the hour. */
export const isUrgentKind = (kind: string): boolean => kind === 'hearing.today' || kind === 'deadline.today'
