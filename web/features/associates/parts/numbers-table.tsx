import { hours } from '../../../lib/format.ts'
import { said } from '../labels.ts'
import type { HoursRow } from './hours-drawings.tsx'

interface NumbersTableProps {
  head: string
  /** A row's name as people read it, where that is not the name itself. */
  nameOf?: (name: string) => string
  rows: readonly HoursRow[]
}

/** The twin of a chart: the same numbers, to read line by line; closed until it is asked for, on paper always open. */
export function NumbersTable({ head, nameOf = String, rows }: NumbersTableProps) {
  return (
    <details className="mt-2 border-t border-border pt-2 text-secondary">
      <summary className="w-fit rounded-sm font-semibold text-accent select-none coarse:py-[11px]">
        {said.asTable}
      </summary>
      <table className="mt-2 w-full">
        <thead>
          <tr className="text-left text-meta text-ink-3">
            <th scope="col" className="border-b border-border py-1.5 font-semibold">
              {head}
            </th>
            <th scope="col" className="border-b border-border py-1.5 text-right font-semibold">
              {said.hours}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, hours: worked }) => (
            <tr key={name}>
              <th
                scope="row"
                className="border-b border-border py-1.5 pr-4 text-left font-normal [overflow-wrap:anywhere]"
              >
                {nameOf(name)}
              </th>
              <td className="border-b border-border py-1.5 text-right tabular-nums">{hours(worked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
