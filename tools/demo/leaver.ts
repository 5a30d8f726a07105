import { createCase } from '../../contract/cases.ts'
import { listProfiles } from '../../contract/people.ts'
import { deactivatePerson } from '../../contract/people-admin.ts'
import { momentAt } from './calendar.ts'
import type { Chapter } from './firm.ts'
import { former } from './members.ts'

/** Somebody puts a case on the list in the first hours and leaves the firm: the case stays under their name. */
export const leaver: Chapter = (firm) => {
  const [partner] = firm.partners
  if (!partner) throw new Error('a firm without partners')
  const body = {
    case_id: `CASE-${Number(firm.firstDay.slice(0, 4)) - 1}-088`,
    client_name: 'Karnaphuli Cold Storage Ltd.',
    description: 'Recovery suit of the year before, handed over. File room, shelf 2.',
  }
  return [
    {
      at: momentAt(firm.firstDay, 9 * 60, firm.zone),
      happen: () => firm.call(former, createCase, { body }),
    },
    {
      at: momentAt(firm.firstDay, 9 * 60 + 30, firm.zone),
      happen: async () => {
        const { items } = await firm.call(partner, listProfiles, { query: { limit: 200 } })
        const user_id = items.find(({ full_name }) => full_name === former.full_name)?.user_id ?? ''
        await firm.call(partner, deactivatePerson, { body: { user_id } })
      },
    },
  ]
}
