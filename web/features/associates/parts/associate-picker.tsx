import { useQuery } from '@tanstack/react-query'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { Select, type SelectProps } from '../../../ui/select.tsx'
import { nameOf } from '../../people/public.ts'
import { associatesQuery } from '../api.ts'
import { said, unknownAssociate } from '../labels.ts'

type AssociatePickerProps = Pick<SelectProps<string>, 'label' | 'className'> & {
  value: string | undefined
  onValueChange: (user_id: string | undefined) => void
  placeholder?: string | undefined
  /** The first entry, for 'all of them'; left out where one has to be chosen. */
  everybody?: string | undefined
}

const all = 'all'

/** One associate of the firm, chosen from the list by name. */
export function AssociatePicker({ value, onValueChange, everybody, ...rest }: AssociatePickerProps) {
  const query = useQuery(associatesQuery)
  const { data = [] } = query
  useLoadFailure(query, said.listFailed)
  // Who has left is found in what there is, and chosen for nothing new.
  const meant = data.filter((one) => everybody !== undefined || !one.has_left || one.user_id === value)
  const people = meant.map((one) => ({ value: one.user_id, label: nameOf(one, unknownAssociate) }))
  return (
    <Select
      placeholder={everybody ?? said.pick}
      {...rest}
      value={value ?? (everybody === undefined ? null : all)}
      options={everybody === undefined ? people : [{ value: all, label: everybody }, ...people]}
      onValueChange={(chosen) => onValueChange(chosen === all ? undefined : chosen)}
    />
  )
}
