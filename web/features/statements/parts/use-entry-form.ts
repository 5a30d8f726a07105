import { type Statement, statementChange, statementDraft } from '../../../../contract/statements.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { dayIn } from '../../../lib/format.ts'
import { useRowForm } from '../../../ui/rows/use-row-form.ts'
import { useFirm } from '../../people/public.ts'
import { statements } from '../api.ts'
import { said } from '../labels.ts'
import { changeOf, draftOf, emptyEntry, entryForm, formOf } from './entry-form.ts'

/** The form of a new or edited entry, checked, kept and sent as the other rows' forms are. */
export function useEntryForm(entry: Statement | undefined, onClose: () => void) {
  const { time_zone } = useFirm()
  const { mutateAsync: create } = statements.useCreate()
  const { mutateAsync: update } = statements.useUpdate()
  return useRowForm({
    name: 'statement',
    row: entry,
    empty: emptyEntry(dayIn(time_zone)),
    shape: entryForm,
    formOf,
    check: (form, base) => ({
      ...(entry
        ? complaintsIn(statementChange, { ...changeOf(form, base.form), version: base.version })
        : complaintsIn(statementDraft, draftOf(form))),
      // The refusal of an empty one would speak of the list that it is not in.
      ...(form.category === '' && { category: 'Choose a category' }),
    }),
    send: async (form, base) => {
      if (entry)
        return update({ id: entry.id, body: { ...changeOf(form, base.form), version: base.version } })
      const draft = draftOf(form)
      if ('category' in draft) return create(draft)
    },
    said,
    onClose,
  })
}
