import { useQueryClient } from '@tanstack/react-query'
import { fold } from '../../../../contract/words.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { namesOf, partiesLikeQuery, usePutByName } from '../../parties/public.ts'
import { useAddPeople } from '../api.ts'
import { folds } from '../labels.ts'

/** Who is said to be on a case before it is there: names, and ids of people of the firm. */
export interface BesideCase {
  clients?: string[] | undefined
  opponents?: string[] | undefined
  team?: string[] | undefined
}

/** Puts parties and people on a case that was just made; of those who could not be put there is one notice. */
export function useBesideCase() {
  const queryClient = useQueryClient()
  const { putByName } = usePutByName()
  const { mutateAsync: addPerson } = useAddPeople()
  const toasts = useToasts()
  /** The party that is called so already. */
  const knownAs = async (who: string) => {
    const { items } = await queryClient.fetchQuery(partiesLikeQuery(who))
    return items.find((party) => namesOf(party).some((name) => name !== null && fold(name) === fold(who)))
  }
  return async (case_ref: string, { clients = [], opponents = [], team = [] }: BesideCase): Promise<void> => {
    const parties = [
      ...clients.map((who) => ({ who, side: 'ours', role: 'client' }) as const),
      ...opponents.map((who) => ({ who, side: 'theirs', role: 'opponent' }) as const),
    ]
    const steps = [
      ...parties.map((one) => async () => putByName({ ...one, case_ref, known: await knownAs(one.who) })),
      ...team.map((user_id) => async () => void (await addPerson({ case_ref, user_id }))),
    ]
    const failed: unknown[] = []
    // One after the other: two of one name are one party.
    for (const step of steps) await step().catch((error: unknown) => failed.push(error))
    if (failed.length > 0) toasts.error(folds.notAll, failed[0])
  }
}
