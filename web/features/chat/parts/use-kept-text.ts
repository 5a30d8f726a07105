import { useLayoutEffect, useRef, useState } from 'react'
import { dropDraft, findDraft, keepDraft } from '../../../lib/drafts.ts'

/** A text that is kept on this device until it is sent, with the caret in it; the field takes the focus where that covers nothing. */
export function useKeptText(key: string, startsIn: 'focus' | 'elsewhere' = 'focus') {
  const [{ text, caret }, setField] = useState(() => startOfField(key))
  const input = useRef<HTMLTextAreaElement>(null)
  const wanted = useRef<number | 'focus' | 'elsewhere' | undefined>(startsIn)
  const write = (next: string, at: number) => {
    setField({ text: next, caret: at })
    if (next === '') dropDraft(key)
    else keepDraft(key, next)
  }
  useLayoutEffect(() => {
    const { current: at } = wanted
    wanted.current = undefined
    // On a touch screen the keyboard would cover what there is to read.
    if (at === 'focus' && matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true })
    if (typeof at === 'number') input.current?.setSelectionRange(at, at)
  })
  const moveTo = (next: string, at: number) => {
    wanted.current = at
    write(next, at)
  }
  const noteCaret = () => {
    const at = input.current?.selectionStart
    if (at !== undefined && at !== caret) setField({ text, caret: at })
  }
  return { input, text, caret, write, moveTo, noteCaret }
}

function startOfField(key: string): { text: string; caret: number } {
  const kept = findDraft(key)
  const text = typeof kept === 'string' ? kept : ''
  return { text, caret: text.length }
}
