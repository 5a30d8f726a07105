import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { Activity } from '../../../../contract/activity.ts'
import { useFirm } from '../../people/public.ts'
import { moreFields, said } from '../labels.ts'
import { isLong } from '../logic.ts'
import { fieldName, shownValue } from './kinds.ts'

// More is shown by its beginning.
const fewChanges = 3

/** What an event changed, field by field; much of it only on a press. */
export function Changes({ event }: { event: Activity }) {
  const firm = useFirm()
  const [isOpen, setOpen] = useState(false)
  const lines = event.changes.map((change) => ({
    field: fieldName(change.field, event),
    ...('before' in change && { before: shownValue(event, change.field, change.before, firm) }),
    ...('after' in change && { after: shownValue(event, change.field, change.after, firm) }),
  }))
  if (lines.length === 0) return <span className="block text-ink-3 lg:py-2">—</span>
  const isMuch = lines.length > fewChanges || lines.some(isLongLine)
  return (
    <div className="flex flex-col gap-1 lg:py-2">
      <dl className="flex flex-col gap-1">
        {(isOpen ? lines : lines.slice(0, fewChanges)).map((line) => (
          <Line key={line.field} line={line} isWhole={isOpen} />
        ))}
      </dl>
      {isMuch && (
        <button
          type="button"
          aria-expanded={isOpen}
          data-print="none"
          className="self-start text-meta font-semibold text-accent hover:underline coarse:min-h-control"
          onClick={() => setOpen((was) => !was)}
        >
          {isOpen ? said.less : moreOf(lines)}
        </button>
      )}
    </div>
  )
}

type LineOf = { field: string; before?: string; after?: string }

function Line({ line, isWhole }: { line: LineOf; isWhole: boolean }) {
  const { field, before, after } = line
  // Only what has a way to be read whole is cut, however narrow the screen is.
  const clamp = isWhole || !isLongLine(line) ? '' : 'line-clamp-2 print:line-clamp-none'
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 text-secondary">
      <dt className="shrink-0 text-ink-3">{field}</dt>
      {before !== undefined && (
        <dd className={`min-w-0 [overflow-wrap:anywhere] whitespace-pre-line text-ink-2 ${clamp}`}>
          <span className="sr-only">{said.was}</span>
          {after === undefined ? <Value text={before} /> : <Was text={before} />}
        </dd>
      )}
      {after !== undefined && (
        <dd className={`min-w-0 [overflow-wrap:anywhere] whitespace-pre-line ${clamp}`}>
          {before !== undefined && (
            <>
              <ArrowRight aria-hidden="true" className="mr-1.5 inline size-3.5 align-[-2px] text-ink-3" />
              <span className="sr-only">{said.isNow}</span>
            </>
          )}
          <Value text={after} />
        </dd>
      )}
    </div>
  )
}

function Was({ text }: { text: string }) {
  return text === '' ? <Value text="" /> : <del className="decoration-ink-3/60">{text}</del>
}

function Value({ text }: { text: string }) {
  return text === '' ? <span className="text-ink-3">{said.empty}</span> : text
}

const isLongLine = ({ before = '', after = '' }: LineOf): boolean => isLong(before) || isLong(after)

function moreOf(lines: readonly LineOf[]): string {
  const more = lines.length - fewChanges
  return more <= 0 ? said.more : moreFields(more)
}
