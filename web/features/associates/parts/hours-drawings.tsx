import type { ReactNode } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { hours } from '../../../lib/format.ts'
import { dayAndMonth, inHours, weekOf } from '../labels.ts'

export interface HoursRow {
  /** A category as people read it, or the day with which a week begins. */
  name: string
  hours: number
}

const text = { fill: 'var(--ink-3)', fontSize: 12 }
const line = { stroke: 'var(--border)' }

/** Upright bars, one a week; the oldest stands left. */
export function WeekBars({ rows }: { rows: readonly HoursRow[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...rows]} accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} {...line} />
        <XAxis
          dataKey="name"
          tickFormatter={dayAndMonth}
          tick={text}
          tickLine={false}
          axisLine={line}
          minTickGap={16}
        />
        <YAxis tick={text} tickFormatter={hours} tickLine={false} axisLine={false} width={34} />
        <Tooltip content={said(weekOf)} cursor={{ fill: 'var(--sunken)' }} isAnimationActive={false} />
        <Bar
          dataKey="hours"
          fill="var(--ch-1)"
          radius={[3, 3, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** Lying bars, one a category; the one with the most hours stands first. */
export function CategoryBars({ rows }: { rows: readonly HoursRow[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...rows]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={false} {...line} />
        <XAxis type="number" tick={text} tickFormatter={hours} tickLine={false} axisLine={false} />
        <YAxis
          type="category"
          dataKey="name"
          tick={text}
          tickLine={false}
          axisLine={line}
          width={118}
          interval={0}
        />
        <Tooltip content={said(String)} cursor={{ fill: 'var(--sunken)' }} isAnimationActive={false} />
        <Bar
          dataKey="hours"
          fill="var(--ch-1)"
          radius={[0, 3, 3, 0]}
          maxBarSize={22}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

interface Pointed {
  active?: boolean
  label?: string | number | undefined
  payload?: readonly { value?: unknown }[]
}

/** What is said of the bar under the pointer. */
function said(nameOf: (name: string) => string): (pointed: Pointed) => ReactNode {
  return ({ active = false, label, payload = [] }) =>
    active && (
      <div className="rounded-md border border-border bg-raised px-3 py-2 text-secondary shadow-popup">
        <p className="text-meta text-ink-3">{nameOf(String(label))}</p>
        <p className="font-semibold tabular-nums">{inHours(Number(payload[0]?.value ?? 0))}</p>
      </div>
    )
}
