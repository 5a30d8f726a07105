import { CircleAlert } from 'lucide-react'
import { type AriaAttributes, createContext, type ReactNode, useContext, useId } from 'react'
import { type Said, sentenceWith } from '../lib/said.ts'
import { cx } from './cx.ts'

type FieldState = {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldState | undefined>(undefined)

export type FieldProps = {
  label: string
  children: ReactNode
  hint?: ReactNode
  /** One sentence, or words that follow the label; its presence marks the control invalid. */
  error?: Said | undefined
  required?: boolean | undefined
  /** Keeps the label for screen readers only, for a control whose place explains it. */
  hideLabel?: boolean | undefined
  /** Stands at the right end of the label's line, for example a link or a counter. */
  aside?: ReactNode
  /** Stands last, for example what somebody else saved meanwhile. */
  below?: ReactNode
  className?: string | undefined
}

/** One labelled control: the label, hint and error are tied to whichever kit control is inside. */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  hideLabel,
  aside,
  below,
  className,
}: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const state: FieldState = {
    controlId: `${id}-control`,
    labelId: `${id}-label`,
    describedBy: cx(errorId, hintId) || undefined,
    invalid: error !== undefined && error !== '',
    required,
  }
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={cx('flex items-baseline justify-between gap-3', hideLabel && !aside && 'sr-only')}>
        <label
          id={state.labelId}
          htmlFor={state.controlId}
          className={cx('text-secondary font-semibold text-ink', hideLabel && 'sr-only')}
        >
          {label}
          {required && (
            <span aria-hidden="true" className="text-danger">
              {'\u00a0*'}
            </span>
          )}
        </label>
        {aside && <span className="text-meta text-ink-3">{aside}</span>}
      </div>
      <FieldContext value={state}>{children}</FieldContext>
      <ComplaintLine id={errorId} label={label} error={error} />
      {hint && (
        <p id={hintId} className="text-meta text-ink-3">
          {hint}
        </p>
      )}
      {below}
    </div>
  )
}

type ComplaintLineProps = Pick<FieldProps, 'label' | 'error' | 'className'> & { id: string | undefined }

/** What is wrong with it, below a control; nothing while nothing is. */
export function ComplaintLine({ id, label, error, className }: ComplaintLineProps) {
  if (!error) return null
  return (
    <p id={id} className={cx('flex items-start gap-1.5 text-meta text-danger', className)}>
      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
      {sentenceWith(label, error)}
    </p>
  )
}

type OwnAttributes = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> & {
  id?: string | undefined
}

/** The attributes that tie a control to the Field around it; what the caller gave stays where the Field says nothing. */
export function useFieldControl(own: OwnAttributes) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': cx(own['aria-describedby'], field?.describedBy) || undefined,
    'aria-invalid': field?.invalid ? true : own['aria-invalid'],
    'aria-required': field?.required ? true : own['aria-required'],
    labelId: field?.labelId,
  }
}
