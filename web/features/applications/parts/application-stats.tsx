import { useQuery } from '@tanstack/react-query'
import type { ApplicationCounts } from '../../../../contract/careers.ts'
import { count } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { countsQuery } from '../api.ts'
import { pageWords, statusWords } from '../labels.ts'

const figures = [
  ['pending', 'bg-st-yellow-dot'],
  ['reviewing', 'bg-st-blue-dot'],
  ['accepted', 'bg-st-green-dot'],
  ['total', undefined],
] as const satisfies readonly (readonly [keyof ApplicationCounts, string | undefined])[]

/** The four figures above the list, over all applications whatever the filters show. */
export function ApplicationStats() {
  const { data, isError } = useQuery(countsQuery)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {figures.map(([name, dot]) => (
        <Card key={name} className="flex flex-col-reverse px-4 py-3.5 sm:px-5 sm:py-4">
          <dt className="flex items-center gap-2 text-secondary text-ink-2">
            {dot && <span aria-hidden="true" className={`size-2 rounded-full ${dot}`} />}
            {name === 'total' ? pageWords.total : statusWords[name]}
          </dt>
          <dd className="font-serif text-[1.75rem] leading-9 font-semibold tabular-nums">
            {data ? count(data[name]) : isError ? '—' : '…'}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
