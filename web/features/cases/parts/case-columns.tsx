import { Link } from '@tanstack/react-router'
import type { LegalCase } from '../../../../contract/cases.ts'
import { caseNames } from '../../../../contract/words/cases.ts'
import { paths } from '../../../lib/paths.ts'
import { LongText } from '../../../ui/long-text.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { said } from '../labels.ts'
import { Absent, CaseActions, Created, Creator, Links } from './case-cells.tsx'
import { CaseField, CaseLinks } from './case-fields.tsx'
import type { CaseEditor } from './use-case-editor.ts'

type RowActions = { onEdit: (row: LegalCase) => void; onDelete: (row: LegalCase) => void }

type TextName = 'case_id' | 'client_name' | 'description'

/**
 * The seven columns (specification: cases 2), and others before who made it; the row of `editor` shows its fields in
 * place, and takes the room of the others.
 */
export function columnsOf(
  editor: CaseEditor | undefined,
  actions: RowActions,
  more: readonly TableColumn<LegalCase>[],
): TableColumn<LegalCase>[] {
  const editing = (row: LegalCase) => (editor?.id === row.id ? editor : undefined)
  const isWithout = (value: (row: LegalCase) => unknown) => (row: LegalCase) => !(editing(row) || value(row))
  const text = (name: TextName): TableColumn<LegalCase> => ({
    key: name,
    header: caseNames[name],
    isEmpty: isWithout((row) => row[name]),
    cell: (row) => <Text name={name} text={row[name]} editor={editing(row)} />,
  })
  const isDense = !editor && isMany(more)
  const dense = more.length > 2 ? 'lg:w-[9%]' : 'lg:w-[11%]'
  const narrow = editor ? 'lg:w-[14%]' : isDense ? dense : 'lg:w-[13%] xl:w-[14%]'
  return [
    {
      ...text('case_id'),
      sortable: true,
      className: 'font-semibold',
      width: narrow,
      cell: (row) => <CaseId row={row} editor={editing(row)} />,
    },
    { ...text('client_name'), sortable: true, width: narrow },
    text('description'),
    {
      key: 'links',
      header: caseNames.links,
      isEmpty: isWithout(({ links }) => links),
      width: editor ? 'lg:w-48' : isDense ? 'lg:w-14' : 'lg:w-14 xl:w-16',
      cell: (row) => <LinksOf row={row} editor={editing(row)} />,
    },
    ...(editor ? [] : more),
    {
      key: 'created_by',
      header: said.createdBy,
      width: editor ? 'lg:w-[12%]' : isDense ? 'lg:w-[9%]' : 'lg:w-[12%] xl:w-[13%]',
      cell: (row) => <Creator profiles={row.profiles} />,
    },
    {
      key: 'created_at',
      header: said.createdOn,
      sortable: true,
      width: isDense ? 'lg:w-[92px]' : 'lg:w-[98px] xl:w-26',
      cell: (row) => <Created at={row.created_at} />,
    },
    {
      key: 'actions',
      header: said.actions,
      align: 'right',
      sticky: true,
      isActions: true,
      isEmpty: isWithout(({ can }) => can.edit || can.delete),
      width: editor ? 'lg:w-30' : isDense ? 'lg:w-20' : 'lg:w-22 xl:w-24',
      className: 'print:hidden',
      cell: (row) => <CaseActions row={row} editor={editing(row)} {...actions} />,
    },
  ]
}

/** So many beside the seven leave little air between all, or the description had no room for a word. */
export const isMany = (more: readonly unknown[]): boolean => more.length > 1

function LinksOf({ row, editor }: { row: LegalCase; editor: CaseEditor | undefined }) {
  return editor ? <CaseLinks editor={editor} /> : <Links {...row} />
}

/** Opens the page of the case. */
function CaseId({ row, editor }: { row: LegalCase; editor: CaseEditor | undefined }) {
  if (editor) return <CaseField name="case_id" editor={editor} />
  return (
    <Link
      {...paths.case(row.id)}
      className="inline-flex min-h-6 items-center rounded-sm text-accent [overflow-wrap:anywhere] hover:underline coarse:min-h-control"
    >
      {row.case_id}
    </Link>
  )
}

type TextProps = { name: TextName; text: string | null; editor: CaseEditor | undefined }

function Text({ name, text, editor }: TextProps) {
  if (editor) return <CaseField name={name} editor={editor} />
  if (!text) return <Absent />
  if (name !== 'description') return <span className="[overflow-wrap:anywhere]">{text}</span>
  return (
    <span className="block py-1.5">
      <LongText text={text} />
    </span>
  )
}
