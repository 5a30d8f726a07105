import { useId } from 'react'
import { Checkbox } from './checkbox.tsx'
import { ComplaintLine, type FieldProps } from './field.tsx'

type CheckboxGroupProps<Value extends string | number> = Pick<FieldProps, 'error' | 'hint' | 'below'> & {
  label: string
  options: readonly { value: Value; label: string }[]
  values: readonly Value[]
  /** What is ticked by now, in the order of the options. */
  onValuesChange: (values: Value[]) => void
}

/** Several choices of a few that are all visible. */
export function CheckboxGroup<Value extends string | number>({
  label,
  options,
  values,
  onValuesChange,
  error,
  hint,
  below,
}: CheckboxGroupProps<Value>) {
  const id = useId()
  const toggle = (toggled: Value) =>
    onValuesChange(
      options.map(({ value }) => value).filter((value) => values.includes(value) !== (value === toggled)),
    )
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="mb-1.5 text-secondary font-semibold text-ink">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={values.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
      <ComplaintLine id={`${id}-error`} label={label} error={error} className="mt-1.5" />
      {hint && <p className="mt-1.5 text-meta text-ink-3">{hint}</p>}
      {below}
    </fieldset>
  )
}
