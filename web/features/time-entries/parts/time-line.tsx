import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { laterPart } from '../../../lib/lazy-part.ts'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { said } from '../labels.ts'
import { isRead } from '../logic.ts'
import type { TimeLineState } from './use-time-line.ts'

// They come with the first letter that is typed.
const LineParts = laterPart(() => import('./line-parts.tsx'), 'LineParts')

interface TimeLineProps {
  state: TimeLineState
  /** Enter, and with Ctrl or Cmd: then whatever it stands in stays. */
  onEnter: (stays: boolean) => void
  onFocus?: (() => void) | undefined
  /** Stands in the field at its right. */
  end?: ReactNode
}

/** One line about one's time, the place where it stumbled, and what is understood of it. */
export function TimeLine({ state, onEnter, onFocus, end }: TimeLineProps) {
  const { line, type, complaint, caret } = state
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = caret && frame.current?.querySelector('input')
    field?.focus()
    field?.setSelectionRange(caret?.caret ?? 0, caret?.caret ?? 0)
  }, [caret])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onEnter(event.ctrlKey || event.metaKey)
  }
  return (
    <div ref={frame} data-time-line="" className="flex flex-col gap-2.5">
      <Field label={said.what} error={complaint}>
        <div className="relative flex items-center">
          <Marked state={state} />
          <TextInput
            autoComplete="off"
            enterKeyHint="done"
            maxLength={500}
            value={line}
            placeholder={said.example}
            onChange={(event) => type(event.target.value)}
            onFocus={onFocus}
            onKeyDown={press}
            className={cx('h-12! text-[1.0625rem]', end !== undefined && 'pr-28')}
          />
          {end && <div className="absolute right-1.5">{end}</div>}
        </div>
      </Field>
      {line.trim() !== '' && <LineParts state={state} />}
    </div>
  )
}

/** The same line without a colour over the field, where only the place that was not understood is underlined. */
function Marked({ state: { line, reading, complaint } }: Pick<TimeLineProps, 'state'>) {
  if (complaint === undefined || isRead(reading)) return null
  const text = line.normalize('NFC')
  const { at, length } = reading
  return (
    <span
      aria-hidden="true"
      data-stumble={text.slice(at, at + length)}
      className="pointer-events-none absolute inset-x-0 z-10 overflow-hidden px-[13px] text-[1.0625rem] whitespace-pre text-transparent"
    >
      {text.slice(0, at)}
      <u className="decoration-danger decoration-2 underline-offset-4">
        {text.slice(at, at + length) || ' '}
      </u>
    </span>
  )
}
