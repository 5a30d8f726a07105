import { Link } from '@tanstack/react-router'
import { Check, History } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MyProfile } from '../../../../contract/people.ts'
import { privileges, said } from '../../../../contract/words/profile.ts'
import { useFirm } from '../../../lib/firm.ts'
import { dayIn, shortDay } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Badge, StatusBadge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { roleName } from '../logic.ts'

/** What the firm knows of an account. */
export function AccountDetails({ profile }: { profile: MyProfile }) {
  const { time_zone } = useFirm()
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-serif text-section font-semibold">{said.account}</h2>
      <dl className="mt-3 flex flex-col">
        <Row term={said.email}>{profile.email}</Row>
        <Row term={said.role}>
          <Badge tone={profile.role === 'partner' ? 'brass' : 'neutral'}>{roleName(profile.role)}</Badge>
        </Row>
        <Row term={said.since}>{shortDay(dayIn(time_zone, new Date(profile.created_at)))}</Row>
        <Row term={said.status}>
          <StatusBadge tone="green">{said.active}</StatusBadge>
        </Row>
      </dl>
    </Card>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-border py-2.5 last:border-b-0">
      <dt className="text-secondary text-ink-2">{term}</dt>
      <dd className="min-w-0 font-semibold break-words">{children}</dd>
    </div>
  )
}

/** What a partner may do beyond an associate. */
export function PartnerPrivileges() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-serif text-section font-semibold">{said.privileges}</h2>
      <ul className="mt-3 flex flex-col gap-2">
        {privileges.map((privilege) => (
          <li key={privilege} className="flex items-center gap-2.5">
            <Check aria-hidden="true" className="size-[18px] shrink-0 text-brass-ink" />
            {privilege}
          </li>
        ))}
      </ul>
      <Link {...paths.audit()} className={`${buttonClass('secondary', 'sm')} mt-4`}>
        <History aria-hidden="true" className="size-4" />
        {said.openAudit}
      </Link>
    </Card>
  )
}
