import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, UserMinus, Users } from 'lucide-react'
import { useState } from 'react'
import type { CaseParty } from '../../../../contract/parties.ts'
import { casePartyNames, partyRoleWords, partySideWords } from '../../../../contract/words/parties.ts'
import { shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { paths } from '../../../lib/paths.ts'
import { useRowPage } from '../../../lib/rows/row-address.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { editOf } from '../../../ui/labels.ts'
import { MoreRow, RowList } from '../../../ui/rows/row-list.tsx'
import { AddButton } from '../../../ui/rows/row-page.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { casePartiesQuery, useTakeOffCase } from '../api.ts'
import { said, onCase as words } from '../labels.ts'
import { namesOf } from '../logic.ts'

const AddCaseParty = laterPart(() => import('./add-case-party.tsx'), 'AddCaseParty')
const EditCaseParty = laterPart(() => import('./edit-case-party.tsx'), 'EditCaseParty')
const MakeParty = laterPart(() => import('./make-party.tsx'), 'MakeParty')
const address = '/caselist/case'

type CasePartiesProps = {
  caseRef: string
  /** The client as it is typed on the case, while no party is its client. */
  typedClient: string | null
  /** Whether the reader may put parties on the case. */
  mayWrite: boolean
}

const columns: readonly TableColumn<CaseParty>[] = [
  {
    key: 'name',
    header: words.who,
    cell: ({ party }) => <Names of={party} />,
  },
  { key: 'side', header: casePartyNames.side, cell: ({ side }) => partySideWords[side] },
  { key: 'role', header: casePartyNames.role, cell: ({ role }) => partyRoleWords[role] },
  {
    key: 'word',
    header: words.calledOn,
    cell: ({ role_word }) => role_word,
    isEmpty: ({ role_word }) => role_word === null,
  },
  {
    key: 'until',
    header: casePartyNames.until_on,
    cell: ({ until_on }) => until_on && shortDay(until_on),
    isEmpty: ({ until_on }) => until_on === null,
  },
  {
    key: 'note',
    header: casePartyNames.note,
    cell: ({ note }) =>
      note && (
        <span lang={languageOf(note)} className="whitespace-pre-line [overflow-wrap:anywhere]">
          {note}
        </span>
      ),
    isEmpty: ({ note }) => note === null,
  },
]

/** What a party is called in both scripts; it leads to what is known of them. */
function Names({ of }: { of: CaseParty['party'] }) {
  const [first, second] = namesOf(of)
  return (
    <span className="block lg:py-1.5">
      <Link
        {...paths.party(of.id)}
        lang={languageOf(first)}
        className="rounded-sm font-semibold text-accent [overflow-wrap:anywhere] hover:underline"
      >
        {first}
      </Link>
      {second && (
        <span lang={languageOf(second)} className="block text-secondary [overflow-wrap:anywhere] text-ink-2">
          {second}
        </span>
      )}
    </span>
  )
}

/** The parties of a case, and the way to put another one there: the tab of a case page. */
export function CaseParties({ caseRef, typedClient, mayWrite }: CasePartiesProps) {
  const query = useInfiniteQuery(casePartiesQuery(caseRef))
  const [isOpen, setOpen] = useState(false)
  const { onEdit } = useRowPage(address)
  const add = mayWrite && <AddButton label={words.add} onAdd={() => setOpen(true)} />
  const empty = (
    <EmptyState icon={<Users />} title={words.none} action={add}>
      {words.noneHint}
    </EmptyState>
  )
  return (
    <div className="flex flex-col gap-4">
      {mayWrite && typedClient && <TypedClient caseRef={caseRef} name={typedClient} />}
      <RowList<CaseParty> query={query} said={said} empty={empty}>
        {(rows) => (
          <>
            {add && <div className="flex justify-end">{add}</div>}
            <Table
              caption={words.listed}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              actions={(row) => <Actions row={row} onEdit={onEdit} />}
              footer={query.hasNextPage && <MoreRow pages={query} columns={columns.length + 1} />}
            />
          </>
        )}
      </RowList>
      {mayWrite && <AddCaseParty caseRef={caseRef} open={isOpen} onClose={() => setOpen(false)} />}
      <EditCaseParty at={address} />
    </div>
  )
}

/** Says that the client is no party yet, and makes one of the name. */
function TypedClient({ caseRef, name }: { caseRef: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Alert tone="info" action={<Button onClick={() => setOpen(true)}>{words.make}</Button>}>
        {words.typedOnly(name)}
      </Alert>
      <MakeParty caseRef={caseRef} clientName={name} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function Actions({ row, onEdit }: { row: CaseParty; onEdit: (row: CaseParty) => void }) {
  return (
    <>
      {row.can.edit && (
        <IconButton label={editOf(namesOf(row.party)[0])} onClick={() => onEdit(row)}>
          <Pencil className="size-4" />
        </IconButton>
      )}
      {row.can.delete && <TakeOff row={row} />}
    </>
  )
}

function TakeOff({ row: { id, party } }: { row: CaseParty }) {
  const { mutateAsync: takeOff } = useTakeOffCase()
  const confirm = useConfirm()
  const toasts = useToasts()
  const label = words.takeOff(namesOf(party)[0])
  const ask = async () => {
    if (!(await confirm({ title: words.asked, confirmLabel: label, destructive: true }))) return
    await takeOff(id).then(
      () => toasts.success(words.takenOff, words.takeOffFailed),
      (error: unknown) => toasts.error(words.takeOffFailed, error),
    )
  }
  return (
    <IconButton label={label} onClick={() => void ask()}>
      <UserMinus className="size-4" />
    </IconButton>
  )
}
