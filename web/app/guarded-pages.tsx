import { Outlet, useMatches } from '@tanstack/react-router'
import { pagePaths, rightToPage } from '../../contract/pages.ts'
import { RightNeeded } from '../features/auth/public.tsx'
import { useSession } from '../lib/session.ts'
import { PagePending } from './page-pending.tsx'

/** The pages of those who are signed in; a spinner while that is being found out or somebody is leaving. */
export function StaffPages() {
  return useSession().status === 'signed-in' ? <Outlet /> : <PagePending />
}

/** The pages that take a right: whoever lacks it is told so instead. */
export function PagesByRight() {
  const page = useMatches({ select: (matches) => matches.at(-1) })
  const path = pagePaths.find((known) => known === page?.fullPath)
  return (
    <RightNeeded right={path && rightToPage[path]} refusal={page?.staticData.refusal}>
      <Outlet />
    </RightNeeded>
  )
}
