import { createContext, type ReactNode, useContext } from 'react'
import { CountBadge } from './badge.tsx'
import { cx } from './cx.ts'

type PageHeadingProps = {
  title: ReactNode
  /** Beside the title, for example the Partner badge. */
  badge?: ReactNode
  /** One quiet line below. */
  meta?: ReactNode
  actions?: ReactNode
  /** Where the page came from, as a link above its title. */
  back?: ReactNode
}

/** What stands at the right end of every page's heading, for example the bell; the shell brings it. */
export const PageExtrasContext = createContext<ReactNode>(null)

/** The place of what the shell brings, for a heading that is not a PageHeading. */
export function PageExtras() {
  return useContext(PageExtrasContext)
}

/** The one h1 of a page with its line below and its actions; last, at the same place on every page, the shell's own. */
export function PageHeading({ title, badge, meta, actions, back }: PageHeadingProps) {
  return (
    <header className="flex items-start gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {back}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1
              tabIndex={-1}
              className="min-w-0 font-serif text-page-sm font-semibold break-words outline-none sm:text-page"
            >
              {title}
            </h1>
            {badge}
          </div>
          {meta && <p className="mt-1 text-secondary text-ink-2">{meta}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      <PageExtras />
    </header>
  )
}

type SectionHeadingProps = {
  title: string
  id?: string | undefined
  count?: number | undefined
  actions?: ReactNode
  className?: string | undefined
}

/** A serif h2 with its count and a hairline to the end of the row. */
export function SectionHeading({ title, id, count, actions, className }: SectionHeadingProps) {
  return (
    <div className={cx('flex items-center gap-3', className)}>
      <h2 id={id} className="font-serif text-section font-semibold">
        {title}
      </h2>
      {count !== undefined && <CountBadge count={count} />}
      <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-border" />
      {actions}
    </div>
  )
}
