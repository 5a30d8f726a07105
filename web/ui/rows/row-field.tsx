import type { FocusEvent, ReactNode } from 'react'
import type { Field as FieldOfRow, Fields } from '../../../contract/kernel/row.ts'
import { decimal } from '../../lib/format.ts'
import { Field } from '../field.tsx'
import { NumberInput } from '../number-input.tsx'
import { Select } from '../select.tsx'
import { DateInput, TextInput } from '../text-input.tsx'
import { Textarea } from '../textarea.tsx'
import { NowBelow } from './conflict.tsx'
import type { FieldsForm } from './use-fields-form.ts'

interface Look {
  /** The lines of a long text at first. */
  rows?: number
  placeholder?: string
  /** The first day that can be chosen. */
  min?: string
  autoFocus?: boolean | undefined
  /** The language of a line, and what happens when somebody comes to it. */
  lang?: string | undefined
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void
  /** The words that can be chosen by now, where those are not all. */
  words?: readonly string[]
  /** A word as people read it, where that is not the word itself. */
  wordOf?: (word: string) => string
}

type RowFieldProps<F extends Fields> = Look & {
  of: FieldsForm<F>
  name: keyof F & string
  /** Stands at the right end of the label's line. */
  aside?: ReactNode
  hint?: string
  /** Stands below it, beside what somebody else saved. */
  below?: ReactNode
  /** What else was chosen asks for it. */
  required?: boolean
}

/** One field of a row in its form, as its description says: label, control, complaint, and what somebody else saved. */
export function RowField<F extends Fields>({
  of,
  name,
  aside,
  hint,
  below,
  required = false,
  ...look
}: RowFieldProps<F>) {
  const field: FieldOfRow | undefined = of.fields[name]
  if (field === undefined) return null
  const said = (value: unknown) => (look.wordOf ?? String)(String(value))
  const { current } = of
  return (
    <Field
      label={of.names[name]}
      required={required || ('required' in field && field.required)}
      error={of.complaints[name]}
      below={
        <>
          {below}
          <NowBelow now={current && said(current[name])} mine={said(of.form[name])} />
        </>
      }
      aside={aside}
      hint={hint}
    >
      <Control
        {...look}
        field={field}
        value={String(of.form[name])}
        onChange={(typed) => of.set(oneField(name, typed))}
      />
    </Field>
  )
}

type ControlProps = Look & { field: FieldOfRow; value: string; onChange: (typed: string) => void }

function Control({
  field,
  value,
  onChange,
  rows,
  placeholder,
  words,
  wordOf = String,
  min,
  ...line
}: ControlProps) {
  const text = { value, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) }
  switch (field.kind) {
    case 'paragraphs':
      return <Textarea {...text} rows={rows} maxLength={field.most} placeholder={placeholder} />
    case 'lines':
      return <Textarea {...text} rows={rows} placeholder={placeholder} />
    case 'money':
      return <NumberInput value={value} onValueChange={onChange} maxLength={24} placeholder={decimal('0')} />
    case 'day':
      return <DateInput {...text} min={min} />
    case 'time':
      return <TextInput {...text} type="time" />
    case 'word':
      return (
        <Select
          value={value || null}
          placeholder={placeholder}
          options={(words ?? field.words).map((word) => ({ value: word, label: wordOf(word) }))}
          onValueChange={onChange}
        />
      )
    case 'whole':
      return <NumberInput value={value} onValueChange={onChange} inputMode="numeric" maxLength={7} />
    case 'line':
      return (
        <TextInput {...text} {...line} placeholder={placeholder} maxLength={field.most} autoComplete="off" />
      )
    default:
      throw new Error(`A field of the kind ${field.kind} has its own control`)
  }
}

/** Guaranteed by the controls, which give what the form holds of their kinds: text, or one of the words. */
function oneField<Form>(name: keyof Form, typed: string): Partial<Form> {
  return { [name]: typed } as Partial<Form>
}
