import { giveFeedback } from '../../contract/feedback.ts'
import { getMyProfile } from '../../contract/people.ts'
import { daysAfter, daysBetween, isWorkday, momentAt, monthsBefore } from './calendar.ts'
import type { Chapter } from './firm.ts'
import { randomOf } from './random.ts'

/** What partners say, by how many stars they give. */
const words: Record<3 | 4 | 5, readonly string[]> = {
  5: [
    'The bench had every page of your exhibits before I had finished the sentence. This is how it is done.',
    'Client wrote to say that she understood her own contract for the first time. Thank you.',
    'You found the limitation point that both sides had missed. It won the day.',
    'খসড়াটি নিখুঁত ছিল, একটি শব্দও বদলাতে হয়নি। এভাবেই চলুক।',
  ],
  4: [
    'Very good draft. Next time put the prayer before the annexures are bound, not after.',
    'Strong in conference. Write the attendance note on the same day, while you still hear the client’s words.',
    'যুক্তিতর্ক ভালো হয়েছে। নজিরগুলোর তালিকা আগের দিন দিলে আরও ভালো হতো।',
  ],
  3: [
    'Two adjournments could have been avoided: call the clerk the day before.',
    'The research is sound, the memo is twice as long as it needs to be. One page, then the authorities.',
    'Hours for the week were entered on Thursday night again. Please book them daily.',
  ],
}

/** In the last days of each month partners tell some of the associates how they did. */
export const feedback: Chapter = (firm) => {
  const random = randomOf('feedback')
  return monthsOf(firm.firstDay, firm.today).flatMap((month) => {
    const lastDays = daysBetween(month, daysAfter(monthsBefore(month, -1), -1))
      .filter(isWorkday)
      .slice(-5)
    return firm.associates
      .filter(() => random.chance(0.5))
      .map((associate, place) => {
        const partner = random.pick(firm.partners)
        const rating = random.pick([5, 5, 4, 4, 3] as const)
        const feedback_text = random.pick(words[rating])
        const at = momentAt(random.pick(lastDays), 16 * 60 + 10 * place + random.between(0, 9), firm.zone)
        return {
          at,
          happen: async () => {
            const { user_id: associate_id } = await firm.call(associate, getMyProfile, {})
            return firm.call(partner, giveFeedback, { body: { associate_id, feedback_text, rating } })
          },
        }
      })
  })
}

function monthsOf(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthsBefore(month, -1)) months.push(month)
  return months
}
