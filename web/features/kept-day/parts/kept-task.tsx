import { useState } from 'react'
import type { KeptDay } from '../../../../contract/kept-day.ts'
import { type NoteStatus, noteStatuses } from '../../../../contract/notes.ts'
import { limitedAccess } from '../../../../contract/words/calendar.ts'
import { statusWords, sharedTask as words } from '../../../../contract/words/tasks.ts'
import { clockTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Act, useKeepAct, useQueue } from '../../queue/public.tsx'
import { actOn } from '../labels.ts'
import { lastActOn } from '../logic.ts'
import { KeptHours } from './kept-hours.tsx'
import { dueText, Row } from './kept-row.tsx'
import { KeptStep, Tick } from './kept-step.tsx'

type Kept = KeptDay['tasks'][number]
type About = NonNullable<Kept['about']>

/** A task of the kept day, and what can be done with it: that shows at once, and waits for a connection. */
export function KeptTask({ of: { due_on, due_time, about }, today }: { of: Kept; today: string }) {
  const due = due_on && [dueText(due_on, today), due_time && clockTime(due_time)].filter(Boolean).join(' ')
  if (!about) return <Row title={limitedAccess} meta={[due]} />
  return <Task about={about} due={due} today={today} />
}

function Task({ about, due, today }: { about: About; due: string | null; today: string }) {
  const { id, version, title, case_id, text, steps, list_items } = about
  const { acts } = useQueue()
  const keep = useKeepAct()
  const [isLogging, setLogging] = useState(false)
  const put = lastActOn(acts, 'status', id)
  const logged = lastActOn(acts, 'hours', id)
  const status = put?.status ?? about.status
  const onStatus = (next: NoteStatus) =>
    next !== status &&
    void keep({ kind: 'status', id, status: next, from: status }, { version, about: title })
  return (
    <Row title={title} meta={[due, case_id]} isDone={status === 'done'} isWaiting={Boolean(put ?? logged)}>
      {text && list_items.length === 0 && (
        <p className="mt-1 text-secondary break-words whitespace-pre-line text-ink-2">{text}</p>
      )}
      {(steps.length > 0 || list_items.length > 0) && (
        <ul className="mt-1 flex flex-col">
          {steps.map((step) => (
            <KeptStep key={step.id} step={step} task={title} acts={acts} />
          ))}
          {list_items.map((line) => (
            <KeptLine key={line.id} line={line} about={about} acts={acts} />
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
        <div className="w-36">
          <Select
            label={words.statusOf(title)}
            value={status}
            onValueChange={onStatus}
            options={noteStatuses.map((value) => ({ value, label: statusWords[value] }))}
          />
        </div>
        <Button aria-label={actOn(words.logHours, title)} onClick={() => setLogging(true)}>
          {words.logHours}
        </Button>
      </div>
      {isLogging && <KeptHours {...{ id, title, today }} onClose={() => setLogging(false)} />}
    </Row>
  )
}

interface KeptLineProps {
  line: About['list_items'][number]
  about: About
  acts: readonly Act[]
}

function KeptLine({ line, about: { id, version, title, list_items, can_tick = true }, acts }: KeptLineProps) {
  const keep = useKeepAct()
  const waits = lastActOn(acts, 'item', id, line.id)
  const tick = (completed: boolean) =>
    void keep(
      { kind: 'item', id, item: line.id, completed, list: list_items },
      { version, about: `${line.text} · ${title}` },
    )
  const isDone = waits?.completed ?? line.completed
  // The lines stay their owner's.
  const onTick = can_tick ? tick : undefined
  return <Tick title={line.text} isDone={isDone} isWaiting={waits !== undefined} onTick={onTick} />
}
