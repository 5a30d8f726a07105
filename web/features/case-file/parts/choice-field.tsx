import type { Said } from '../../../lib/said.ts'
import { Field } from '../../../ui/field.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'

type ChoiceFieldProps = {
  label: string
  value: string
  options: readonly SelectOption<string>[]
  onChange: (value: string) => void
  error?: Said | undefined
  required?: boolean
}

/** One of what there is, or nothing where that is allowed. */
export function ChoiceField({ label, value, options, onChange, error, required }: ChoiceFieldProps) {
  const nothing = { value: '', label: '—' }
  return (
    <Field label={label} error={error} required={required}>
      <Select value={value} options={[nothing, ...options]} onValueChange={onChange} />
    </Field>
  )
}
