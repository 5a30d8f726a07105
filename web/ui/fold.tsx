import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type FoldProps = { title: string; isFilled: boolean; children: ReactNode }

/** Fields that few need: folded until they are asked for or hold something, and not made before. */
export function Fold({ title, isFilled, children }: FoldProps) {
  const [isOpened, setOpened] = useState<boolean>()
  const isOpen = isOpened ?? isFilled
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="group border-t border-border pt-3"
    >
      <summary className="flex min-h-control cursor-default list-none items-center gap-1.5 rounded-sm font-semibold">
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-ink-3 transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      {isOpen && <div className="flex flex-col gap-4 pt-2">{children}</div>}
    </details>
  )
}
