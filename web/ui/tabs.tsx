import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { CountBadge } from './badge.tsx'

export type TabEntry<Value extends string> = {
  value: Value
  label: string
  count?: number | undefined
  /** Rendered only while this tab is chosen. */
  content: ReactNode
}

export type TabsProps<Value extends string> = {
  label: string
  tabs: readonly TabEntry<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** Underlined tabs over one panel; arrow keys move, Enter or Space chooses. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List
        aria-label={label}
        className="flex gap-[22px] overflow-x-auto shadow-[inset_0_-1px_var(--border)]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="relative flex h-[42px] shrink-0 items-center gap-2 rounded-t-sm font-semibold text-ink-2 transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink data-active:after:bg-ink coarse:h-control"
          >
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
