import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { paths } from '../../../lib/paths.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { checkOfCaseQuery } from '../api.ts'
import { said } from '../labels.ts'

/**
 * The second way to save a new case: the conflict check that its parties began is shown next, and of a case without
 * parties one is asked for. A check that cannot be found takes nothing back of the case.
 */
export function useCheckAfter() {
  const isAsked = useRef(false)
  const queryClient = useQueryClient()
  const router = useRouter()
  const toasts = useToasts()
  const lead = async (id: string) => {
    const check = await queryClient.fetchQuery({ ...checkOfCaseQuery(id), staleTime: 0 })
    await router.navigate(check ? paths.conflictCheck(check.id) : paths.runConflictCheck(id))
  }
  return {
    /** Saves in one of the two ways. */
    saveBy: (save: () => void, isChecked: boolean) => () => {
      isAsked.current = isChecked
      save()
    },
    onCreated: ({ id }: { id: string }) => {
      if (isAsked.current) lead(id).catch((error: unknown) => toasts.error(said.checksFailed, error))
    },
  }
}
