import type { Feedback } from '../../../../contract/feedback.ts'
import { dayIn } from '../../../lib/format.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { unknownAssociate } from '../../associates/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { feedback } from '../api.ts'
import { unknownPartner } from '../labels.ts'

/** Takes the feedback that is shown away. */
export function FeedbackExport({ associate_id }: { associate_id: string | undefined }) {
  const { time_zone } = useFirm()
  const load = () => feedback.every(associate_id === undefined ? {} : { associate_id })
  return <ExportMenu name="feedback" columns={columnsIn(time_zone)} load={load} />
}

function columnsIn(zone: string): FileColumn<Feedback>[] {
  return [
    { header: 'Date', cell: (row) => ({ day: dayIn(zone, new Date(row.created_at)) }), width: 12 },
    { header: 'Associate', cell: (row) => nameOf(row.associate, unknownAssociate), width: 24 },
    { header: 'Partner', cell: (row) => nameOf(row.partner, unknownPartner), width: 24 },
    { header: 'Rating', cell: (row) => String(row.rating), width: 8 },
    { header: 'Feedback', cell: (row) => row.feedback_text, width: 80 },
  ]
}
