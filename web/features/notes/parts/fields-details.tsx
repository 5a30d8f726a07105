import { Link } from '@tanstack/react-router'
import { categories, subcategoriesOf } from '../../../../contract/categories.ts'
import { categoryWord, noteNames } from '../../../../contract/words/notes.ts'
import { useCasePicks } from '../../../lib/case-picks.ts'
import { inDigits } from '../../../lib/digits.ts'
import { languageOf } from '../../../lib/language.ts'
import { paths } from '../../../lib/paths.ts'
import { AddressInput } from '../../../ui/address-input.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { SuggestInput } from '../../../ui/suggest-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { form as words } from '../labels.ts'
import { hoursHeard } from './labels.ts'
import { hoursTyped, isCategory } from './note-form.ts'
import type { NoteFormState } from './use-note-form.ts'

const driveHint = 'https://drive.google.com/…'

/** Everything about a task beside its words. */
export function DetailFields({ state }: { state: NoteFormState }) {
  return (
    <div className="grid grid-cols-1 content-start gap-x-4 gap-y-3.5 min-[380px]:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <CategoryFields state={state} />
      <ClientField state={state} />
      <CaseField state={state} />
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

function ClientField({ state }: { state: NoteFormState }) {
  const value = state.form.client_name
  return (
    <Field label={noteNames.client_name} error={state.complaints.client_name}>
      <TextInput
        value={value}
        lang={languageOf(value)}
        onChange={(event) => state.set('client_name', event.target.value)}
      />
    </Field>
  )
}

/** A case of the list that is picked, or any text. */
function CaseField({ state: { form, base, row, complaints, set } }: { state: NoteFormState }) {
  const { pickOf, isComing: _, ...cases } = useCasePicks(form.case_id, 'note')
  const choose = (chosen: string, isPicked: boolean) => {
    const { case_id, case_ref } = pickOf(chosen, isPicked)
    set('case_id', case_id)
    // What is typed as it was means what it meant.
    set('case_ref', !isPicked && case_id === base.case_id ? base.case_ref : case_ref)
  }
  const open = form.case_ref !== '' && (
    <Link {...paths.case(form.case_ref)} className="rounded-sm text-meta text-accent hover:underline">
      {words.openCase}
    </Link>
  )
  return (
    <Field label={noteNames.case_id} error={complaints.case_id} aside={open}>
      <SuggestInput
        value={form.case_id}
        {...cases}
        placeholder={row ? undefined : words.caseIdHint}
        lang={languageOf(form.case_id)}
        onValueChange={choose}
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
