import { useQuery } from '@tanstack/react-query'
import type { Activity } from '../../../../contract/activity.ts'
import type { Firm } from '../../../../contract/firm.ts'
import { actionWords, areaWords } from '../../../../contract/words/activity.ts'
import { count, dayAndTime, shortDay } from '../../../lib/format.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { nameOf, unknownName, useFirm } from '../../people/public.ts'
import { everyActivity, everybodyQuery, mostInFile } from '../api.ts'
import { heads, onPaper, said } from '../labels.ts'
import type { AuditSearch } from '../logic.ts'
import { changeInWords, filtersOf, kindsIn, nobodyIn, sentenceOfType, subjectOf } from './kinds.ts'

/** Takes the events that the filters show away; the newest of very many. */
export function AuditExport({ search }: { search: AuditSearch }) {
  const firm = useFirm()
  const { data: people = [] } = useQuery(everybodyQuery)
  const { person, record, from, to } = search
  const { area, action } = kindsIn(search)
  const name = people.find(({ user_id }) => user_id === person)?.full_name
  return (
    <ExportMenu
      name="audit"
      title={said.title}
      shown={[
        person && (name || unknownName),
        area && areaWords[area],
        action && actionWords[action],
        record && said.oneRecord,
        from && onPaper.from(shortDay(from)),
        to && onPaper.to(shortDay(to)),
        onPaper.atMost(count(mostInFile)),
      ]}
      columns={columnsIn(firm)}
      load={(most) => everyActivity(filtersOf(search), most)}
    />
  )
}

function columnsIn(firm: Firm): FileColumn<Activity>[] {
  return [
    { header: heads.when, cell: (row) => dayAndTime(row.happened_at, firm.time_zone), width: 20 },
    {
      header: heads.who,
      cell: (row) => (row.actor ? nameOf(row.actor, unknownName) : nobodyIn(row)),
      width: 24,
    },
    { header: heads.what, cell: sentenceOfType, width: 26 },
    { header: heads.record, cell: subjectOf, width: 40 },
    {
      header: heads.details,
      cell: (row) => row.changes.map((change) => changeInWords(row, change, firm)).join('\n'),
      width: 70,
    },
    { header: heads.recordId, cell: (row) => row.subject_id, width: 38 },
  ]
}
