import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Firm, getFirm } from '../../../contract/firm.ts'
import { getMyProfile, type MyProfile, renameProfile } from '../../../contract/people.ts'
import { call } from '../../lib/client.ts'
import { hold } from '../../lib/held.ts'
import { logProblem } from '../../lib/log.ts'
import { invalidateTopics } from '../../lib/query.ts'

/** The firm's name, zone and currencies: the same for everybody, so it is asked for once. */
export const firmQuery = queryOptions({
  queryKey: ['firm'],
  queryFn: ({ signal }) => call(getFirm, {}, { signal }),
  staleTime: 60 * 60_000,
})

/** The person who is signed in, as the server knows them now. */
export const myProfileQuery = (user_id: string) =>
  queryOptions({
    queryKey: ['profiles', 'me', user_id],
    queryFn: ({ signal }) =>
      call(getMyProfile, {}, { signal }).catch((error: unknown) => {
        // Given up on purpose, for example because the session ended meanwhile.
        if (!signal.aborted) logProblem('The profile could not be loaded', error)
        throw error
      }),
  })

/** Changes one's own full name; answers the profile as it then stands. */
export function useRename() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ user_id, version, full_name }: Pick<MyProfile, 'user_id' | 'version' | 'full_name'>) => {
      const answered = hold(client, [])
      return call(renameProfile, { params: { user_id }, body: { full_name, version } }).finally(answered)
    },
    onSuccess: (profile) => client.setQueryData(myProfileQuery(profile.user_id).queryKey, profile),
    onSettled: () => invalidateTopics(client, ['profiles']),
  })
}

// Shown while the server cannot be asked.
const unknownFirm: Firm = {
  firm_name: 'Sereshta',
  firm_email: '',
  time_zone: 'Asia/Dhaka',
  cost_currency: 'USD',
  statement_currency: 'BDT',
  outbox: false,
  today: '',
}

/** The firm; a stand-in until the server has answered. */
export function useFirm(): Firm {
  return useQuery(firmQuery).data ?? unknownFirm
}
