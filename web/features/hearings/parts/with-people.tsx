import { X } from 'lucide-react'
import { hearingLimits } from '../../../../contract/hearing-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { RowForm } from '../../../ui/rows/use-row-form.ts'
import { Select } from '../../../ui/select.tsx'
import { choiceNames } from '../labels.ts'
import { addAlong, notAlong } from './labels.ts'

interface WithPeopleProps {
  of: Pick<RowForm<{ with_ids: string }>, 'form' | 'complaints'> & {
    set: (change: { with_ids: string }) => void
  }
  people: readonly { value: string; label: string }[]
}

/** Who goes along to court; the form holds their ids, one a line. */
export function WithPeople({ of: { form, set, complaints }, people }: WithPeopleProps) {
  const chosen = form.with_ids.split('\n').filter(Boolean)
  const change = (ids: readonly string[]) => set({ with_ids: ids.join('\n') })
  const others = people.filter(({ value }) => !chosen.includes(value))
  return (
    <Field label={choiceNames.with_ids} error={complaints.with_ids} className="sm:col-span-2">
      {chosen.length < hearingLimits.with && (
        <Select
          value=""
          options={[{ value: '', label: addAlong }, ...others]}
          onValueChange={(id) => id && change([...chosen, id])}
        />
      )}
      {chosen.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {chosen.map((id) => {
            const name = people.find(({ value }) => value === id)?.label ?? ''
            return (
              <li key={id}>
                <Button size="sm" onClick={() => change(chosen.filter((one) => one !== id))}>
                  {name}
                  <X aria-hidden="true" className="size-3.5" />
                  <span className="sr-only">{notAlong}</span>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Field>
  )
}
