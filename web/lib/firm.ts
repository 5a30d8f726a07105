import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Firm, getFirm } from '../../contract/firm.ts'
import { call } from './client.ts'
import type { Prefetched } from './prefetched.ts'
import { currentSession } from './session.ts'
import { deviceStore } from './storage.ts'

/** Under it stands the firm's name, as it was last heard. */
const nameKey = 'sereshta.firm'

/** The firm's name, zone and currencies: the same for everybody, so it is asked for once. */
export const firmQuery = queryOptions({
  queryKey: ['firm'],
  queryFn: ({ signal }) => call(getFirm, {}, { signal }),
  staleTime: 60 * 60_000,
})

/** Keeps the firm's name on this device for pages without a connection; of nobody who has signed out. */
export function keepFirmName({ firm_name }: Firm): void {
  if (currentSession().status !== 'signed-out') deviceStore.setItem(nameKey, firm_name)
}

/** Shown while the server cannot be asked: under the name that it last gave. */
export const unknownFirm: Firm = {
  get firm_name() {
    return deviceStore.getItem(nameKey) ?? 'Sereshta'
  },
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
