import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Digits, Language } from '../../../contract/kernel/languages.ts'
import {
  changeProfile,
  getFirstSteps,
  getMyProfile,
  type MyProfile,
  type StartPage,
  setFirstSteps,
} from '../../../contract/people.ts'
import { call } from '../../lib/client.ts'
import { setDigits } from '../../lib/digits.ts'
import { chooseLanguage, speakAs } from '../../lib/language.ts'
import { logProblem } from '../../lib/log.ts'
import { allAnswered, hold } from '../../lib/pending-writes.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { invalidateTopics } from '../../lib/query.ts'

/** The person who is signed in, as the server knows them now. */
export const myProfileQuery = (user_id: string) =>
  queryOptions({
    queryKey: ['profiles', 'me', user_id],
    queryFn: ({ signal }) =>
      call(getMyProfile, {}, { signal }).then(
        (profile) => {
          speakAs(profile)
          return profile
        },
        (error: unknown) => {
          // Given up on purpose, for example because the session ended meanwhile.
          if (!signal.aborted) logProblem('The profile could not be loaded', error)
          throw error
        },
      ),
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

/** Keeps in which language or digits one reads and where signing in leads, and shows the page anew. */
export function useSpeech() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ user_id, ...speech }: { user_id: string } & Partial<Speech>) =>
      call(changeProfile, { params: { user_id }, body: speech }),
    onSuccess: async ({ language, digits }) => {
      setDigits(digits)
      // What was pressed is on its way: the reload waits for it.
      await allAnswered(client)
      chooseLanguage(language)
    },
    onError: () => invalidateTopics(client, ['profiles']),
  })
}

interface Speech {
  language: Language
  digits: Digits
  start_page: StartPage
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
