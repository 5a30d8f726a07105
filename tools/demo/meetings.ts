import { createMeeting, type MeetingDraft } from '../../contract/meetings.ts'
import { daysAfter, daysBetween, isWorkday, momentAt } from './calendar.ts'
import type { Act, Chapter, Firm } from './firm.ts'
import { type Random, randomOf } from './random.ts'

const rooms = ['Conference Room', 'Library', 'Chamber 2'] as const
const hours = ['11:30', '14:00', '15:30', '17:00'] as const
const occasions = [
  ['Conference with the client', 'Bring the original deeds and the ID card.'],
  ['Settlement talks', 'Both sides with counsel; no figures before tea.'],
  ['Witness preparation', undefined],
  ['মক্কেলের সঙ্গে আলোচনা', 'খতিয়ান ও দলিলের মূল কপি লাগবে।'],
] as const

/** Partners meet on Sundays, see clients in between, have booked the coming weeks, and sit together just now. */
export const meetings: Chapter = (firm) => {
  const random = randomOf('meetings')
  const lastDay = daysAfter(firm.today, 17)
  const workdays = daysBetween(firm.firstDay, lastDay).filter(isWorkday)
  return [
    ...workdays.filter(isSunday).map((day) => weekly(firm, day)),
    ...workdays.filter(() => random.chance(0.4)).map((day) => withClient(firm, random, day)),
    ...justNow(firm),
  ]
}

function weekly(firm: Firm, day: string): Act {
  const body = {
    title: 'Partners’ weekly',
    description: 'Hearings of the week, new instructions, bills that are due.',
    meeting_date: day,
    start_time: '10:00',
    end_time: '11:00',
  }
  return booked(firm, 0, body, daysAfter(day, -20))
}

function withClient(firm: Firm, random: Random, day: string): Act {
  const [occasion, description] = random.pick(occasions)
  const { client } = random.pick(firm.tasks).matter
  const start_time = random.pick(hours)
  const body = {
    title: `${occasion}: ${client}`,
    description,
    meeting_date: day,
    start_time,
    end_time: `${Number(start_time.slice(0, 2)) + 1}${start_time.slice(2)}`,
    location: random.pick(rooms),
  }
  return booked(firm, random.between(0, 1), body, daysAfter(day, -18))
}

/** A meeting that runs when the story ends, unless that is in the night. */
function justNow(firm: Firm): Act[] {
  const sinceMidnight = (firm.now.getTime() - momentAt(firm.today, 0, firm.zone).getTime()) / 60_000
  const start = Math.floor(sinceMidnight / 30) * 30 - 30
  if (start < 0 || start + 90 >= 24 * 60) return []
  const [start_time, end_time] = [start, start + 90].map(timeOf)
  if (start_time === undefined || end_time === undefined) return []
  const body = {
    title: 'Review of open matters',
    meeting_date: firm.today,
    start_time,
    end_time,
    location: 'Chamber 1',
  }
  return [booked(firm, 1, body, daysAfter(firm.today, -2))]
}

/** Booked by a partner some days before, but not before the story begins. */
function booked(firm: Firm, partner: number, body: MeetingDraft, on: string): Act {
  const who = firm.partners[partner] ?? firm.partners[0]
  const day = on < firm.firstDay ? firm.firstDay : on
  return {
    at: momentAt(day, 9 * 60 + 30 + partner, firm.zone),
    happen: async () => who && (await firm.call(who, createMeeting, { body })),
  }
}

function isSunday(day: string): boolean {
  return new Date(`${day}T12:00:00Z`).getUTCDay() === 0
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
