import { Eye, EyeOff, Search, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { shortDay } from '../lib/format.ts'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'
import { Kbd } from './kbd.tsx'
import { said } from './labels.ts'

/** The frame of everything that text is typed into. 16 px on touch screens, below which phones zoom in. */
export const controlFrame =
  'w-full min-w-0 rounded-md border border-field-border bg-surface text-body text-ink coarse:text-[1rem] ' +
  'transition-[border-color,box-shadow] hover:border-ink-3 aria-invalid:border-danger ' +
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-focus ' +
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-sunken disabled:text-ink-3 read-only:bg-sunken'

export type TextInputProps = ComponentProps<'input'>

/** One line of text, 38 px high (44 for a finger), tied to the Field around it. */
export function TextInput({ className, ...rest }: TextInputProps) {
  const { labelId: _, ...control } = useFieldControl(rest)
  return (
    <input type="text" {...rest} {...control} className={cx(controlFrame, 'h-control px-3', className)} />
  )
}

/** A day, in the native field that follows the device, repeated below it as the product writes days. */
export function DateInput({ value, ...rest }: TextInputProps & { value: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <TextInput {...rest} type="date" value={value} />
      {/^\d{4}-\d{2}-\d{2}$/.test(value) && (
        <p className="text-meta text-ink-3 tabular-nums">{shortDay(value)}</p>
      )}
    </div>
  )
}

type PasswordInputProps = Omit<TextInputProps, 'type'> & {
  /** Given where a PeekButton of the form shows it, which then comes later in the order of Tab. */
  shown?: boolean
}

/** A password or code with a button that shows it; it is hidden again whenever the field is mounted anew. */
export function PasswordInput({ className, shown: told, ...rest }: PasswordInputProps) {
  const [own, setOwn] = useState(false)
  const shown = told ?? own
  return (
    <WithAdornment end={told === undefined && <PeekButton shown={own} onShownChange={setOwn} />}>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx('pr-11 coarse:pr-12', className)}
      />
    </WithAdornment>
  )
}

/** Shows and hides what is typed into a PasswordInput. */
export function PeekButton(props: { shown: boolean; onShownChange: (shown: boolean) => void }) {
  const { shown, onShownChange } = props
  return (
    <IconButton
      label={shown ? said.hideTyped : said.showTyped}
      className="mr-1"
      onClick={() => onShownChange(!shown)}
    >
      {shown ? <EyeOff className="size-[18px]" /> : <Eye className="size-[18px]" />}
    </IconButton>
  )
}

type SearchInputProps = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
  label: string
  value: string
  onValueChange: (value: string) => void
  /** The key that jumps here, shown while the field is empty; listening to it is the shell's work. */
  shortcut?: string | undefined
}

/** A search field with its glass, its shortcut and a button that empties it. */
export function SearchInput({
  label,
  value,
  onValueChange,
  shortcut = '/',
  className,
  ...rest
}: SearchInputProps) {
  const end =
    value === '' ? (
      <Kbd className="mr-2.5 max-md:hidden coarse:hidden">{shortcut}</Kbd>
    ) : (
      <IconButton label={said.clearSearch} className="mr-1" onClick={() => onValueChange('')}>
        <X className="size-4" />
      </IconButton>
    )
  return (
    <WithAdornment
      start={<Search aria-hidden="true" className="ml-3 size-4 text-ink-3" />}
      end={end}
      className={className}
    >
      <TextInput
        aria-label={label}
        autoComplete="off"
        {...rest}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="pr-11 pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
    </WithAdornment>
  )
}

type AdornmentProps = {
  children: ReactNode
  start?: ReactNode
  end?: ReactNode
  className?: string | undefined
}

/** A control with something inside its frame, at its start or end. */
export function WithAdornment({ children, start, end, className }: AdornmentProps) {
  return (
    <div className={cx('relative flex min-w-0 items-center', className)}>
      {start && <div className="pointer-events-none absolute left-0 flex items-center">{start}</div>}
      {children}
      {end && <div className="absolute right-0 flex items-center">{end}</div>}
    </div>
  )
}
