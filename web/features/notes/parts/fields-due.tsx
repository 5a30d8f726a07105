import { noteStatuses } from '../../../../contract/notes.ts'
import { noteNames } from '../../../../contract/words/notes.ts'
import { statusWords } from '../../../../contract/words/tasks.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { form as words } from '../labels.ts'
import type { NoteFormState } from './use-note-form.ts'

/** Until when, and how far it is; a day keeps the task alive. */
export function DueFields({ state: { form, complaints, set } }: { state: NoteFormState }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 min-[380px]:grid-cols-2 md:grid-cols-3">
      <Field label={noteNames.due_on} error={complaints.due_on} hint={words.keptForDue}>
        <DateInput value={form.due_on} onChange={(event) => set('due_on', event.target.value)} />
      </Field>
      <Field label={noteNames.due_time} error={complaints.due_time}>
        <TextInput
          type="time"
          value={form.due_time}
          disabled={form.due_on === ''}
          onChange={(event) => set('due_time', event.target.value)}
        />
      </Field>
      <Field label={noteNames.status} error={complaints.status}>
        <Select
          options={noteStatuses.map((value) => ({ value, label: statusWords[value] }))}
          value={form.status}
          onValueChange={(value) => set('status', noteStatuses.find((one) => one === value) ?? form.status)}
        />
      </Field>
    </div>
  )
}
