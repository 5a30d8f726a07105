import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type CardTone = 'plain' | 'priority' | 'archived'

const tones: Record<CardTone, string> = {
  plain: 'border-border bg-surface',
  priority: 'border-brass/50 bg-surface border-t-[3px] border-t-brass',
  // Faded by tokens, not by opacity, so that its text keeps its contrast.
  archived: 'border-border bg-sunken text-ink-3 shadow-none',
}

type CardProps = ComponentProps<'div'> & { tone?: CardTone | undefined }

/** A surface with a hairline; brass above it means priority and nothing else. */
export function Card({ tone = 'plain', className, ...rest }: CardProps) {
  return <div {...rest} className={cx('min-w-0 rounded-lg border shadow-card', tones[tone], className)} />
}
