import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PickedCase } from '../../contract/case-links.ts'
import { mostPicked, type PickedFor } from '../../contract/case-states.ts'
import { caseStatusWords } from '../../contract/words/cases.ts'
import { fold } from '../../contract/words.ts'
import { call } from './client.ts'
import { useSettled } from './settled.ts'

// So long after the last key the server is asked.
export const pause = 150

/** Cases to pick from, found by id, number, title, client or party; closed ones last. */
export function pickedCasesQuery(q: string, kind: PickedFor) {
  return queryOptions({
    queryKey: ['find_cases', kind, q],
    queryFn: async ({ signal }) => {
      const { findCases } = await import('../../contract/case-links.ts')
      return call(findCases, { query: { q, limit: mostPicked, for: kind } }, { signal })
    },
    placeholderData: keepPreviousData,
    meta: { topics: ['cases', 'parties'] },
  })
}

/** The cases that what is typed finds, as suggestions by the ids of their rows; none are asked for before it has the focus. */
export function useCasePicks(typed: string, kind: PickedFor) {
  const [isWanted, setWanted] = useState(false)
  const asked = useSettled(typed.trim(), pause)
  const { data, isPlaceholderData } = useQuery({ ...pickedCasesQuery(asked, kind), enabled: isWanted })
  // The answer before stays for a moment; Enter must not take a case of it that has nothing of what is typed.
  const isComing = asked !== typed.trim() || isPlaceholderData
  const part = fold(typed.trim())
  const fits = ({ case_id, number, client_name }: PickedCase) =>
    [case_id, number, client_name].some((text) => fold(text ?? '').includes(part))
  const picks = new Map((data?.items ?? []).map((one) => [one.id, one]))
  return {
    isComing,
    onFocus: () => setWanted(true),
    suggestions: [...picks.values()].filter((one) => !isComing || fits(one)).map(({ id }) => id),
    /** A suggestion that is none of these cases is a text, and reads as it is. */
    textOf: (suggestion: string) => picks.get(suggestion)?.case_id ?? suggestion,
    /** What a form has of it; `isPicked` from the list, else typed. */
    pickOf: (chosen: string, isPicked: boolean) => {
      const one = isPicked ? picks.get(chosen) : undefined
      return { case_id: one?.case_id ?? chosen, case_ref: one?.id ?? '' }
    },
    isFaint: (suggestion: string) => picks.get(suggestion)?.status === 'closed',
    detailOf: (suggestion: string) => {
      const one = picks.get(suggestion)
      const status = !one || one.status === 'open' ? undefined : caseStatusWords[one.status]
      return one && ([one.number, one.client_name, status].filter(Boolean).join(' · ') || undefined)
    },
  }
}
