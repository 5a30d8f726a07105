import { useQuery } from '@tanstack/react-query'
import type { CaseFile } from '../../../../contract/case-file.ts'
import { courtChoicesQuery, leadChoicesQuery } from '../../cases/public.ts'
import { choiceOf } from '../../people/public.ts'
import { nameIn } from '../logic.ts'

interface Option {
  value: string
  label: string
}
type Row = CaseFile['case']
type Kept = { id: string; name_en: string; name_bn: string | null } | null

/** The courts, types and stages that a case can have: those in use, and what it has already. */
export function useCourtOptions({ court, type, stage }: Pick<Row, 'court' | 'type' | 'stage'>) {
  const { data } = useQuery(courtChoicesQuery)
  return {
    courts: optionsOf(data?.courts, court),
    types: optionsOf(data?.types, type),
    stages: optionsOf(data?.stages, stage),
  }
}

/** Who can lead a case, and who does. */
export function useLeadOptions({ lead }: Pick<Row, 'lead'>): Option[] {
  const { data = [] } = useQuery(leadChoicesQuery)
  const people = data.map(choiceOf)
  const isListed = !lead || people.some(({ value }) => value === lead.user_id)
  return isListed ? people : [{ value: lead.user_id, label: lead.full_name }, ...people]
}

function optionsOf(rows: readonly NonNullable<Kept>[] = [], kept: Kept): Option[] {
  const all = kept && !rows.some(({ id }) => id === kept.id) ? [kept, ...rows] : rows
  return all.map((row) => ({ value: row.id, label: nameIn(row) }))
}
