import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Firm, getFirm } from '../../contract/firm.ts'
import { call } from './client.ts'
import type { Prefetched } from './prefetched.ts'

/** The firm's name, zone and currencies: the same for everybody, so it is asked for once. */
export const firmQuery = queryOptions({
  queryKey: ['firm'],
  queryFn: ({ signal }) => call(getFirm, {}, { signal }),
  staleTime: 60 * 60_000,
})

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

export const prefetched = (): Prefetched => ({ 'every page': [firmQuery] })
