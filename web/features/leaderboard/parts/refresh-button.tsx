import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { invalidateTopics } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { said } from '../labels.ts'

/** Fetches the board anew, for whoever does not trust that it does so by itself. */
export function RefreshButton() {
  const client = useQueryClient()
  const busy = useIsFetching({ queryKey: ['leaderboard'] }) > 0
  return (
    <Button
      icon={<RotateCw aria-hidden="true" className="size-4" />}
      busy={busy}
      busyText={said.refreshing}
      onClick={() => void invalidateTopics(client, ['leaderboard'])}
    >
      {said.refresh}
    </Button>
  )
}
