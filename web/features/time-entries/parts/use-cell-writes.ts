import { useState } from 'react'
import { dayOf, momentOf, timeOf } from '../../../../contract/kernel/days.ts'
import { timeSentences } from '../../../../contract/kernel/time-reasons.ts'
import { parseTimeLine } from '../../../../contract/time-line.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useFirm } from '../../../lib/firm.ts'
import { useServerMinute } from '../../../lib/now.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { type TimeDraft, useCreateTime, useDeleteTime, useUpdateTime } from '../api.ts'
import { said } from '../labels.ts'
import { type Cell, type GridRow, type Step, sameAgain, stepsTo } from './grid.ts'

interface CellAsked {
  row: GridRow
  cell: Cell
}

/** What was refused in a cell, and the sentence that says why. */
interface Refused {
  row: string
  day: string
  sentence: string
}

/** Writes what is typed into cells; each change can be taken back. A row that is emptied is told of, to be kept. */
export function useCellWrites(onEmptied: (row: GridRow) => void) {
  const steps = useSteps()
  const toasts = useToasts()
  const read = useCellReading()
  const [refused, setRefused] = useState<Refused>()
  const [isBusy, setBusy] = useState(false)
  const run = async ({ row, cell }: CellAsked, all: readonly Step[], drafts: Partial<TimeDraft>) => {
    const failed = all.every(({ kind }) => kind === 'delete') ? said.deleteFailed : said.updateFailed
    const backs: (() => Promise<unknown>)[] = []
    const takeBack = async () => {
      for (const back of backs.reverse()) await back()
    }
    setBusy(true)
    if (all.some(({ kind }) => kind === 'delete')) onEmptied(row)
    try {
      for (const step of all) backs.push(await steps(step, row, cell.day, drafts))
      setRefused(undefined)
    } catch (error) {
      setRefused({ row: row.key, day: cell.day, sentence: `${failed}. ${sentenceOf(error)}` })
      return false
    } finally {
      setBusy(false)
      const done =
        all[0]?.kind === 'create' ? said.added : all[0]?.kind === 'delete' ? said.deleted : said.updated
      if (backs.length > 0)
        toasts.undo(
          done,
          () => void takeBack().catch((error: unknown) => toasts.error(said.updateFailed, error)),
        )
    }
    return true
  }
  return {
    ...{ refused, isBusy },
    forget: () => setRefused(undefined),
    /** Makes a cell what was typed; answers whether it is. */
    type: async (asked: CellAsked, text: string): Promise<boolean> => {
      const typed = read(text, asked.cell.day)
      if ('sentence' in typed) {
        setRefused({ row: asked.row.key, day: asked.cell.day, sentence: typed.sentence })
        return false
      }
      return run(asked, stepsTo(typed.seconds, asked.cell), typed.spans ? { spans: typed.spans } : {})
    },
    set: (asked: CellAsked, seconds: number) => run(asked, stepsTo(seconds, asked.cell), {}),
  }
}

type CellTyped = { sentence: string } | { seconds: number; spans: TimeDraft['spans'] }

/** Reads what is typed into a cell: an amount and nothing else, on a day that is not to come. */
function useCellReading(): (text: string, day: string) => CellTyped {
  const { time_zone } = useFirm()
  const now = useServerMinute()
  const today = dayOf(now, time_zone)
  return (text, day) => {
    if (day > today) return { sentence: timeSentences['time.in_the_future'] }
    const clock = day < today ? '24:00' : timeOf(now, time_zone)
    const read = parseTimeLine(text, { today: day, now: clock, codes: [] })
    if ('reason' in read) return { sentence: timeSentences[read.reason] }
    const isMore = read.description !== '' || read.after_comma !== undefined || read.work_date !== day
    if (isMore) return { sentence: timeSentences['time.not_understood'] }
    const at = (time: string) => momentOf(day, time, time_zone).toISOString()
    const { span, seconds } = read
    return { seconds, spans: span && [{ from: at(span.from), to: at(span.to) }] }
  }
}

/** Does one step, and answers what takes it back. */
function useSteps() {
  const { mutateAsync: create } = useCreateTime()
  const { mutateAsync: update } = useUpdateTime()
  const { mutateAsync: remove } = useDeleteTime()
  return async (step: Step, row: GridRow, day: string, draft: Partial<TimeDraft>) => {
    if (step.kind === 'create') {
      const where = row.note_id ? { note_id: row.note_id } : { case_ref: row.case_ref }
      const { activity_code } = row
      const body = {
        ...where,
        activity_code,
        work_date: day,
        seconds: step.seconds,
        source: 'grid' as const,
        ...draft,
      }
      const made = await create(body)
      return () => remove(made.id)
    }
    const { entry } = step
    if (step.kind === 'delete') {
      await remove(entry.id)
      return () => create(sameAgain(entry))
    }
    const { version } = await update({
      id: entry.id,
      body: { version: entry.version, seconds: step.seconds },
    })
    const { seconds, spans } = entry
    return () => update({ id: entry.id, body: { version, seconds, spans } })
  }
}
