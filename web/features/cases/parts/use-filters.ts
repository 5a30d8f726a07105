import { useQuery } from '@tanstack/react-query'
import { conflictStateWords } from '../../../../contract/words/case-kinds.ts'
import { caseListWords, filtering } from '../../../../contract/words/case-lists.ts'
import { shownAs } from '../../../lib/words.tsx'
import { courtName } from '../../courts/public.ts'
import { nameOf, unknownName } from '../../people/public.ts'
import { type CaselistSearch, type FilterName, filterNames } from '../address.ts'
import { courtFiltersQuery, peopleFiltersQuery } from '../api.ts'
import { choiceNames } from '../labels.ts'

/** What each filter is called. */
export const filterLabels: Readonly<Record<FilterName, string>> = {
  court: choiceNames.court_ref,
  type: choiceNames.type_ref,
  stage: choiceNames.stage_ref,
  lead: choiceNames.lead_id,
  person: caseListWords.person,
  tag: caseListWords.tag,
  conflict_state: caseListWords.conflict_state,
}

/** The filters that are a row of the firm: each by its id. */
export const rowNames = ['court', 'type', 'stage', 'lead', 'person'] as const
type RowName = (typeof rowNames)[number]

export interface Choice {
  value: string
  label: string
}

/** What can be chosen of these filters; nothing of one while it is on its way. */
export function useChoices(names: readonly FilterName[]) {
  const asks = (...some: FilterName[]) => ({ enabled: some.some((name) => names.includes(name)) })
  const courts = useQuery({ ...courtFiltersQuery, ...asks('court', 'type', 'stage') })
  const people = useQuery({ ...peopleFiltersQuery, ...asks('lead', 'person') })
  const named = (rows: typeof courts.data, name: 'court' | 'type' | 'stage') =>
    rows?.[name]?.map((row) => ({ value: row.id, label: courtName(row) }))
  const persons = people.data?.map((one) => ({ value: one.user_id, label: nameOf(one, unknownName) }))
  const choices: Record<RowName, readonly Choice[] | undefined> = {
    court: named(courts.data, 'court'),
    type: named(courts.data, 'type'),
    stage: named(courts.data, 'stage'),
    lead: persons,
    person: persons,
  }
  return { choices, failed: [courts, people].find(({ isError }) => isError) }
}

/** The filters that are set, each with what it is called and set to. */
export function useFiltersSet(search: CaselistSearch): { name: FilterName; label: string; value: string }[] {
  const set = filterNames.filter((name) => search[name] !== undefined)
  const { choices } = useChoices(set)
  return set.map((name) => ({ name, label: filterLabels[name], value: setTo(name) }))

  function setTo(name: FilterName): string {
    const asked = search[name] ?? ''
    if (name === 'tag') return asked
    if (name === 'conflict_state') return shownAs(conflictStateWords)(asked)
    return wordOf(choices[name], asked)
  }
}

/** What is called so by its id, of the choices as far as they are here. */
export function wordOf(choices: readonly Choice[] | undefined, asked: string): string {
  if (!choices) return '…'
  return choices.find(({ value }) => value === asked)?.label ?? filtering.unknown
}
