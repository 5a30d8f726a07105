import { categories, subcategoriesOf } from '../../../../contract/categories.ts'
import { categoryWord, noteNames } from '../../../../contract/words/notes.ts'
import { inDigits } from '../../../lib/digits.ts'
import { languageOf } from '../../../lib/language.ts'
import { AddressInput } from '../../../ui/address-input.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { hoursHeard, form as words } from '../labels.ts'
import { hoursTyped, isCategory } from './note-form.ts'
import type { NoteFormState } from './use-note-form.ts'

const driveHint = 'https://drive.google.com/…'

/** Everything about a task beside its words. */
export function DetailFields({ state }: { state: NoteFormState }) {
  return (
    <div className="grid grid-cols-1 content-start gap-x-4 gap-y-3.5 min-[380px]:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <CategoryFields state={state} />
      <LineField state={state} field="client_name" />
      <LineField state={state} field="case_id" />
      <HoursField state={state} field="projected_billable_hours" />
      <HoursField state={state} field="hours_worked" />
      <Field
        label={noteNames.google_drive_link}
        error={state.complaints.google_drive_link}
        className="min-[380px]:col-span-2 lg:col-span-1 xl:col-span-2"
      >
        <AddressInput
          value={state.form.google_drive_link}
          placeholder={driveHint}
          onValueChange={(address) => state.set('google_drive_link', address)}
        />
      </Field>
      <div className="flex flex-wrap gap-x-6 gap-y-1 min-[380px]:col-span-2 lg:col-span-1 xl:col-span-2">
        <Checkbox
          label={noteNames.is_priority}
          checked={state.form.is_priority}
          onChange={(event) => state.set('is_priority', event.target.checked)}
        />
        <Checkbox
          label={noteNames.keep_alive}
          hint={words.keepAliveHint}
          checked={state.form.keep_alive}
          onChange={(event) => state.set('keep_alive', event.target.checked)}
        />
      </div>
    </div>
  )
}

function CategoryFields({ state }: { state: NoteFormState }) {
  const { category, subcategory } = state.form
  const known = isCategory(category) ? subcategoriesOf[category] : []
  return (
    <>
      <Field label={noteNames.category} error={state.complaints.category}>
        <Select
          options={optionsOf(categories, category)}
          value={category}
          onValueChange={(value) => state.set('category', value)}
        />
      </Field>
      <Field label={noteNames.subcategory} error={state.complaints.subcategory}>
        <Select
          options={[{ value: '', label: words.noSubcategory }, ...optionsOf(known, subcategory)]}
          value={subcategory}
          onValueChange={(value) => state.set('subcategory', value)}
        />
      </Field>
    </>
  )
}

function optionsOf(known: readonly string[], chosen: string) {
  const names = chosen === '' || known.includes(chosen) ? known : [...known, chosen]
  return names.map((name) => ({ value: name, label: categoryWord(name) }))
}

function LineField({ state, field }: { state: NoteFormState; field: 'client_name' | 'case_id' }) {
  const value = state.form[field]
  return (
    <Field label={noteNames[field]} error={state.complaints[field]}>
      <TextInput
        value={value}
        placeholder={field === 'case_id' && !state.row ? words.caseIdHint : undefined}
        lang={languageOf(value)}
        onChange={(event) => state.set(field, event.target.value)}
      />
    </Field>
  )
}

function HoursField({
  state,
  field,
}: {
  state: NoteFormState
  field: 'projected_billable_hours' | 'hours_worked'
}) {
  const value = state.form[field]
  return (
    <Field label={noteNames[field]} error={state.complaints[field]}>
      <NumberInput
        step={0.1}
        read={hoursTyped}
        aria-valuetext={hoursHeard(hoursTyped(value) ?? 0)}
        unit={words.hoursUnit}
        value={value}
        onValueChange={(hours) => state.set(field, hours)}
        onBlur={() => value.trim() === '' && state.set(field, inDigits('0'))}
      />
    </Field>
  )
}
