import { useRef, useState } from 'react'
import { useToasts } from '../../../ui/toast.tsx'
import { useCreateTime, useDeleteTime, useUpdateTime } from '../api.ts'
import { said } from '../labels.ts'
import { useAmountReading } from './amount-typed.ts'
import { type Cell, type GridRow, type Step, sameAgain, stepsTo } from './grid.ts'
import { type CellAt, type Refused, withoutRefused, withRefused } from './typed-cells.ts'
import { writtenEntries } from './written-entries.ts'

interface CellAsked {
  row: GridRow
  cell: Cell
}

const done = { create: said.added, update: said.updated, delete: said.deleted }

/** Where somebody asked. */
const placeOf = ({ row, cell }: CellAsked): CellAt => ({ row: row.key, day: cell.day })

/** Writes what is typed into cells; each change can be taken back. A row that is emptied is told of, to be kept. */
export function useCellWrites(onEmptied: (row: GridRow) => void) {
  const write = useSteps()
  const toasts = useToasts()
  const read = useAmountReading()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [isBusy, setBusy] = useState(false)
  // One after the other: what is taken back next may be of the entry that comes back now.
  const backsDone = useRef(Promise.resolve())
  const forget = (at: CellAt) => setRefused((now) => withoutRefused(now, at))
  const refuse = (asked: CellAsked, refusal: Omit<Refused, keyof CellAt>) =>
    setRefused((now) => withRefused(now, { ...placeOf(asked), ...refusal }))
  const run = async (asked: CellAsked, all: readonly Step[], text?: string) => {
    const { row, cell } = asked
    const backs: (() => Promise<unknown>)[] = []
    const takeBack = async () => {
      for (const back of backs.reverse()) await back()
    }
    setBusy(true)
    if (all.some(({ kind }) => kind === 'delete')) onEmptied(row)
    try {
      for (const step of all) backs.push(await write(step, row, cell.day))
      forget(placeOf(asked))
    } catch (error) {
      // What was done before stays done.
      const steps = all.slice(backs.length)
      refuse(asked, { text, failure: { error, steps, send: (again) => run(asked, again, text) } })
      return false
    } finally {
      setBusy(false)
      if (all[0] && backs.length > 0)
        toasts.undo(done[all[0].kind], () => {
          backsDone.current = backsDone.current
            .then(takeBack)
            .catch((error: unknown) => toasts.error(said.updateFailed, error))
        })
    }
    return true
  }
  return {
    ...{ refused, isBusy, forget },
    /** Makes a cell what was typed; answers whether it is. What is refused is kept for this cell. */
    type: async (asked: CellAsked, text: string): Promise<boolean> => {
      const typed = read(text, asked.cell.day)
      const steps = 'sentence' in typed ? undefined : stepsTo(typed.seconds, asked.cell, typed.spans)
      if (steps) return run(asked, steps, text)
      refuse(asked, { text, sentence: 'sentence' in typed ? typed.sentence : said.severalTimes })
      return false
    },
    set: (asked: CellAsked, seconds: number) => run(asked, stepsTo(seconds, asked.cell) ?? []),
  }
}

/** Does one step, and answers what takes it back, also after others were taken back that came later. */
function useSteps() {
  const [written] = useState(writtenEntries)
  const { mutateAsync: create } = useCreateTime()
  const { mutateAsync: update } = useUpdateTime()
  const { mutateAsync: remove } = useDeleteTime()
  return async (step: Step, row: GridRow, day: string) => {
    if (step.kind === 'create') {
      const { note_id, case_ref, activity_code } = row
      const { kind: _, ...time } = step
      const of = note_id ? { note_id } : { case_ref }
      const made = await create({ ...of, ...time, activity_code, work_date: day, source: 'grid' })
      written.keep(made)
      return () => remove(written.latest(made).id)
    }
    const { entry } = step
    if (step.kind === 'delete') {
      await remove(entry.id)
      return async () => written.replace(entry.id, await create(sameAgain(entry)))
    }
    const { kind: _, entry: __, ...time } = step
    const changed = await update({ id: entry.id, body: { version: entry.version, ...time } })
    written.keep(changed)
    const { seconds, spans } = entry
    return async () => {
      const { id, version } = written.latest(changed)
      written.keep(await update({ id, body: { version, seconds, spans } }))
    }
  }
}
