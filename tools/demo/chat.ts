import { mentionName, sendMessage } from '../../contract/chat.ts'
import { daysAfter, daysBetween, isWorkday, momentAt } from './calendar.ts'
import type { Chapter, Member } from './firm.ts'
import { randomOf } from './random.ts'

/** What is said on a day: one begins, others answer. `@` stands for whoever answers first. */
const talks: readonly (readonly string[])[] = [
  ['Court 4 starts at ten tomorrow, not half past.', 'Thank you, I have told the client.', 'Noted.'],
  ['@ could you bring the sealed copy to the registry?', 'On my way. It is filed by noon.'],
  ['Cause list is out: https://www.supremecourt.gov.bd', 'Ours is item 17.', 'I will be there from nine.'],
  ['The conference room is taken until four.', 'We can use the library.'],
  ['কাল বার অ্যাসোসিয়েশনে সভা আছে, সবাই থাকবেন।', 'জি, থাকব।', 'আমি একটু দেরিতে আসব।'],
  ['@ the stamp paper for the lease has come.', 'Perfect, the signing is on for Sunday.'],
  ['Who has the 1908 bare act? It is not on the shelf.', 'On my desk, sorry. I bring it back.'],
  ['Well done on the injunction!', 'Thank you. It was the whole team.', 'Cake at five.'],
  ['@ ড্রাফটটা একবার দেখে দেবেন?', 'দেখেছি, দুই জায়গায় মন্তব্য দিয়েছি।'],
  ['Timesheets before Thursday evening, please.', 'Done.', 'Mine too.'],
]

/** The team talks on working days: a few lines each, mentions among them; the latest days are the liveliest. */
export const chat: Chapter = (firm) => {
  const random = randomOf('chat')
  return daysBetween(firm.firstDay, firm.today)
    .filter((day) => isWorkday(day) && (day > daysAfter(firm.today, -10) || random.chance(0.4)))
    .flatMap((day) => {
      const talk = random.pick(talks)
      const start = random.between(9 * 60, 17 * 60)
      const order = shuffled(firm.members, () => random.between(0, 1_000_000))
      const mention = `@${mentionName(order[1]?.full_name ?? '')}`
      return talk.flatMap((line, at) => {
        const who = order[at]
        if (!who) return []
        const body = { message_text: line.replace('@', mention) }
        const moment = momentAt(day, start + at * random.between(1, 9), firm.zone)
        return [{ at: moment, happen: () => firm.call(who, sendMessage, { body }) }]
      })
    })
}

function shuffled(members: readonly Member[], draw: () => number): Member[] {
  return members
    .map((member) => ({ member, place: draw() }))
    .sort((one, other) => one.place - other.place)
    .map(({ member }) => member)
}
