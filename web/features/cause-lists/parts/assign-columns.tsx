import { useState } from 'react'
import { type CauseListColumn, causeListColumns } from '../../../../contract/cause-list-words.ts'
import { causeListColumnWords } from '../../../../contract/words/cause-lists.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { columnOf, said } from '../labels.ts'

interface AssignColumnsProps {
  heads: readonly string[]
  assignment: readonly (CauseListColumn | null)[]
  busy: boolean
  /** The columns in their order, with commas between. */
  onAssigned: (columns: string) => void
}

const nothing = 'nothing'
const choices = [
  { value: nothing, label: said.leftOut },
  ...causeListColumns.map((value) => ({ value, label: causeListColumnWords[value] })),
] as const

/** What each column of a file is, where its heads do not say it. */
export function AssignColumns({ heads, assignment, busy, onAssigned }: AssignColumnsProps) {
  const [columns, setColumns] = useState(assignment)
  return (
    <fieldset className="flex flex-col gap-4 border-border border-t pt-4">
      <legend className="sr-only">{said.columns}</legend>
      <p className="text-body text-ink-2">{said.columnsHint}</p>
      <div className="grid gap-4 md:grid-cols-3">
        {heads.map((head, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places, and heads may be alike.
          <Field key={at} label={columnOf(head)}>
            <Select
              value={columns[at] ?? nothing}
              options={choices}
              onValueChange={(chosen) =>
                setColumns(
                  heads.map((_, place) => (place === at ? asColumn(chosen) : (columns[place] ?? null))),
                )
              }
            />
          </Field>
        ))}
      </div>
      <div>
        <Button
          variant="primary"
          busy={busy}
          onClick={() => onAssigned(columns.map((one) => one ?? '').join(','))}
        >
          {said.read}
        </Button>
      </div>
    </fieldset>
  )
}

const asColumn = (chosen: string): CauseListColumn | null =>
  causeListColumns.find((column) => column === chosen) ?? null
