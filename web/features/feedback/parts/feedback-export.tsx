import type { Feedback } from '../../../../contract/feedback.ts'
import { feedbackNames as names } from '../../../../contract/words/feedback.ts'
import { dayIn } from '../../../lib/format.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { unknownAssociate } from '../../associates/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { feedback } from '../api.ts'
import { pageWords, unknownPartner } from '../labels.ts'

/** Takes the feedback that is shown away. */
export function FeedbackExport({ associate_id }: { associate_id: string | undefined }) {
  const { time_zone } = useFirm()
  const load = () => feedback.every(associate_id === undefined ? {} : { associate_id })
  return <ExportMenu name="feedback" columns={columnsIn(time_zone)} load={load} />
}

function columnsIn(zone: string): FileColumn<Feedback>[] {
  return [
    { header: pageWords.date, cell: (row) => ({ day: dayIn(zone, new Date(row.created_at)) }), width: 12 },
    { header: names.associate_id, cell: (row) => nameOf(row.associate, unknownAssociate), width: 24 },
    { header: pageWords.partner, cell: (row) => nameOf(row.partner, unknownPartner), width: 24 },
    { header: names.rating, cell: (row) => String(row.rating), width: 8 },
    { header: names.feedback_text, cell: (row) => row.feedback_text, width: 80 },
  ]
}
