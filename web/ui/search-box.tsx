import { useEffect, useRef, useState } from 'react'
import { useShortcut } from '../lib/shortcuts.ts'
import { SearchInput } from './text-input.tsx'

export type SearchBoxProps = {
  /** What it searches: 'Search cases'. */
  label: string
  /** What the address holds. */
  value: string
  onChange: (value: string) => void
  placeholder: string
  className?: string | undefined
}

/** Long enough that a word typed at ease is one question to the server. */
const pause = 250

/** A search that goes to the address a moment after the last key; '/' jumps here, Escape empties it. */
export function SearchBox({ label, value, onChange, placeholder, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  // The address changed by itself (back, a link, a cleared filter): it wins over what stands here.
  if (value !== sent) {
    setSent(value)
    setText(value)
  }
  useShortcut('/', () => input.current?.focus())
  useEffect(() => {
    if (text.trim() === sent) return
    const timer = setTimeout(() => {
      setSent(text.trim())
      onChange(text.trim())
    }, pause)
    return () => clearTimeout(timer)
  }, [text, sent, onChange])
  return (
    <SearchInput
      ref={input}
      label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      maxLength={200}
      value={text}
      onValueChange={setText}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text !== '') {
          event.preventDefault()
          setText('')
        }
      }}
      className={className}
    />
  )
}
