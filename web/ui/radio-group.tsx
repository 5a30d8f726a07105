import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { ComplaintLine, type FieldProps } from './field.tsx'
import { said } from './labels.ts'

type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

type Look = 'list' | 'cards' | 'rows'

const layouts: Record<Look, string> = {
  list: 'flex flex-col gap-1',
  cards: 'grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2',
  rows: 'flex flex-col gap-2',
}

type RadioGroupProps<Value extends string> = {
  label: ReactNode
  options: readonly RadioOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  /** 'cards' draws each choice as a bordered tile, side by side where there is room; 'rows' one below the other. */
  look?: Look | undefined
  hideLabel?: boolean | undefined
  error?: FieldProps['error']
  required?: boolean | undefined
}

/** One choice of a few that are all visible; native radios, so that arrow keys just work. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  look = 'list',
  hideLabel,
  error,
  required,
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={cx('mb-1.5 text-secondary font-semibold text-ink', hideLabel && 'sr-only')}>
        {label}
      </legend>
      <div className={layouts[look]}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            name={id}
            look={look}
            required={required}
            checked={option.value === value}
            onChoose={() => onValueChange(option.value)}
          />
        ))}
      </div>
      <ComplaintLine
        id={`${id}-error`}
        label={typeof label === 'string' ? label : said.it}
        error={error}
        className="mt-1.5"
      />
    </fieldset>
  )
}

type ChoiceProps = {
  option: RadioOption<string>
  name: string
  look: Look
  required: boolean | undefined
  checked: boolean
  onChoose: () => void
}

function Choice({ option, name, look, required, checked, onChoose }: ChoiceProps) {
  return (
    <label
      className={cx(
        'flex min-h-8 items-start gap-2.5 text-body coarse:min-h-control',
        option.disabled ? 'text-ink-3' : 'text-ink',
        look === 'list' && 'py-1 coarse:py-2.5',
        look !== 'list' &&
          'rounded-md border border-border-strong bg-surface px-3 py-2.5 transition-colors hover:border-ink-3 ' +
            'has-checked:border-accent has-checked:bg-accent-soft has-disabled:border-border has-disabled:bg-sunken',
      )}
    >
      <span className="relative mt-0.5 flex size-[18px] shrink-0">
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={checked}
          required={required}
          disabled={option.disabled}
          onChange={onChoose}
          className="peer size-[18px] appearance-none rounded-full border border-field-border bg-surface transition-colors checked:border-primary disabled:border-border disabled:bg-sunken"
        />
        <span className="pointer-events-none absolute inset-0 m-auto hidden size-2.5 rounded-full bg-primary peer-checked:block" />
      </span>
      <span className="min-w-0">
        {option.label}
        {option.hint && <span className="block text-meta text-ink-2">{option.hint}</span>}
      </span>
    </label>
  )
}
