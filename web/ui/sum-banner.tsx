import { type Loading, useLoadFailure } from './load-failure.ts'
import { FailedLine, type FailedLineProps } from './states.tsx'

type SumBannerProps = {
  label: string
  title: string
  /** The sum in words; undefined until it is here. */
  sum: string | undefined
  /** What it is the sum of: absent words are left out. */
  of: readonly (string | undefined)[]
  query: FailedLineProps['of'] & Loading
  failed: string
}

/** What a list adds up to, above it; says when that could not be loaded. */
export function SumBanner({ label, title, sum, of, query, failed }: SumBannerProps) {
  useLoadFailure(query, failed)
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 rounded-lg bg-seal px-5 py-4 text-on-seal"
    >
      <div className="min-w-0">
        <h2 className="text-secondary font-semibold">{title}</h2>
        <p className="font-serif text-[1.75rem] leading-9 font-semibold [overflow-wrap:anywhere] tabular-nums">
          {sum ?? (query.isError ? '—' : '…')}
        </p>
      </div>
      <p className="min-w-0 text-secondary [overflow-wrap:anywhere]">{of.filter(Boolean).join(' · ')}</p>
      <FailedLine title={failed} of={query} className="w-full" />
    </section>
  )
}
