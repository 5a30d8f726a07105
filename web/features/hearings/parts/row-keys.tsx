import type { Hearing } from '../../../../contract/hearings.ts'
import { useShortcuts } from '../../../lib/shortcuts.ts'
import { diary, said } from '../labels.ts'
import type { BoardActs } from './board-cells.tsx'

type RowKeysProps = Pick<BoardActs, 'onRecord'> & { of: readonly Hearing[] }

/** J and K go from row to row, O records the outcome of the one in focus. */
export function RowKeys({ of, onRecord }: RowKeysProps) {
  const record = () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset.record
    if (id !== undefined && of.some((one) => one.id === id && one.can.close)) onRecord(id)
  }
  useShortcuts([
    { keys: 'j', label: diary.nextRow, run: () => step(1) },
    { keys: 'k', label: diary.rowBefore, run: () => step(-1) },
    { keys: 'o', label: said.record, run: record },
  ])
  return null
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-record]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? rows[0] : rows[at + by]
  next?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}
