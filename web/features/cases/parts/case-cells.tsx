import { ExternalLink, Link, Pencil, Trash2 } from 'lucide-react'
import type { LegalCase } from '../../../../contract/cases.ts'
import { count, dayIn, shortDay } from '../../../lib/format.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { roleName, useFirm } from '../../people/public.ts'
import { linksOf, rowActions, said } from '../labels.ts'
import { formId } from './case-fields.tsx'
import { shownLink } from './shown-link.ts'
import type { CaseEditor } from './use-case-editor.ts'

/** What stands where there is nothing. */
export function Absent() {
  return <span className="text-ink-3">—</span>
}

/** How many links a case has; a press opens them. On paper they stand there. */
export function Links({ links, case_id }: Pick<LegalCase, 'links' | 'case_id'>) {
  if (!links) return <Absent />
  return (
    <>
      <Popover
        align="center"
        title={linksOf.heading(case_id)}
        trigger={
          <Button variant="ghost" size="sm" className="-ml-2 px-2 print:hidden">
            <Link aria-hidden="true" className="size-4" />
            <span className="tabular-nums">{count(links.length)}</span>
            <span className="sr-only">{linksOf.button(links.length, case_id)}</span>
          </Button>
        }
      >
        <ul className="flex min-w-0 flex-col gap-2">
          {links.map((link) => (
            <li key={link} className="flex min-w-0">
              <OneLink address={link} />
            </li>
          ))}
        </ul>
      </Popover>
      <span className="hidden [overflow-wrap:anywhere] whitespace-pre-line print:inline">
        {links.join('\n')}
      </span>
    </>
  )
}

function OneLink({ address }: { address: string }) {
  const { href, text } = shownLink(address)
  if (href === undefined) return <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={href}
      className="inline-flex min-w-0 items-center gap-1.5 text-accent hover:underline coarse:min-h-control"
    >
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      <span className="sr-only"> ({said.opensElsewhere})</span>
    </a>
  )
}

export function Creator({ profiles }: Pick<LegalCase, 'profiles'>) {
  return (
    <span className="flex min-w-0 flex-col items-start gap-0.5 py-1.5">
      <CreatorBadge of={profiles} className="max-w-full" />
      <span className="pl-1 text-meta text-ink-3">{roleName(profiles.role)}</span>
    </span>
  )
}

export function Created({ at }: { at: string }) {
  const { time_zone } = useFirm()
  const day = dayIn(time_zone, new Date(at))
  return (
    <time dateTime={at} className="text-ink-2 tabular-nums">
      {shortDay(day)}
    </time>
  )
}

type CaseActionsProps = {
  row: LegalCase
  editor: CaseEditor | undefined
  onEdit: (row: LegalCase) => void
  onDelete: (row: LegalCase) => void
}

/** What may be done with a row, or the end of its edit. */
export function CaseActions({ row, editor, onEdit, onDelete }: CaseActionsProps) {
  if (editor) {
    return (
      <form
        id={formId(row.id)}
        noValidate
        className="flex items-center gap-1.5 py-1.5 lg:flex-col-reverse lg:items-stretch"
        onSubmit={(event) => {
          event.preventDefault()
          editor.save()
        }}
      >
        <Button size="sm" onClick={editor.cancel}>
          {said.cancel}
        </Button>
        <Button size="sm" variant="primary" type="submit" busy={editor.saving} busyText={said.saving}>
          {said.save}
        </Button>
      </form>
    )
  }
  return (
    <span className="flex items-center gap-1 lg:justify-end">
      {row.can.edit && (
        <IconButton label={rowActions.edit(row.case_id)} onClick={() => onEdit(row)}>
          <Pencil className="size-4" />
        </IconButton>
      )}
      {row.can.delete && (
        <IconButton label={rowActions.delete(row.case_id)} onClick={() => onDelete(row)}>
          <Trash2 className="size-4" />
        </IconButton>
      )}
      {!row.can.edit && !row.can.delete && <Absent />}
    </span>
  )
}
