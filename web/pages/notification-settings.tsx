import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { hoursQuery, waysQuery } from '../features/settings/api.ts'
import { said } from '../features/settings/labels.ts'
import { HoursForm } from '../features/settings/parts/hours-form.tsx'
import { ThisBrowser } from '../features/settings/parts/this-browser.tsx'
import { WaysTable } from '../features/settings/parts/ways-table.tsx'
import { laterPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'
import { Awaited } from '../ui/states.tsx'

const KeepSwitch = laterPart(() => import('../features/kept-day/public.tsx'), 'KeepSwitch')

/** /notification-settings: what reaches one on which way, and at which hours. */
export function NotificationSettingsPage() {
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={said.title}
        back={
          <Link {...paths.profile()} className={`${buttonClass('ghost', 'sm')} mb-2 -ml-3`}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {said.back}
          </Link>
        }
      />
      <Content />
    </div>
  )
}

function Content() {
  const ways = useQuery(waysQuery)
  const hours = useQuery(hoursQuery)
  if (!ways.data || !hours.data) return <Awaited of={ways.data ? hours : ways} said={said} />
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <WaysTable items={ways.data.items} />
      <div className="grid gap-5">
        <HoursForm hours={hours.data} />
        <ThisBrowser />
        <KeepSwitch />
      </div>
    </div>
  )
}
