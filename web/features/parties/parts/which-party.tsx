import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Party } from '../../../../contract/parties.ts'
import { useSettled } from '../../../lib/settled.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { partiesNamedQuery } from '../api.ts'
import { onCase as words } from '../labels.ts'
import { type Namesakes, newOne, toldApart, whichIsMeant } from '../logic.ts'

const pause = 150

/** Who a name means among those who are called so, but for one that cannot be: nobody is taken for another. */
export function useWhichParty(name: string, chosen: string, except?: string) {
  const { data } = useQuery(partiesNamedQuery(useSettled(name.trim(), pause)))
  const [isAsked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const found = data && without(data, except)
  const named = name.trim() === '' ? [] : (found?.items ?? [])
  const meant = found && whichIsMeant(found, chosen)
  return {
    named,
    /** Nobody is called so yet. */
    isNew: data !== undefined && named.length === 0,
    value: meant === newOne ? newOne : (meant?.id ?? ''),
    /** It has to be said, and was not. */
    isMissing: isAsked && meant === undefined,
    /** Who is meant as it stands now; undefined where that must be said first. */
    decide: async (): Promise<Party | typeof newOne | undefined> => {
      const now = await queryClient.fetchQuery(partiesNamedQuery(name.trim()))
      const decided = whichIsMeant(without(now, except), chosen)
      setAsked(decided === undefined)
      return decided
    },
  }
}

const without = ({ items, isSure }: Namesakes<Party>, except: string | undefined) => ({
  items: items.filter(({ id }) => id !== except),
  isSure,
})

type WhichPartyProps = {
  of: ReturnType<typeof useWhichParty>
  onChoose: (chosen: string) => void
  /** It can be nobody but one of them. */
  isKnown?: boolean
}

/** Asks which of those who are called so is meant, or whether it is somebody new. */
export function WhichParty({ of: { named, value, isMissing }, onChoose, isKnown }: WhichPartyProps) {
  if (named.length === 0) return null
  const options = named.map((party) => ({ value: party.id, label: toldApart(party) }))
  return (
    <Field label={words.which} required error={isMissing ? words.whichMissing : undefined}>
      <Select
        value={value || null}
        placeholder={words.choose}
        options={isKnown ? options : [...options, { value: newOne, label: words.newOne }]}
        onValueChange={onChoose}
      />
    </Field>
  )
}
