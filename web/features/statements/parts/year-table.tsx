import type { MonthSum } from '../../../../contract/statements.ts'
import { entryTypeWords } from '../../../../contract/words/statements.ts'
import { inDigits } from '../../../lib/digits.ts'
import { money, monthName, shortMonth } from '../../../lib/format.ts'
import { net, said, yearOf } from '../labels.ts'

export type YearTableProps = { year: string; months: readonly MonthSum[]; currency: string }

/** The months of a year with their sums, line by line. */
export function YearTable({ year, months, currency }: YearTableProps) {
  const cell = 'border-t border-border py-1.5 pl-3 text-right tabular-nums'
  return (
    <div className="mt-2 overflow-x-auto">
      <table aria-label={yearOf.table(inDigits(year))} className="w-full text-secondary max-sm:text-meta">
        <thead>
          <tr className="text-meta text-ink-3">
            <th scope="col" className="py-1.5 text-left font-semibold">
              {said.month}
            </th>
            {[entryTypeWords.income, entryTypeWords.expense, net].map((name) => (
              <th key={name} scope="col" className="py-1.5 pl-3 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, income, expense, net: rest }) => (
            <tr key={month}>
              <th scope="row" className="border-t border-border py-1.5 text-left font-normal">
                <span className="max-sm:hidden">{monthName(month)}</span>
                <span className="sm:hidden">{shortMonth(month)}</span>
              </th>
              <td className={cell}>{money(income, currency)}</td>
              <td className={cell}>{money(expense, currency)}</td>
              <td className={cell}>{money(rest, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
