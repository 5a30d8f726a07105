import { type ReactNode, type RefCallback, useCallback, useId, useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { useMedia } from '../../../lib/media.ts'
import { useWholeSection } from '../../../lib/whole-sections.ts'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore, type Pages } from '../../../ui/load-more.tsx'
import { SectionScroller } from '../../../ui/section-scroller.tsx'
import { watchVisibility } from '../../../ui/visibility.ts'
import type { NoteSection } from '../address.ts'
import { listOf } from '../labels.ts'
import { rowsOf } from '../logic.ts'
import { NoteCard, type NoteCardActions } from './note-card.tsx'
import type { EditPlace } from './use-editing.ts'

type TaskSectionProps = {
  /** As the address names it when it is shown whole. */
  name: NoteSection
  title: string
  count?: number | undefined
  notes: readonly Note[]
  actions: NoteCardActions
  /** The ids of those that are selected, where that can be done. */
  selected?: ReadonlySet<string> | undefined
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
  selected,
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
                      <NoteCard
                        key={note.id}
                        note={note}
                        actions={actions}
                        isSelected={selected?.size ? selected.has(note.id) : undefined}
                      />
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

/** How many columns the grid of tasks has: as its class names say. */
function useColumns(): 1 | 2 | 3 {
  const two = useMedia('(width >= 48rem)')
  const three = useMedia('(width >= 80rem)')
  if (three) return 3
  return two ? 2 : 1
}

/** How far outside of what is visible things are kept ready, in pixels. */
const margin = 1200

/**
 * Keeps in the page only what is near the visible part of the scroller around it, so that a thousand cards scroll
 * like ten. What leaves keeps its height; what holds the focus stays.
 */
function NearWindow({
  children,
  startsNear,
  stays = false,
  estimate,
}: {
  children: () => ReactNode
  /** Shown at once, before anything is known about its place. */
  startsNear: boolean
  /** Never leaves, because it holds what somebody is typing. */
  stays?: boolean | undefined
  /** Its height in pixels until it has been shown once. */
  estimate: number
}) {
  const [{ isNear, height }, setPlace] = useState({ isNear: startsNear, height: estimate })
  const watch = useCallback<RefCallback<HTMLDivElement>>((element) => {
    if (!element) return
    return watchVisibility(element, margin, ({ isIntersecting, boundingClientRect }) => {
      if (!isIntersecting && element.contains(document.activeElement)) return
      setPlace({ isNear: isIntersecting, height: boundingClientRect.height })
    })
  }, [])
  if (isNear || stays)
    return (
      <div ref={watch} data-row="">
        {children()}
      </div>
    )
  return <div ref={watch} data-row="" style={{ height }} />
}
