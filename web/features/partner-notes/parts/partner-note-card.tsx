import { Flag, Pencil, Trash2 } from 'lucide-react'
import type { PartnerNote } from '../../../../contract/partner-notes.ts'
import { dayAndTime, whenChanged } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { CreatorBadge } from '../../../ui/person.tsx'
import { languageOf, RichText } from '../../notes/public.tsx'
import { useFirm } from '../../people/public.ts'
import { unknownUser } from '../labels.ts'

export type PartnerNoteCardProps = {
  note: PartnerNote
  onEdit: (note: PartnerNote) => void
  onDelete: (note: PartnerNote) => void
}

/** A partner note in the grid: its title opens the whole of it. */
export function PartnerNoteCard({ note, onEdit, onDelete }: PartnerNoteCardProps) {
  const titleId = `partner-note-${note.id}`
  return (
    <Card
      role="article"
      data-record={note.id}
      aria-labelledby={titleId}
      tone={note.is_priority ? 'priority' : 'plain'}
      className="flex min-w-0 break-inside-avoid flex-col"
    >
      <div className={cx('flex-1 px-4 pb-3', note.is_priority ? 'pt-2.5' : 'pt-3')}>
        <div className="flex h-[30px] items-center justify-between gap-2">
          <p className="truncate text-meta text-ink-3">{note.category}</p>
          {note.is_priority && (
            <span title="Priority" className="flex size-[30px] items-center justify-center">
              <Flag aria-hidden="true" className="size-3.5 fill-current text-brass-ink" />
              <span className="sr-only">Priority</span>
            </span>
          )}
        </div>
        <h3
          id={titleId}
          lang={languageOf(note.title)}
          className="text-card font-semibold [&:lang(bn)]:leading-[1.65]"
        >
          <button
            type="button"
            title={note.title}
            onClick={() => onEdit(note)}
            className="line-clamp-2 max-w-full rounded-sm text-left text-pretty [overflow-wrap:anywhere] hover:underline hover:decoration-border-strong hover:underline-offset-4"
          >
            {note.title}
          </button>
        </h3>
        {note.content !== '' && (
          <RichText
            markup={note.content}
            excerpt={note.content_is_excerpt}
            className="mt-2 line-clamp-6 text-body text-ink-2"
          />
        )}
      </div>
      <div className="flex min-h-12 items-center gap-2 border-t border-border px-4 py-2">
        <CreatorBadge of={note.profiles} unknown={unknownUser} className="min-w-0" />
        <LastChange moment={note.updated_at} />
        <span className="ml-auto flex shrink-0 items-center gap-1" data-print="none">
          {note.can.edit && (
            <IconButton label={`Edit ${note.title}`} onClick={() => onEdit(note)}>
              <Pencil className="size-4" />
            </IconButton>
          )}
          {note.can.delete && (
            <IconButton label={`Delete ${note.title}`} onClick={() => onDelete(note)}>
              <Trash2 className="size-4" />
            </IconButton>
          )}
        </span>
      </div>
    </Card>
  )
}

function LastChange({ moment }: { moment: string }) {
  const { time_zone } = useFirm()
  return (
    <time
      dateTime={moment}
      title={dayAndTime(moment, time_zone)}
      className="min-w-0 truncate text-meta text-ink-3"
    >
      {whenChanged(moment, time_zone, useNow())}
    </time>
  )
}
