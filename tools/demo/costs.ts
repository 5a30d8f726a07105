import type { CostCategory } from '../../contract/cost-categories.ts'
import { createCost } from '../../contract/costing.ts'
import { momentAt } from './calendar.ts'
import type { Chapter } from './firm.ts'
import { randomOf } from './random.ts'

/** What is spent on a case: for what, and from how many dollars to how many. */
const kinds: readonly (readonly [CostCategory, string, number, number])[] = [
  ['Legal Fees', 'Professional fee, second instalment', 250, 1800],
  ['Legal Fees', 'Senior counsel, appearance and conference', 400, 2500],
  ['Court Fees', 'Court fee and process fee', 15, 160],
  ['Documentation', 'Certified copies, stamps and notary', 8, 90],
  ['Travel', 'Car to the district court and back', 30, 140],
  ['Communication', 'Courier abroad, two sets', 20, 75],
  ['Research', 'Law reports and search at the RJSC', 12, 60],
  ['Expert Witness', 'Surveyor, two days with report', 120, 600],
  ['Administrative', 'অফিস খরচ: ফটোকপি ও বাঁধাই', 5, 40],
]

/** Every fourth task costs something on the afternoon on which it is opened. */
export const costs: Chapter = (firm) => {
  const random = randomOf('costs')
  return firm.tasks
    .filter(() => random.chance(0.25))
    .map((task) => {
      const [cost_category, description, least, most] = random.pick(kinds)
      const amount = `${random.between(least, most)}.${random.pick(['00', '50', '75'])}`
      const body = { case_id: task.case_id, description, amount, cost_category }
      return {
        at: momentAt(task.opens, 17 * 60 + random.between(0, 40), firm.zone),
        happen: () => firm.call(task.owner, createCost, { body }),
      }
    })
}
