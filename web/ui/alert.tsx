import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type AlertTone = 'destructive' | 'warning' | 'success' | 'info'

const tones = {
  destructive: { box: 'border-danger/40 bg-danger-soft text-ink', icon: 'text-danger', Icon: CircleAlert },
  warning: {
    box: 'border-st-yellow-dot/40 bg-st-yellow-bg text-ink',
    icon: 'text-st-yellow-fg',
    Icon: TriangleAlert,
  },
  success: {
    box: 'border-st-green-dot/40 bg-st-green-bg text-ink',
    icon: 'text-st-green-fg',
    Icon: CircleCheck,
  },
  info: { box: 'border-accent/30 bg-accent-soft text-ink', icon: 'text-accent', Icon: Info },
}

type AlertProps = {
  tone: AlertTone
  title?: string | undefined
  children: ReactNode
  action?: ReactNode
  className?: string | undefined
}

/** A message that belongs to its place on the page; a destructive one and a warning are said at once. */
export function Alert({ tone, title, children, action, className }: AlertProps) {
  const { box, icon, Icon } = tones[tone]
  return (
    <div
      role={tone === 'destructive' || tone === 'warning' ? 'alert' : 'status'}
      className={cx('flex items-start gap-2.5 rounded-md border px-3.5 py-3 text-secondary', box, className)}
    >
      <Icon aria-hidden="true" className={cx('mt-px size-[18px] shrink-0', icon)} />
      <div className="min-w-0 flex-1 break-words">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  )
}
