import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { DueSpan, Note } from '../../../../contract/notes.ts'
import { dueWords } from '../../../../contract/words/tasks.ts'
import { languageOf } from '../../../lib/language.ts'
import { cx } from '../../../ui/cx.ts'
import { SectionHeading } from '../../../ui/heading.tsx'
import { NoteClient, NoteShared } from '../../notes/public.tsx'
import { dueQuery } from '../api.ts'
import { byDay } from '../logic.ts'

type DueTasksProps = {
  onOpen: (note: Note) => void
}

/** What is overdue, due today and due in the rest of the week, mine and what I work on; nothing where nothing is. */
export function DueTasks({ onOpen }: DueTasksProps) {
  return (
    <>
      <DueSection span="overdue" onOpen={onOpen} />
      <DueSection span="today" onOpen={onOpen} />
      <DueSection span="week" onOpen={onOpen} />
    </>
  )
}

function DueSection({ span, onOpen }: DueTasksProps & { span: DueSpan }) {
  const id = useId()
  const { data } = useQuery(dueQuery(span))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 pb-5">
      <SectionHeading
        id={id}
        title={dueWords[span]}
        count={data.next === null ? data.items.length : undefined}
      />
      <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
        {byDay(data.items).map((note) => (
          <li key={note.id} className="px-4 py-2.5">
            <button
              type="button"
              lang={languageOf(note.title)}
              onClick={() => onOpen(note)}
              className={cx(
                'max-w-full truncate rounded-sm text-left font-semibold hover:underline coarse:min-h-9',
                note.status === 'done' && 'text-ink-3 line-through',
              )}
            >
              {note.title}
            </button>
            <NoteClient note={note} />
            <NoteShared note={note} />
          </li>
        ))}
      </ul>
    </section>
  )
}
