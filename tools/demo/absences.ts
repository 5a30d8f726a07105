import { type AbsenceDraft, createAbsence } from '../../contract/absences.ts'
import { getMyProfile } from '../../contract/people.ts'
import { daysAfter, momentAt } from './calendar.ts'
import type { Act, Chapter, Firm, Member } from './firm.ts'

/** One of the associates is away just now, another one next week; each with a colleague who stands in. */
export const absences: Chapter = (firm) => {
  const [farhan, sadia, tanvir, mahin] = firm.associates
  const { today } = firm
  return [
    ...away(firm, mahin, tanvir, {
      ...{ from_on: daysAfter(today, -1), until_on: daysAfter(today, 2) },
      note: 'Bar Council training in Sylhet',
    }),
    ...away(firm, sadia, farhan, {
      from_on: daysAfter(today, 6),
      until_on: daysAfter(today, 10),
      note: 'পারিবারিক ছুটি',
    }),
  ]
}

function away(firm: Firm, who: Member | undefined, cover: Member | undefined, days: AbsenceDraft): Act[] {
  if (!who || !cover) return []
  const happen = async () => {
    const { user_id: cover_id } = await firm.call(cover, getMyProfile, {})
    await firm.call(who, createAbsence, { body: { ...days, cover_id } })
  }
  return [{ at: momentAt(daysAfter(firm.today, -4), 17 * 60, firm.zone), happen }]
}
