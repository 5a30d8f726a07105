import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useDeleteTime } from '../api.ts'
import { logged, said } from '../labels.ts'

type Logged = Pick<TimeEntry, 'id' | 'seconds'> & { warnings: readonly { message: string }[] }

/** Says that time was logged, with a way to take it back, and what is to be known of it. */
export function useLoggedNotice(): (entry: Logged) => void {
  const toasts = useToasts()
  const { mutateAsync: remove } = useDeleteTime()
  return ({ id, seconds, warnings }) => {
    const takeBack = () => void remove(id).catch((error: unknown) => toasts.error(said.deleteFailed, error))
    toasts.undo(logged(seconds), takeBack, said.logFailed)
    for (const { message } of warnings) toasts.news(said.title, message)
  }
}
