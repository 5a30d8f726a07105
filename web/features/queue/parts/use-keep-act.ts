import { newId } from '../../../lib/new-id.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { said } from '../labels.ts'
import type { Change } from '../logic.ts'
import { keepAct } from './keeper.ts'

/** Keeps something that was done without a connection, and says so where it cannot; answers whether it is kept. */
export function useKeepAct() {
  const toasts = useToasts()
  return async (change: Change, { version, about }: { version: number; about: string }): Promise<boolean> => {
    try {
      const isKept = await keepAct({ key: newId(), change, version, about })
      if (!isKept) toasts.error(said.keepFailed, said.full)
      return isKept
    } catch (error) {
      toasts.error(said.keepFailed, error)
      return false
    }
  }
}
