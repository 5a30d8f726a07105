import { Link } from '@tanstack/react-router'
import { ExternalLink, Flag, Pin } from 'lucide-react'
import type { Note } from '../../../../contract/notes.ts'
import { categoryWord, noteNames } from '../../../../contract/words/notes.ts'
import { languageOf } from '../../../lib/language.ts'
import { paths } from '../../../lib/paths.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { drive, said } from '../labels.ts'

/** 'Category · Subcategory' and the signs of what is special about a task. */
export function NoteMeta({ note }: { note: Note }) {
  return (
    <>
      <p className="min-w-0 flex-1 truncate text-meta text-ink-3">{categoryOf(note)}</p>
      {note.google_drive_link && <DriveLink href={note.google_drive_link} />}
      {note.is_archived && <StatusBadge tone="grey">{said.archivedBadge}</StatusBadge>}
      {note.keep_alive && (
        <span title={said.keptAlive} className="flex size-[22px] items-center justify-center">
          <Pin aria-hidden="true" className="size-[15px] text-ink-3" />
          <span className="sr-only">{noteNames.keep_alive}</span>
        </span>
      )}
      {note.is_priority && (
        <span title={noteNames.is_priority} className="flex size-[30px] items-center justify-center">
          <Flag aria-hidden="true" className="size-3.5 fill-current text-brass-ink" />
          <span className="sr-only">{noteNames.is_priority}</span>
        </span>
      )}
    </>
  )
}

/** 'Category · Subcategory', as they are shown. */
export function categoryOf({ category, subcategory }: Pick<Note, 'category' | 'subcategory'>): string {
  return [category, ...(subcategory ? [subcategory] : [])].map(categoryWord).join(' · ')
}

/** A link of the firm's own people to a folder elsewhere; its host is said before it is followed. */
function DriveLink({ href }: { href: string }) {
  const host = URL.canParse(href) ? new URL(href).host : href
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={drive.title(host)}
      className="flex size-[30px] shrink-0 items-center justify-center rounded-md text-ink-3 transition-colors hover:bg-sunken hover:text-accent coarse:size-10"
    >
      <ExternalLink aria-hidden="true" className="size-[15px]" />
      <span className="sr-only">{drive.link(host)}</span>
    </a>
  )
}

/** 'Client · CASE-2026-417', or nothing when neither is known. */
export function NoteClient({ note }: { note: ClientOf & Pick<Note, 'is_archived'> }) {
  if (!note.client_name && !note.case_id) return null
  return (
    <p className={cx('mt-0.5 text-body', note.is_archived ? 'text-ink-3' : 'text-ink-2')}>
      <ClientAndCase of={note} />
    </p>
  )
}

type ClientOf = Pick<Note, 'client_name' | 'case_id'> & Partial<Pick<Note, 'case_ref'>>

/** A client and a case on one line: the client's name gives way, the case id is always whole. */
export function ClientAndCase({ of: { client_name, case_id, case_ref } }: { of: ClientOf }) {
  return (
    <span className="flex min-w-0" title={[client_name, case_id].filter(Boolean).join(' · ')}>
      {client_name && (
        <span lang={languageOf(client_name)} className="min-w-12 truncate">
          {client_name}
        </span>
      )}
      {client_name && case_id && <span className="whitespace-pre"> · </span>}
      {case_id && (
        <span className="max-w-[calc(100%-4rem)] shrink-0 [overflow-wrap:anywhere] text-ink-3 first:max-w-full">
          {case_ref ? (
            <Link {...paths.case(case_ref)} className="rounded-sm text-accent hover:underline">
              {case_id}
            </Link>
          ) : (
            case_id
          )}
        </span>
      )}
    </span>
  )
}
