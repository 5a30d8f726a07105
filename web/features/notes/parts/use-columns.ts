import { useMedia } from '../../../lib/media.ts'

/** How many columns the grid of tasks has: as its class names say. */
export function useColumns(): 1 | 2 | 3 {
  const two = useMedia('(width >= 48rem)')
  const three = useMedia('(width >= 80rem)')
  if (three) return 3
  return two ? 2 : 1
}
