import type { BulkAct } from '../../../../contract/tasks.ts'
import { mostInBulk } from '../../../../contract/tasks.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import type { Selection } from '../../notes/public.tsx'
import { useBulk } from '../api.ts'
import { bulk as words } from '../labels.ts'
import { takingBack } from '../logic.ts'

export type BulkAction = (act: BulkAct, value?: string | null) => void

/** Does the same with all selected tasks: what was refused stays selected, and one Undo takes back the rest. */
export function useBulkAction({ notes: selected, onSelect }: Selection) {
  const confirm = useConfirm()
  const toasts = useToasts()
  const { mutateAsync: change, isPending } = useBulk()
  const notes = selected.slice(0, mostInBulk)

  const run = async (act: BulkAct, value: string | null = null) => {
    const question = questionOf(act, notes.length)
    if (question && !(await confirm(question))) return
    const items = notes.map(({ id, version }) => ({ id, version }))
    const { items: outcomes } = await change({ act, value, items })
    const refused = outcomes.flatMap(({ id, reason }) => (reason === null ? [] : [id]))
    const isIn = document.activeElement?.closest('[role="article"]') !== null
    onSelect(refused)
    if (refused.length === 0 && !isIn) goOnFrom(notes.map(({ id }) => id))
    if (refused.length > 0) toasts.error(words.refused(refused.length, notes.length))
    const back = takingBack(act, value, notes, outcomes)
    const done = notes.length - refused.length
    if (done > 0) toasts.undo(words.changed(done), () => void takeBack(back), words.failed)
  }
  const takeBack = async (back: ReturnType<typeof takingBack>) => {
    if (back.items.length === 0) return
    await change(back).then(
      ({ items }) => {
        const refused = items.filter(({ reason }) => reason !== null).length
        if (refused > 0) toasts.error(words.refused(refused, items.length))
        else toasts.success(words.takenBack, words.takeBackFailed)
      },
      (error: unknown) => toasts.error(words.takeBackFailed, error),
    )
  }
  const start: BulkAction = (act, value) => {
    if (!isPending) run(act, value).catch((error: unknown) => toasts.error(words.failed, error))
  }
  return { run: start, isPending }
}

function questionOf(act: BulkAct, n: number) {
  if (act === 'archive') return { title: words.archiveAsk(n), confirmLabel: words.archive }
  if (act === 'delete') return { title: words.deleteAsk(n), confirmLabel: words.delete, destructive: true }
  return undefined
}

/** The bar goes with the focus, which goes on to the first of these cards that is still there, else to the first of all. */
function goOnFrom(ids: readonly string[]): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
  const card = cards.find(({ dataset }) => dataset.record && ids.includes(dataset.record)) ?? cards[0]
  card?.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true })
}
