import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../lib/settled.ts'
import { casesOfIdQuery } from '../api.ts'
import { anotherHasId } from '../labels.ts'

const pause = 250

/** Says whose case has the case id that is typed already, if that is another one than `own`. */
export function SameId({ typed, own }: { typed: string; own?: string | undefined }) {
  const case_id = useSettled(typed.trim(), pause)
  const { data } = useQuery(casesOfIdQuery(case_id))
  const other = case_id === typed.trim() && data?.items.find(({ id }) => id !== own)
  return (
    <p role="status" className="text-meta text-brass-ink [overflow-wrap:anywhere] empty:hidden">
      {other && anotherHasId(other.client_name)}
    </p>
  )
}
