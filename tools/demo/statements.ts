import type { EntryType, StatementCategory, StatementStatus } from '../../contract/statement-categories.ts'
import { createStatement, type StatementDraft } from '../../contract/statements.ts'
import { daysAfter, momentAt, monthsBefore } from './calendar.ts'
import type { Chapter } from './firm.ts'
import { matters } from './matters.ts'
import { type Random, randomOf } from './random.ts'

/** The books go back this far; what lies before the story was taken over from paper on its first day. */
const months = 36

/** What comes in or goes out: how often a month, and from how many thousand taka to how many. */
interface Kind {
  category: StatementCategory
  description: string
  least: number
  most: number
  /** Times a month at least and at most. */
  times: readonly [number, number]
  /** Only in these months of the year; absent: in all. */
  only?: readonly number[]
  /** Always on this day of the month. */
  day?: number
  /** The same sum every month, a little more every year. */
  fixed?: true
}

const incomes: readonly Kind[] = [
  { category: 'Legal Fees', description: 'Professional fee', least: 45, most: 260, times: [2, 4] },
  { category: 'Consultation Fees', description: 'Consultation', least: 5, most: 25, times: [2, 4] },
  {
    category: 'Court Representation',
    description: 'Appearance, High Court Division',
    least: 30,
    most: 120,
    times: [1, 2],
  },
  {
    category: 'Document Preparation',
    description: 'Deed and registration papers',
    least: 8,
    most: 40,
    times: [1, 2],
  },
  {
    category: 'Retainer Fees',
    description: 'Monthly retainer',
    least: 60,
    most: 95,
    times: [2, 2],
    day: 5,
    fixed: true,
  },
  {
    category: 'Other Income',
    description: 'Interest on deposit',
    least: 3,
    most: 9,
    times: [1, 1],
    only: [3, 6, 9, 12],
  },
]

const expenses: readonly Kind[] = [
  {
    category: 'Office Rent',
    description: 'চেম্বারের ভাড়া',
    least: 185,
    most: 185,
    times: [1, 1],
    day: 1,
    fixed: true,
  },
  {
    category: 'Utilities',
    description: 'Electricity, water and internet',
    least: 14,
    most: 31,
    times: [1, 1],
    day: 10,
  },
  {
    category: 'Government Fees',
    description: 'Fees at the RJSC and the land office',
    least: 4,
    most: 38,
    times: [1, 2],
  },
  { category: 'Court Fees', description: 'Court fee stamps', least: 2, most: 24, times: [1, 2] },
  {
    category: 'Legal Research',
    description: 'Law reports and online search',
    least: 12,
    most: 12,
    times: [1, 1],
    day: 3,
    fixed: true,
  },
  { category: 'Office Supplies', description: 'Paper, toner and files', least: 3, most: 16, times: [1, 1] },
  {
    category: 'Professional Development',
    description: 'Bar Council seminar',
    least: 10,
    most: 45,
    times: [0, 1],
  },
  {
    category: 'Insurance',
    description: 'Professional indemnity, the year',
    least: 140,
    most: 140,
    times: [1, 1],
    only: [1],
    fixed: true,
  },
  {
    category: 'Travel',
    description: 'Hearing in Chattogram, air fare and stay',
    least: 9,
    most: 42,
    times: [1, 2],
  },
  { category: 'Marketing', description: 'Legal directory and website', least: 5, most: 30, times: [0, 1] },
  {
    category: 'Other Expenses',
    description: 'Tea, repairs and messengers',
    least: 2,
    most: 14,
    times: [1, 2],
  },
]

// The Supreme Court's vacations: fewer fees come in.
const quiet = new Set(['04', '09', '12'])

/** What a firm earns and spends over three years: growing slowly, quiet in the vacations, exact to the poisha. */
export const statements: Chapter = (firm) => {
  const random = randomOf('statements')
  const first = monthsBefore(firm.today, months - 1)
  const drafts = Array.from({ length: months }, (_, at) => {
    const month = monthsBefore(first, -at)
    return [
      ...entriesOf('income', incomes, month, at, random),
      ...entriesOf('expense', expenses, month, at, random),
    ]
  }).flat()
  return drafts
    .filter(({ entry_date }) => entry_date <= firm.today)
    .map((draft, at) => {
      const who = random.pick(firm.partners)
      const isOfThePaper = draft.entry_date < firm.firstDay
      const entered = isOfThePaper ? firm.firstDay : draft.entry_date
      const body = { ...draft, status: statusOf(draft.entry_date, firm.today, random) }
      return {
        at: momentAt(entered, 11 * 60 + (at % 240), firm.zone),
        happen: () => firm.call(who, createStatement, { body }),
      }
    })
}

type Entry = Omit<StatementDraft, 'entry_date'> & { entry_date: string }

function entriesOf(
  entry_type: EntryType,
  kinds: readonly Kind[],
  month: string,
  at: number,
  random: Random,
): Entry[] {
  const busy = entry_type === 'income' && quiet.has(month.slice(5, 7)) ? 0.6 : 1
  return kinds
    .filter(({ only }) => !only || only.includes(Number(month.slice(5, 7))))
    .flatMap((kind) =>
      Array.from({ length: Math.round(random.between(...kind.times) * (kind.fixed ? 1 : busy)) }, () => ({
        entry_type,
        category: kind.category,
        description:
          entry_type === 'income' && kind.category !== 'Other Income'
            ? `${kind.description}, ${random.pick(matters).client}`
            : kind.description,
        amount: amountOf(kind, at, random),
        entry_date: daysAfter(month, (kind.day ?? random.between(2, 28)) - 1),
        remarks: random.chance(0.15)
          ? random.pick(['By cheque', 'Bank transfer', 'bKash', 'Receipt with the clerk'])
          : null,
      })),
    )
}

/** Thousands of taka with a growth of about a tenth a year. */
function amountOf({ least, most, fixed }: Kind, at: number, random: Random): string {
  const growth = fixed ? 1.08 ** Math.floor(at / 12) : 1 + at * 0.008
  const taka = Math.round(random.between(least * 10, most * 10) * growth) * 100
  return `${fixed ? taka : taka + random.between(0, 99)}.${fixed ? '00' : random.pick(['00', '00', '50', '75'])}`
}

/** The old ones are settled but for a few; of the last weeks many are not yet. */
function statusOf(entry_date: string, today: string, random: Random): StatementStatus {
  if (entry_date < daysAfter(today, -40)) {
    if (random.chance(0.03)) return 'cancelled'
    return random.chance(0.01) ? 'on-hold' : 'completed'
  }
  return random.pick(['pending', 'pending', 'processing', 'completed', 'completed', 'on-hold'])
}
