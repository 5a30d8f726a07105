import { useQuery } from '@tanstack/react-query'
import type { Activity } from '../../../../contract/activity.ts'
import type { Firm } from '../../../../contract/firm.ts'
import { dayAndTime, shortDay } from '../../../lib/format.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { nameOf, unknownName, useFirm } from '../../people/public.ts'
import { everyActivity, everybodyQuery, mostInFile } from '../api.ts'
import { actionNames, areaNames, nobodyIn, sentenceOfType } from '../labels.ts'
import type { AuditSearch } from '../logic.ts'
import { changeInWords } from './changes.tsx'
import { filtersOf, kindsIn } from './kinds.ts'

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
      title="Audit"
      shown={[
        person && (name || unknownName),
        area && areaNames[area],
        action && actionNames[action],
        record && 'One record',
        from && `from ${shortDay(from)}`,
        to && `to ${shortDay(to)}`,
        `at most the newest ${mostInFile.toLocaleString('en-GB')} events`,
      ]}
      columns={columnsIn(firm)}
      load={(most) => everyActivity(filtersOf(search), most)}
    />
  )
}

function columnsIn(firm: Firm): FileColumn<Activity>[] {
  return [
    { header: 'When', cell: (row) => dayAndTime(row.happened_at, firm.time_zone), width: 20 },
    {
      header: 'Who',
      cell: (row) => (row.actor ? nameOf(row.actor, unknownName) : nobodyIn(row)),
      width: 24,
    },
    { header: 'What', cell: (row) => sentenceOfType(row), width: 26 },
    { header: 'Record', cell: (row) => row.subject, width: 40 },
    {
      header: 'Details',
      cell: (row) => row.changes.map((change) => changeInWords(row, change, firm)).join('\n'),
      width: 70,
    },
    { header: 'Record ID', cell: (row) => row.subject_id, width: 38 },
  ]
}
