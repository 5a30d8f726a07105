import { entryTypes, statementCategories } from '../../../../contract/statement-categories.ts'
import { statement as fields, type StatementForm } from '../../../../contract/statements.ts'
import {
  entryTypeWords,
  statementNames as names,
  statementCategoryWords,
  statementStatusWords,
} from '../../../../contract/words/statements.ts'
import { dayIn } from '../../../lib/format.ts'
import { merging } from '../../../lib/rows/merge.ts'
import { shownAs } from '../../../lib/words.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { NowBelow } from '../../../ui/rows/conflict.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import { useFirm } from '../../people/public.ts'
import { statements as calls } from '../api.ts'
import { said } from '../labels.ts'
import { isOverAYearAhead, withType } from '../logic.ts'

const area = {
  name: 'statement',
  fields,
  names,
  said,
  calls,
  rules: merging<StatementForm>({ goesWith: { category: 'entry_type' } }),
  // The refusal of an empty one would speak of the list that it is not in.
  check: ({ category }: StatementForm) => (category === '' ? { category: said.chooseCategory } : {}),
}

/** The Add Entry dialog, and the same for the edit of one. */
export function EntryDialog() {
  const { row, editor, dialog } = useRowDialog('/statements', area, { entry_type: 'income' })
  const { form, set, current } = editor
  const entry_type = form.entry_type || 'income'
  const confirm = useConfirm()
  const { time_zone } = useFirm()
  const askThenSave = async () => {
    const isFar = isOverAYearAhead(form.entry_date, dayIn(time_zone)) && form.entry_date !== row?.entry_date
    if (!isFar || (await confirm({ title: said.farAhead, confirmLabel: said.save }))) editor.save()
  }
  return (
    <RowDialog {...dialog} editor={{ ...editor, save: () => void askThenSave() }} description={said.about}>
      <div className="flex min-w-0 flex-col gap-1">
        <RadioGroup
          label={names.entry_type}
          look="cards"
          value={entry_type}
          options={entryTypes.map((value) => ({ value, label: entryTypeWords[value] }))}
          onValueChange={(chosen) => set(withType(chosen, form))}
        />
        <NowBelow now={current?.entry_type} mine={form.entry_type} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <RowField
          of={editor}
          name="category"
          placeholder={said.selectCategory}
          words={statementCategories[entry_type]}
          wordOf={shownAs(statementCategoryWords)}
        />
        <RowField of={editor} name="amount" />
      </div>
      <RowField of={editor} name="description" rows={2} />
      <div className="grid gap-4 sm:grid-cols-2">
        <RowField of={editor} name="entry_date" />
        <RowField of={editor} name="status" wordOf={shownAs(statementStatusWords)} />
      </div>
      <RowField of={editor} name="remarks" rows={2} />
    </RowDialog>
  )
}
