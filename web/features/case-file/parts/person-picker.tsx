import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { teamWords as words } from '../../../../contract/words/case-dialogs.ts'
import { Select } from '../../../ui/select.tsx'
import { FailedLine } from '../../../ui/states.tsx'
import { choiceOf } from '../../people/public.ts'
import { everybodyQuery } from '../api.ts'

export type Somebody = { user_id: string; full_name: string; has_left?: boolean | undefined }

type PickerProps = {
  /** The accessible name where no Field is around it. */
  label?: string
  placeholder: string
  except: readonly Somebody[]
  /** Whom it shows as chosen. */
  picked?: Somebody | undefined
  onPick: (one: Somebody) => void
  ref?: Ref<HTMLButtonElement> | undefined
}

/** One of the firm who is not among these yet. */
export function PersonPicker({ label, placeholder, except, picked, onPick, ref }: PickerProps) {
  const query = useQuery(everybodyQuery)
  const { data = [] } = query
  const others = data.filter((one) => !one.has_left && except.every(({ user_id }) => user_id !== one.user_id))
  const pick = (user_id: string) => {
    const found = others.find((one) => one.user_id === user_id)
    if (found) onPick(found)
  }
  return (
    <>
      <Select
        {...(label !== undefined && { label })}
        {...(ref && { ref })}
        placeholder={placeholder}
        options={others.map(choiceOf)}
        value={picked?.user_id ?? null}
        onValueChange={pick}
        disabled={others.length === 0}
      />
      <FailedLine title={words.peopleFailed} of={query} className="mt-1" />
    </>
  )
}
