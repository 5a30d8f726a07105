import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Party } from '../../../../contract/parties.ts'
import { useSettled } from '../../../lib/settled.ts'
import { partiesLikeQuery } from '../api.ts'
import { namesOf } from '../logic.ts'

const pause = 150

/** The parties that sound like what is typed, by their first names; of two of one name the first. */
export function usePartiesFound(typed: string) {
  const { data } = useQuery(partiesLikeQuery(useSettled(typed.trim(), pause)))
  // Who was offered is still known when their whole name stands in the field and is asked for anew.
  const [offered] = useState(() => new Map<string, Party>())
  const names = (data?.items ?? []).map((party) => namesOf(party)[0])
  data?.items.forEach((party, at) => {
    const name = names[at] ?? ''
    if (names.indexOf(name) === at) offered.set(name, party)
  })
  return {
    isHere: data !== undefined,
    names: [...new Set(names)],
    partyOf: (name: string) => offered.get(name.trim()),
  }
}
