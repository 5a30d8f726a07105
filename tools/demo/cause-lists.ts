import { readCauseListCall } from '../../contract/cause-lists.ts'
import { daysAfter } from './calendar.ts'
import type { Act, Firm, Member } from './firm.ts'
import { workday } from './hearings.ts'

/** As the court publishes it: cases of others, and among them one of the firm in two ways of writing. */
const lines = [
  'Before the Division Bench, Annex 14',
  '1. Writ Petition No. 2207 of 2024 Anwara Begum v Bangladesh and others',
  'for order',
  '2. W.P. 3981/25 Delta Spinning Mills Ltd. -versus- National Board of Revenue',
  '3. রিট পিটিশন ৪৩১২/২০২৬ শাপলা গার্মেন্টস লিমিটেড বনাম কাস্টমস কমিশনার',
  '4. C.R. 117/2025 Md. Jahangir Alam v Mst. Rahima Khatun',
  '5. W.P. 5120 of 2026 with 5121 of 2026 Green Delta Housing v RAJUK',
]

/** The list of one bench for the next day on which it sits; somebody has read it in and has yet to apply it. */
export function listOfCourt(firm: Firm, partner: Member, known: (name: string) => string): Act {
  const happen = () => {
    const form = new FormData()
    const on_day = workday(firm, daysAfter(firm.today, 1))
    const fields = { court_ref: known('High Court Division'), on_day, source: 'text', text: lines.join('\n') }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return firm.sendForm(readCauseListCall, form, partner)
  }
  return { at: new Date(firm.now.getTime() - 4 * 60_000), happen }
}
