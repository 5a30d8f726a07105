import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codesQuery, nameOfCode } from '../../../lib/activity-codes.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { PickCase } from '../../cases/public.ts'
import { page, parts as words } from '../labels.ts'
import type { RowOf } from './grid.ts'

const noCode = '-'

/** A row of a case and an activity, before there is any time in it. */
export function AddRow({ onAdd, onClose }: { onAdd: (row: RowOf) => void; onClose: () => void }) {
  const { data: codes = [] } = useQuery(codesQuery)
  const [picked, setPicked] = useState<RowOf['case']>(null)
  const [code, setCode] = useState(noCode)
  const add = () => {
    onAdd({
      ...{ case: picked, case_ref: picked?.id ?? null, note_id: null, note_title: null },
      ...{ note_is_archived: false, is_hidden: false },
      activity_code: code === noCode ? null : code,
    })
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      dirty={picked !== null || code !== noCode}
      onClose={onClose}
      onSubmit={add}
      title={page.addRow}
      footer={
        <>
          <DialogClose />
          <Button variant="primary" type="submit" disabled={picked === null && code === noCode}>
            {page.addRow}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <PickCase
          value={picked?.id ?? ''}
          error={undefined}
          kind="note"
          onPick={(id) => id === '' && setPicked(null)}
          onPicked={({ id, case_id, title, client_name }) =>
            setPicked({
              ...{ id, case_id, title, client_name, type: null, case_no: null, case_year: null },
              ...{ ours: null, theirs: null },
            })
          }
        />
        <Field label={words.activity}>
          <Select
            value={code}
            onValueChange={setCode}
            options={[
              { value: noCode, label: words.none.activity },
              ...codes
                .filter(({ is_retired }) => !is_retired)
                .map((one) => ({ value: one.code, label: nameOfCode(one) })),
            ]}
          />
        </Field>
      </div>
    </Dialog>
  )
}
