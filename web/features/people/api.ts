import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeProfile,
  getFirstSteps,
  getMyProfile,
  type MyProfile,
  setFirstSteps,
} from '../../../contract/people.ts'
import { call } from '../../lib/client.ts'
import { hold } from '../../lib/held.ts'
import { logProblem } from '../../lib/log.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { invalidateTopics } from '../../lib/query.ts'

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
      return call(changeProfile, { params: { user_id }, body: { full_name, version } }).finally(answered)
    },
    onSuccess: (profile) => client.setQueryData(myProfileQuery(profile.user_id).queryKey, profile),
    onError: () => invalidateTopics(client, ['profiles']),
  })
}

/** What the firm has done of its first steps; others' sign-ups and cases show at once. */
export const firstStepsQuery = queryOptions({
  queryKey: ['first-steps'],
  queryFn: ({ signal }) => call(getFirstSteps, {}, { signal }),
  meta: { topics: ['profiles', 'cases'] },
})

/** Goes on with one's own greeting, or ends it. */
export function useSetFirstSteps() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (first_steps: 'firm-checked' | 'done') => call(setFirstSteps, { body: { first_steps } }),
    onSuccess: (profile) => client.setQueryData(myProfileQuery(profile.user_id).queryKey, profile),
  })
}

export const prefetched = (): Prefetched => ({ 'every page of staff': [myProfileQuery('')] })
