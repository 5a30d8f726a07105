import { X } from 'lucide-react'
import { useState } from 'react'
import type { Party } from '../../../../contract/parties.ts'
import { partyLimits } from '../../../../contract/party-words.ts'
import { partyNames as fieldNames, partyKindWords } from '../../../../contract/words/parties.ts'
import { useOpenForm } from '../../../lib/rows/row-address.ts'
import { shownAs } from '../../../lib/words.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { parties as calls, useAddName, useRemoveName } from '../api.ts'
import { names, said } from '../labels.ts'
import { Relations } from './party-relations.tsx'
import { PersonFields, personFields, shownAsTyped } from './person-fields.tsx'

const area = { ...personFields, name: 'party', said }
const two = 'grid gap-4 sm:grid-cols-2'

/** The Add Party dialog, and the same for the edit of one with its other names. */
export function PartyDialog() {
  const { isOpen, row, close } = useOpenForm('/parties', calls.one)
  const editor = useFieldsForm(area, { row: row && shownAsTyped(row), onClose: close })
  const dialog = { open: isOpen, editor, isEdit: row !== undefined, said }
  return (
    <RowDialog {...dialog} size="lg">
      <div className={two}>
        <RowField of={editor} name="name_latin" lang="en" />
        <RowField of={editor} name="name_bangla" lang="bn" />
      </div>
      <div className={two}>
        <RowField of={editor} name="kind" wordOf={shownAs(partyKindWords)} />
        <Checkbox
          label={fieldNames.is_counsel}
          checked={editor.form.is_counsel}
          onChange={({ target }) => editor.set({ is_counsel: target.checked })}
        />
      </div>
      {row && <OtherNames row={row} />}
      <PersonFields of={editor} row={row} />
      <div className={two}>
        <RowField of={editor} name="father_name" />
        <RowField of={editor} name="mother_name" />
        <RowField of={editor} name="phones" rows={2} hint={said.onePerLine} />
        <RowField of={editor} name="emails" rows={2} hint={said.onePerLine} />
      </div>
      <RowField of={editor} name="address" />
      <RowField of={editor} name="note" rows={2} />
      {row && <Relations row={row} />}
    </RowDialog>
  )
}

/** What a party is called beside; each is kept at once. */
function OtherNames({ row: { id, aliases, can } }: { row: Party }) {
  const [typed, setTyped] = useState('')
  const add = useAddName()
  const remove = useRemoveName()
  const toasts = useToasts()
  const failed = (error: unknown) => toasts.error(names.failed, error)
  const keep = () => {
    const name = typed.trim()
    if (name === '') return
    add.mutateAsync({ party_ref: id, name }).then(() => setTyped(''), failed)
  }
  return (
    <section aria-label={names.title} className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-2">
        {aliases.map((alias) => (
          <li key={alias.id} className="flex items-center gap-1 rounded-full bg-sunken pl-3 text-secondary">
            <span className="[overflow-wrap:anywhere]">{alias.name}</span>
            {can.delete && (
              <IconButton
                label={names.remove(alias.name)}
                onClick={() => void remove.mutateAsync(alias.id).catch(failed)}
              >
                <X className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {can.edit && (
        <div className="flex items-end gap-2">
          <Field label={names.another} className="flex-1">
            <TextInput
              value={typed}
              maxLength={partyLimits.name}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                keep()
              }}
            />
          </Field>
          <Button busy={add.isPending} onClick={keep}>
            {names.add}
          </Button>
        </div>
      )}
    </section>
  )
}
