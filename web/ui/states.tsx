import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { whyNotLoaded } from '../lib/failure.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { said } from './labels.ts'
import { Loading } from './spinner.tsx'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  icon?: ReactNode
  /** The one thing to do from here, as a button or a link. */
  action?: ReactNode
  className?: string | undefined
}

/** Nothing here yet: what would be here, and the one way to begin. */
export function EmptyState({ title, children, icon, action, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center rounded-lg border border-dashed border-border-strong px-6 py-10 text-center',
        className,
      )}
    >
      {icon && (
        <span aria-hidden="true" className="mb-3 text-ink-3 [&_svg]:size-7 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <p className="text-card font-semibold text-ink">{title}</p>
      {children && <div className="mt-1 max-w-md text-body text-ink-2">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

type ErrorStateProps = {
  title: string
  /** The server's reason, where it helps. */
  reason?: string | undefined
  onRetry?: (() => void) | undefined
  busy?: boolean | undefined
  className?: string | undefined
}

export type FailedLineProps = {
  title: string
  of: { isError: boolean; data: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  className?: string | undefined
}

/** Where figures could not be loaded, a line below them says so, with a way to try again; the notice says why. */
export function FailedLine({
  title,
  of: { isError, data, isFetching, refetch },
  className,
}: FailedLineProps) {
  if (!isError || data) return null
  return (
    <p className={cx('flex flex-wrap items-center gap-x-3 gap-y-1.5 text-secondary', className)}>
      {title}
      <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
        {said.retry}
      </Button>
    </p>
  )
}

type AwaitedProps = {
  of: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  said: { loading?: string; loadFailed: string }
  className?: string
}

/** In the place of what is not here: it is on its way, or it failed, with a way to try again. */
export function Awaited({ of: { error, isFetching, refetch }, said, className }: AwaitedProps) {
  if (error === null) return <Loading label={said.loading} />
  return (
    <ErrorState
      title={said.loadFailed}
      reason={whyNotLoaded(error)}
      onRetry={() => void refetch()}
      busy={isFetching}
      className={className}
    />
  )
}

/** Something could not be loaded: what, why, and a way to try again. */
export function ErrorState({ title, reason, onRetry, busy, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-col items-center rounded-lg border border-border bg-surface px-6 py-10 text-center',
        className,
      )}
    >
      <CircleAlert aria-hidden="true" className="mb-3 size-7 stroke-[1.5] text-danger" />
      <p className="text-card font-semibold text-ink">{title}</p>
      {reason && <p className="mt-1 max-w-md text-body break-words text-ink-2">{reason}</p>}
      {onRetry && (
        <Button className="mt-4" icon={<RotateCw className="size-4" />} busy={busy} onClick={onRetry}>
          {said.retry}
        </Button>
      )}
    </div>
  )
}
