import { type MeetingsSearch, savedOfMeetings } from '../features/meetings/address.ts'
import { said } from '../features/meetings/labels.ts'
import { MeetingExport, MeetingFilters, MeetingLists } from '../features/meetings/parts/meeting-lists.tsx'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { useRowPage } from '../lib/rows/row-address.ts'
import { RowPage } from '../ui/rows/row-page.tsx'

const MeetingDialog = laterPart<'MeetingDialog', object>(
  () => import('../features/meetings/parts/meeting-forms.tsx'),
  'MeetingDialog',
)

/** /meetings: what the partners have booked, and where. */
export function MeetingsPage() {
  const page = useRowPage<MeetingsSearch>('/meetings')
  return (
    <RowPage said={said} onAdd={page.onAdd} taking={<MeetingExport {...page} />}>
      <MeetingFilters {...page} />
      <SavedViews page="/meetings" names={savedOfMeetings} {...page} />
      <MeetingLists {...page} />
      <MeetingDialog />
    </RowPage>
  )
}
