import { Outlet, useMatches } from '@tanstack/react-router'
import { PartnersOnly } from '../features/auth/public.tsx'
import { useSession } from '../lib/session.ts'
import { PagePending } from './page-pending.tsx'

/** The pages of those who are signed in; a spinner while that is being found out or somebody is leaving. */
export function StaffPages() {
  return useSession().status === 'signed-in' ? <Outlet /> : <PagePending />
}

/** The pages of the partners: an associate is told so instead. */
export function PartnerPages() {
  const refusal = useMatches({ select: (matches) => matches.at(-1)?.staticData.refusal })
  return (
    <PartnersOnly refusal={refusal}>
      <Outlet />
    </PartnersOnly>
  )
}
