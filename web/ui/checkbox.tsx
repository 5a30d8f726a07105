import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

type ToggleProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  /** For rows and cards whose surroundings already say what is ticked. */
  hideLabel?: boolean | undefined
}

/** A native checkbox with its label; works with register() of a form as it is. */
export function Checkbox(props: ToggleProps) {
  return (
    <Labelled
      {...props}
      indent="ml-7"
      control={(input) => (
        <span className="relative flex size-[18px] shrink-0">
          <input
            type="checkbox"
            {...input}
            className="peer size-[18px] appearance-none rounded-sm border border-field-border bg-surface transition-colors checked:border-primary checked:bg-primary disabled:border-border disabled:bg-sunken"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto hidden size-3 text-on-primary peer-checked:block peer-disabled:text-ink-3"
          />
        </span>
      )}
    />
  )
}

/** A checkbox that acts at once, said as a switch. */
export function Switch(props: ToggleProps) {
  return (
    <Labelled
      {...props}
      indent="ml-11"
      control={(input) => (
        <span className="relative flex h-5 w-[34px] shrink-0">
          <input
            type="checkbox"
            {...asSwitch}
            {...input}
            className="peer h-5 w-[34px] appearance-none rounded-full border border-field-border bg-sunken transition-colors checked:border-primary checked:bg-primary disabled:border-border disabled:bg-sunken"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-[3px] left-[3px] size-3.5 rounded-full bg-field-border transition-[translate,background-color] peer-checked:translate-x-3.5 peer-checked:bg-on-primary peer-disabled:bg-border-strong"
          />
        </span>
      )}
    />
  )
}

type LabelledProps = ToggleProps & {
  control: (input: ComponentProps<'input'>) => ReactNode
  indent: string
}

// The native checked state is what a screen reader hears; no aria-checked beside it.
const asSwitch = { role: 'switch' } as const

function Labelled({ label, hint, hideLabel, className, control, indent, ...input }: LabelledProps) {
  const id = useId()
  const describedBy = cx(hint ? `${id}-hint` : undefined, input['aria-describedby']) || undefined
  return (
    <div className={cx('min-w-0', className)}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is rendered inside by `control`. */}
      <label
        className={cx(
          'inline-flex min-h-6 items-center gap-2.5 text-body coarse:min-h-control',
          // Alone it is no wider than its box, which is little to touch.
          hideLabel && 'coarse:min-w-10 coarse:justify-center',
          input.disabled ? 'text-ink-3' : 'text-ink',
        )}
      >
        {control({ ...input, 'aria-describedby': describedBy })}
        <span className={hideLabel ? 'sr-only' : 'min-w-0'}>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={cx(indent, 'text-meta text-ink-3')}>
          {hint}
        </p>
      )}
    </div>
  )
}
