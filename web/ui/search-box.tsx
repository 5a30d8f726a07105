import { useRef, useState } from 'react'
import { inDigits } from '../lib/digits.ts'
import { useLater } from '../lib/settled.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { firstResultWanted } from '../lib/window-events.ts'
import { SearchInput } from './text-input.tsx'

type SearchBoxProps = {
  /** What it searches: 'Search cases'. */
  label: string
  /** What the address holds. */
  value: string
  onChange: (value: string) => void
  /** Shown in the digits of its reader; a date is found in either. */
  placeholder: string
  className?: string | undefined
}

/** Long enough that a word typed at ease is one question to the server. */
const pause = 250

/** A search that goes to the address a moment after the last key; '/' jumps here, Escape empties it, Enter and Down leave for the first result. */
export function SearchBox({ label, value, onChange, placeholder, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  /** What went to the address and has not come back from it yet. */
  const [underway, setUnderway] = useState<readonly string[]>([])
  if (value !== seen) {
    setSeen(value)
    const at = underway.indexOf(value)
    setUnderway(underway.slice(at + 1))
    // The address changed by itself (back, a link, a cleared filter): it wins over what stands here.
    if (at < 0) setText(value)
  }
  const wanted = text.trim()
  const isSent = wanted === (underway.at(-1) ?? value)
  useShortcut('/', () => input.current?.focus(), label)
  const [page] = useState(() => location.pathname)
  const send = () => {
    setUnderway((before) => [...before, wanted])
    onChange(wanted)
  }
  // The address is the next page's as soon as somebody is on the way there, who must not be called back.
  useLater(() => location.pathname === page && send(), isSent ? undefined : pause, wanted)
  return (
    <SearchInput
      ref={input}
      label={label}
      aria-keyshortcuts="/"
      placeholder={inDigits(placeholder)}
      maxLength={200}
      value={text}
      onValueChange={setText}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text !== '') {
          event.preventDefault()
          setText('')
        }
        if ((event.key === 'Enter' || event.key === 'ArrowDown') && !event.nativeEvent.isComposing) {
          event.preventDefault()
          if (!isSent) send()
          window.dispatchEvent(new Event(firstResultWanted))
        }
      }}
      className={className}
    />
  )
}
