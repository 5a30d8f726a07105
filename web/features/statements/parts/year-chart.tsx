import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { MonthSum } from '../../../../contract/statements.ts'
import { entryTypeWords } from '../../../../contract/words/statements.ts'
import { money, monthLabel, shortMoney, shortMonth } from '../../../lib/format.ts'
import { net } from '../labels.ts'

export type YearChartProps = {
  months: readonly MonthSum[]
  currency: string
  /** The month (YYYY-MM) that the rest of the page shows; the others stand back. */
  chosen: string | undefined
}

/** Two bars a month. For the eyes only: the table beside it says the same exactly. */
export function YearChart({ months, currency, chosen }: YearChartProps) {
  const bars = months.map((sum) => ({
    ...sum,
    short: shortMonth(sum.month),
    // A bar's length needs no cents.
    in: Number(sum.income),
    out: Number(sum.expense),
  }))
  const cells = (key: string) =>
    bars.map(({ month }) => (
      <Cell key={`${key} ${month}`} fillOpacity={chosen === undefined || chosen === month ? 1 : 0.45} />
    ))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={bars} accessibilityLayer={false} barGap={2} barCategoryGap="22%" margin={margin}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="short" tickLine={false} axisLine={{ stroke: 'var(--border-strong)' }} tick={tick} />
        <YAxis
          width={68}
          tickLine={false}
          axisLine={false}
          tick={tick}
          tickFormatter={(value: number) => shortMoney(value, currency)}
        />
        <Tooltip
          cursor={{ fill: 'var(--sunken)' }}
          isAnimationActive={false}
          content={({ payload }) => <MonthTip sum={sumIn(payload)} currency={currency} />}
        />
        <Bar dataKey="in" fill="var(--ch-1)" radius={[3, 3, 0, 0]} isAnimationActive={false}>
          {cells('in')}
        </Bar>
        <Bar dataKey="out" fill="var(--ch-2)" radius={[3, 3, 0, 0]} isAnimationActive={false}>
          {cells('out')}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

const margin = { top: 8, right: 4, bottom: 0, left: 0 }
const tick = { fill: 'var(--ink-3)', fontSize: 12 }

function MonthTip({ sum, currency }: { sum: MonthSum | undefined; currency: string }) {
  if (!sum) return null
  const rows = [
    [entryTypeWords.income, sum.income],
    [entryTypeWords.expense, sum.expense],
    [net, sum.net],
  ] as const
  return (
    <div className="rounded-md border border-border bg-raised px-3 py-2 text-meta shadow-popup">
      <p className="font-semibold">{monthLabel(sum.month)}</p>
      {rows.map(([name, amount]) => (
        <p key={name} className="flex justify-between gap-4 text-ink-2">
          {name}
          <span className="text-ink tabular-nums">{money(amount, currency)}</span>
        </p>
      ))}
    </div>
  )
}

/** The month under the pointer: the chart hands back the very object that it was given, untyped. */
function sumIn(payload: readonly { payload?: unknown }[] | undefined): MonthSum | undefined {
  return payload?.[0]?.payload as MonthSum | undefined
}
