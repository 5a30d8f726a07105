import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { useWholeSection } from '../../../lib/whole-sections.ts'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore, type Pages } from '../../../ui/load-more.tsx'
import { SectionScroller } from '../../../ui/section-scroller.tsx'
import type { NoteSection } from '../address.ts'
import { listOf } from '../labels.ts'
import { rowsOf } from '../logic.ts'
import { NearWindow } from './near-window.tsx'
import { NoteCard, type NoteCardActions } from './note-card.tsx'
import { useColumns } from './use-columns.ts'
import type { EditPlace } from './use-editing.ts'

type TaskSectionProps = {
  /** As the address names it when it is shown whole. */
  name: NoteSection
  title: string
  count?: number | undefined
  notes: readonly Note[]
  actions: NoteCardActions
  pages: Pages
  /** Rows that are there at once, where others are seen first; left out, as many as a screen shows. */
  firstRows?: number | undefined
  /** The task being edited in this section: where it stands, and its form. */
  editing?: (Pick<EditPlace, 'key' | 'id' | 'index'> & { editor: ReactNode }) | undefined
}

const cardHeight = 290
/** As many as the section shows before anybody scrolls; the next ones come right after. */
const visibleRows = 3

/** A heading and the grid of its tasks, which scrolls by itself from 768 px up. */
export function TaskSection({
  name,
  title,
  count,
  notes,
  actions,
  pages,
  firstRows = visibleRows,
  editing,
}: TaskSectionProps) {
  const id = useId()
  const columns = useColumns()
  const [isWhole, setWhole] = useWholeSection(name)
  const rows = rowsOf(notes, columns, editing)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <SectionHeading id={id} title={title} count={count} />
      <SectionScroller
        label={listOf(title)}
        isOpen={editing !== undefined}
        isWhole={isWhole}
        onWhole={setWhole}
      >
        <div className="flex flex-col gap-4">
          {rows.map((row, index) => (
            <NearWindow
              key={row.key}
              startsNear={index < firstRows}
              stays={row.editor}
              estimate={row.editor ? cardHeight : cardHeight * Math.ceil(row.notes.length / columns)}
            >
              {() =>
                row.editor ? (
                  editing?.editor
                ) : (
                  <div className={gridClass}>
                    {row.notes.map((note) => (
                      <NoteCard key={note.id} note={note} actions={actions} />
                    ))}
                  </div>
                )
              }
            </NearWindow>
          ))}
        </div>
        <LoadMore pages={pages} />
      </SectionScroller>
    </section>
  )
}

/** One, two or three columns; `useColumns` counts the same. */
export const gridClass = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3'
