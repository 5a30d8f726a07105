import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type Mentionable, mentionName } from '../../../../contract/chat.ts'
import { usePassing } from '../../../ui/overlay-stack.ts'
import { mentionQuery } from '../api.ts'
import { mentionAt, withMention } from '../logic.ts'

/** Whom a message mentions. */
export type Mentioned = Pick<Mentionable, 'user_id' | 'full_name'>

interface Field {
  text: string
  caret: number
  onChange: (text: string, caret: number) => void
  /** Who can be mentioned by what is typed; left out: anybody in the firm. */
  find?: typeof mentionQuery
}

/** The people offered while an @ is being typed, and what the keys do meanwhile. */
export function useMentions({ text, caret, onChange, find = mentionQuery }: Field) {
  const typed = mentionAt(text, caret)
  const [closedAt, setClosedAt] = useState<number>()
  const [marked, setMarked] = useState({ query: '', index: 0 })
  // Whom each picked name means, for when two people share one.
  const picked = useRef(new Map<string, string>())
  const { data } = useQuery({ ...find(typed?.query ?? ''), enabled: typed !== undefined })
  const people = data?.items ?? []
  const isOpen = typed !== undefined && typed.at !== closedAt && people.length > 0
  usePassing(isOpen, () => setClosedAt(typed?.at))
  const index = marked.query === typed?.query ? Math.min(marked.index, people.length - 1) : 0

  const pick = (person: Mentionable) => {
    if (!typed) return
    picked.current.set(person.user_id, person.mention)
    const next = withMention(text, typed.at, caret, person.full_name)
    onChange(next.text, next.caret)
  }
  /** Mentions somebody behind all that stands there. */
  const append = (person: Mentioned) => {
    picked.current.set(person.user_id, mentionName(person.full_name))
    const before = text === '' || /\s$/.test(text) ? text : `${text} `
    const next = withMention(`${before}@`, before.length, before.length + 1, person.full_name)
    onChange(next.text, next.caret)
  }
  const move = (by: number) =>
    setMarked({ query: typed?.query ?? '', index: (index + by + people.length) % people.length })
  const press = (key: string): boolean => {
    const person = people[index]
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Escape') setClosedAt(typed?.at)
    else if ((key === 'Enter' || key === 'Tab') && person) pick(person)
    else return false
    return true
  }
  return {
    people,
    index,
    isOpen,
    pick,
    append,
    picked: picked.current,
    /** True when the key was for the list. */
    onKey: (event: KeyboardEvent): boolean => {
      if (!isOpen || event.shiftKey || !press(event.key)) return false
      event.preventDefault()
      return true
    },
    /** After an @ was given up, another one opens the list again. */
    reopen: () => setClosedAt(undefined),
  }
}
