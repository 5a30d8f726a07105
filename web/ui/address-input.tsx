import { typedWebAddress } from '../lib/typed-address.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

type AddressInputProps = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
  /** Makes whole what was typed; left out, it becomes an address of the web. */
  whole?: ((typed: string) => string) | undefined
}

/** A field for an address, which 'example.com' becomes when it is left. */
export function AddressInput({ value, onValueChange, whole = typedWebAddress, ...rest }: AddressInputProps) {
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      type="url"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onBlur={() => {
        const address = whole(value)
        if (address !== value) onValueChange(address)
      }}
    />
  )
}
