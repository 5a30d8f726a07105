import { useQueryClient } from '@tanstack/react-query'
import { folds } from '../../../../contract/words/case-lists.ts'
import { fold } from '../../../../contract/words.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { newOne, partiesNamedQuery, usePutByName, whichIsMeant } from '../../parties/public.ts'
import { useAddPeople } from '../api.ts'

/** Who is said to be on a case before it is there: names, and ids of people of the firm. */
export interface BesideCase {
  clients?: string[] | undefined
  opponents?: string[] | undefined
  team?: string[] | undefined
}

/** Puts parties and people on a case that was just made; of those who could not be put there is one notice. */
export function useBesideCase() {
  const queryClient = useQueryClient()
  const putByName = usePutByName()
  const { mutateAsync: addPerson } = useAddPeople()
  const toasts = useToasts()
  /** The one party that is called so; where there are several, it is for people to say who is whom, and a new one is made. */
  const meantBy = async (who: string) =>
    whichIsMeant(await queryClient.fetchQuery(partiesNamedQuery(who))) ?? newOne
  return async (case_ref: string, { clients = [], opponents = [], team = [] }: BesideCase): Promise<void> => {
    const parties = [
      ...clients.map((who) => ({ who, side: 'ours', role: 'client' }) as const),
      ...opponents.map((who) => ({ who, side: 'theirs', role: 'opponent' }) as const),
    ]
    // Two of one name in one form are one party.
    const put = new Map<string, Awaited<ReturnType<typeof putByName>>>()
    const putOne = async (one: (typeof parties)[number]) => {
      const meant = put.get(fold(one.who)) ?? (await meantBy(one.who))
      put.set(fold(one.who), await putByName({ ...one, case_ref, meant }))
    }
    const steps = [
      ...parties.map((one) => () => putOne(one)),
      ...team.map((user_id) => async () => void (await addPerson({ case_ref, user_id }))),
    ]
    const failed: unknown[] = []
    // One after the other, so that who was put already is known.
    for (const step of steps) await step().catch((error: unknown) => failed.push(error))
    if (failed.length > 0) toasts.error(folds.notAll, failed[0])
  }
}
