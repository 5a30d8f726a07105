import { useRef, useState } from 'react'
import { useOverlays } from './overlay-loader.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type SuggestInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'className'> & {
  value: string
  /** What fits what is typed; the caller looks for it. */
  suggestions: readonly string[]
  /** Typed, or `chosen` from the list. */
  onValueChange: (value: string, chosen: boolean) => void
  /** A suggestion as people read it, where that is not itself: two may read alike. */
  textOf?: ((suggestion: string) => string) | undefined
  /** Whether a suggestion is offered without much hope. */
  isFaint?: ((suggestion: string) => boolean) | undefined
  /** What stands beside a suggestion, for example whom it is for. */
  detailOf?: ((suggestion: string) => string | undefined) | undefined
  /** Said below the suggestions, for example that there are others. */
  note?: string | undefined
  /** Said in the list when nothing fits. */
  nothing?: string | undefined
  /** Whether a suggestion has to be picked: then it is offered also when its text is typed whole. */
  mustPick?: boolean | undefined
}

/** A line of text with suggestions below it, for lists that are too long to be shown whole. */
export function SuggestInput(props: SuggestInputProps) {
  const overlays = useOverlays()
  const hasFocus = useRef(false)
  const [wasTyped, setTyped] = useState(false)
  if (overlays === undefined) {
    const {
      suggestions: _,
      nothing: __,
      detailOf: ___,
      note: ____,
      textOf: _____,
      isFaint: ______,
      mustPick: _______,
      onValueChange,
      onFocus,
      onBlur,
      ...input
    } = props
    return (
      <TextInput
        autoComplete="off"
        {...input}
        onChange={(event) => {
          setTyped(true)
          onValueChange(event.target.value, false)
        }}
        onFocus={(event) => {
          hasFocus.current = true
          onFocus?.(event)
        }}
        onBlur={(event) => {
          hasFocus.current = false
          setTyped(false)
          onBlur?.(event)
        }}
      />
    )
  }
  // Whoever was typing when the list arrived goes on typing, and sees what fits.
  const arrived = (node: HTMLDivElement | null) => {
    if (hasFocus.current) node?.querySelector('input')?.focus()
    hasFocus.current = false
  }
  return (
    <div ref={arrived} className="contents">
      <overlays.SuggestInput {...props} isOpenAtFirst={wasTyped} />
    </div>
  )
}
