import { Flag } from 'lucide-react'
import type { PartnerNote } from '../../../../contract/partner-notes.ts'
import {
  partnerNoteNames as names,
  partnerNoteCategoryWords,
} from '../../../../contract/words/partner-notes.ts'
import { dayAndTime, whenChanged } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { useNow } from '../../../lib/now.ts'
import { shownAs } from '../../../lib/words.tsx'
import { cx } from '../../../ui/cx.ts'
import { CreatorBadge } from '../../../ui/person.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { RowCard, titleIdOf } from '../../../ui/rows/row-card.tsx'
import { useFirm } from '../../people/public.ts'
import { unknownUser } from '../labels.ts'

const categoryOf = shownAs(partnerNoteCategoryWords)

type PartnerNoteCardProps = {
  note: PartnerNote
  onEdit: (note: PartnerNote) => void
  onDelete: (note: PartnerNote) => void
}

/** A partner note in the grid: its title opens the whole of it. */
export function PartnerNoteCard({ note, onEdit, onDelete }: PartnerNoteCardProps) {
  return (
    <RowCard
      row={note}
      name={note.title}
      onEdit={onEdit}
      onDelete={onDelete}
      tone={note.is_priority ? 'priority' : 'plain'}
      footClassName="min-h-12 px-4 py-2"
      foot={
        <>
          <CreatorBadge of={note.profiles} unknown={unknownUser} className="min-w-0" />
          <LastChange moment={note.updated_at} />
        </>
      }
    >
      <div className={cx('flex-1 px-4 pb-3', note.is_priority ? 'pt-2.5' : 'pt-3')}>
        <div className="flex h-[30px] items-center justify-between gap-2">
          <p className="truncate text-meta text-ink-3">{categoryOf(note.category)}</p>
          {note.is_priority && (
            <span title={names.is_priority} className="flex size-[30px] items-center justify-center">
              <Flag aria-hidden="true" className="size-3.5 fill-current text-brass-ink" />
              <span className="sr-only">{names.is_priority}</span>
            </span>
          )}
        </div>
        <h3
          id={titleIdOf(note)}
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
    </RowCard>
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
