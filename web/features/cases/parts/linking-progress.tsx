import { useQuery } from '@tanstack/react-query'
import { count } from '../../../lib/format.ts'
import { linkingQuery } from '../api.ts'
import { linking } from '../labels.ts'
import { isLinking } from '../logic.ts'

/** How far the linking of older rows is, while it goes on; for whoever manages cases. */
export function LinkingProgress() {
  const { data } = useQuery(linkingQuery)
  if (!data || !isLinking(data)) return null
  return (
    <p role="status" className="text-meta text-ink-3 tabular-nums">
      {linking(count(data.done), count(data.of))}
    </p>
  )
}
