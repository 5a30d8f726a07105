import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'
import { controlFrame } from './text-input.tsx'

type TextareaProps = ComponentProps<'textarea'>

/** Several lines of text that grow with their content up to half the screen, where the browser knows how. */
export function Textarea({ className, rows = 3, ...rest }: TextareaProps) {
  const { labelId: _, ...control } = useFieldControl(rest)
  return (
    <textarea
      rows={rows}
      {...rest}
      {...control}
      className={cx(
        controlFrame,
        'field-sizing-content max-h-[50vh] resize-y px-3 py-2',
        minHeight(rows),
        className,
      )}
    />
  )
}

function minHeight(rows: number): string {
  if (rows <= 2) return 'min-h-16'
  return rows <= 4 ? 'min-h-20' : 'min-h-32'
}
