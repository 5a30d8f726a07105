import { queryOptions } from '@tanstack/react-query'
import { type ActivityCode, listActivityCodes } from '../../contract/time-entries.ts'
import { call } from './client.ts'
import { locale } from './locale.ts'

/** The kinds of work that there are, the same for everybody. */
export const codesQuery = queryOptions({
  queryKey: ['activity_codes'],
  queryFn: async ({ signal }) => (await call(listActivityCodes, {}, { signal })).items,
  staleTime: 60 * 60_000,
})

/** What an activity is called. */
export function nameOfCode({ name_en, name_bn }: Pick<ActivityCode, 'name_en' | 'name_bn'>): string {
  return locale === 'bn' ? name_bn : name_en
}
