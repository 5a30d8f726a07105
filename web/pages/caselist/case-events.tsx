import { useInfiniteQuery } from '@tanstack/react-query'
import type { CaseFile } from '../../../contract/case-file.ts'
import { useAuth } from '../../features/auth/public.tsx'
import { EventsOfCase } from '../../features/calendar/parts/events-of-case.tsx'
import { empty } from '../../features/case-file/labels.ts'
import { meetings } from '../../features/meetings/api.ts'
import { MeetingsOfCase } from '../../features/meetings/parts/meetings-of-case.tsx'

/** What stands in the calendar about a case, and the meetings about it for whoever keeps those. */
export function CaseCalendar({ file: { case: row } }: { file: CaseFile }) {
  const { may } = useAuth()
  const { data } = useInfiniteQuery({ ...meetings.ofCase(row.id), enabled: may('meetings') })
  const hasMeetings = data?.pages.some(({ items }) => items.length > 0) ?? false
  return (
    <div className="flex flex-col gap-6">
      <EventsOfCase caseRef={row.id} none={hasMeetings ? undefined : empty.events} />
      {may('meetings') && <MeetingsOfCase caseRef={row.id} />}
    </div>
  )
}
