import type { PartnerNoteCategory } from '../../contract/partner-note-categories.ts'
import { createPartnerNote, updatePartnerNote } from '../../contract/partner-notes.ts'
import { daysAfter, daysBetween, isWorkday, momentAt, monthsBefore } from './calendar.ts'
import type { Act, Chapter, Firm, Member } from './firm.ts'
import { type Random, randomOf } from './random.ts'

type Note = readonly [category: PartnerNoteCategory, title: string, content: string]

/** What partners write down among themselves. */
const notes: readonly Note[] = [
  [
    'Litigation',
    'Bench strength for the appellate list',
    '<p>The list is fixed for the second half of the year. We need <strong>two more seniors</strong> who can stand up without us.</p><ul><li>Ask Sadia whether she wants the company bench</li><li>No new writs until the backlog is below thirty</li></ul>',
  ],
  [
    'Corporate',
    'Conflict check: Padma Textiles',
    '<p>We acted for the lender in 2024. <span data-color="red">Do not accept</span> before both general counsel have confirmed in writing.</p>',
  ],
  [
    'Tax',
    'Fee notes older than 90 days',
    '<p>Eleven clients. Three of them pay when they are called, so <em>call</em>:</p><ol><li>Rahim Traders</li><li>Meghna Shipping</li><li>Jamuna Bank, retail</li></ol>',
  ],
  [
    'Employment',
    'Promotion round',
    '<p>Criteria as last year: hours, clients who come back, and whether others learn from them. Names by the 15th, reasons in one paragraph each.</p>',
  ],
  ['Real Estate', 'অফিসের ভাড়া নবায়ন', '<p>চুক্তি শেষ হচ্ছে জুনে। মালিক শতকরা পনেরো ভাগ বাড়াতে চান; দশের বেশি নয়।</p>'],
  [
    'Intellectual Property',
    'A trademark desk of our own?',
    '<p>Forty applications this year, all by hand. If it goes on like this, one associate could do nothing else.</p>',
  ],
  [
    'Corporate',
    'Retainers to be renegotiated',
    '<p>Fixed fees of 2023 no longer cover the hours: see the dashboard before each call.</p>',
  ],
  [
    'Litigation',
    'Counsel to brief when the senior is abroad',
    '<p>Two names agreed. Both want the papers <strong>a week before</strong>, not the evening before.</p>',
  ],
  ['Tax', 'VAT inspection', '<p>Folder is complete up to the last quarter. Mahbub speaks, nobody else.</p>'],
  [
    'Employment',
    'Leave over Eid',
    '<p>Nobody alone on the duty roster. Swap before the 10th or it stays as it is.</p>',
  ],
]

/** Each month the partners write a few notes down; one in three turns out to be pressing. */
export const partnerNotes: Chapter = (firm) => {
  const random = randomOf('partner notes')
  const acts: Act[] = []
  let next = random.between(0, notes.length - 1)
  for (let month = firm.firstDay; month <= firm.today; month = monthsBefore(month, -1)) {
    const days = daysBetween(month, daysAfter(monthsBefore(month, -1), -1)).filter(isWorkday)
    for (const partner of firm.partners) {
      const note = notes[next % notes.length]
      next += 1
      if (note) acts.push(...written(firm, random, partner, random.pick(days), note))
    }
  }
  return acts
}

function written(firm: Firm, random: Random, partner: Member, day: string, note: Note): Act[] {
  const [category, title, content] = note
  const minute = 18 * 60 + random.between(0, 90)
  let id = ''
  const write = async () => {
    id = (await firm.call(partner, createPartnerNote, { body: { category, title, content } })).id
  }
  const acts: Act[] = [{ at: momentAt(day, minute, firm.zone), happen: write }]
  if (!random.chance(0.34)) return acts
  const other = random.pick(firm.partners)
  const press = () =>
    firm.call(other, updatePartnerNote, { params: { id }, body: { is_priority: true, version: 1 } })
  return [...acts, { at: momentAt(day, minute + random.between(5, 60), firm.zone), happen: press }]
}
