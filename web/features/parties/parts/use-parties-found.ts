import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Party } from '../../../../contract/parties.ts'
import { useSettled } from '../../../lib/settled.ts'
import { partiesLikeQuery } from '../api.ts'
import { namesOf } from '../logic.ts'

const pause = 150

/** The parties that sound like what is typed, by their first names; of two of one name the first; but for one. */
export function usePartiesFound(typed: string, except?: string) {
  const { data } = useQuery(partiesLikeQuery(useSettled(typed.trim(), pause)))
  // Who was offered is still known when their whole name stands in the field and is asked for anew.
  const [offered] = useState(() => new Map<string, Party>())
  const items = (data?.items ?? []).filter(({ id }) => id !== except)
  const names = items.map((party) => namesOf(party)[0])
  items.forEach((party, at) => {
    const name = names[at] ?? ''
    if (names.indexOf(name) === at) offered.set(name, party)
  })
  return {
    names: [...new Set(names)],
    partyOf: (name: string) => offered.get(name.trim()),
  }
}
