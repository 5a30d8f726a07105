import { useQuery } from '@tanstack/react-query'
import { hoursOfSeconds } from '../../../../contract/kernel/hours.ts'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { billingWords } from '../../../../contract/words/time-entries.ts'
import { codesQuery, nameOfCode } from '../../../lib/activity-codes.ts'
import { useFirm } from '../../../lib/firm.ts'
import { timeIn } from '../../../lib/format.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { amountOf, page, parts, said, sumOfWeek, weekSpan } from '../labels.ts'
import { sumOf } from './grid.ts'
import { file } from './labels.ts'

interface TimeExportProps {
  /** The time of a week. */
  entries: readonly TimeEntry[]
  sunday: string
  /** Whose, where it is not the reader's own. */
  name?: string | undefined
}

/** Takes the time of a week away, an entry a row, by day. */
export function TimeExport({ entries, sunday, name }: TimeExportProps) {
  const { time_zone } = useFirm()
  const { data: codes = [] } = useQuery(codesQuery)
  const activityOf = (code: string | null) => {
    const found = codes.find((one) => one.code === code)
    return found ? nameOfCode(found) : ''
  }
  const columns = columnsOf(activityOf, time_zone)
  const billable = sumOf(entries.filter(({ billing }) => billing === 'bill'))
  const rows = entries.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  return (
    <ExportMenu
      name="time"
      title={name === undefined ? said.title : `${said.title} · ${name}`}
      shown={[weekSpan(sunday), sumOfWeek(sumOf(entries), billable)]}
      columns={columns}
      onPaper={columns.filter(({ header }) => header !== file.hours)}
      load={async (most) => rows.slice(0, most)}
    />
  )
}

/** By day; of one day in the order of the clock, what has no times last. */
const keyOf = ({ work_date, spans, id }: TimeEntry) => `${work_date} ${spans[0]?.from ?? 'without'} ${id}`

function columnsOf(activityOf: (code: string | null) => string, zone: string): FileColumn<TimeEntry>[] {
  return [
    { header: parts.day, cell: ({ work_date }) => ({ day: work_date }), width: 12 },
    {
      header: parts.case,
      cell: ({ is_hidden, case: of }) => (is_hidden ? page.restricted : (of?.case_id ?? '')),
      width: 18,
    },
    { header: file.title, cell: ({ case: of }) => of?.title ?? of?.client_name ?? '', width: 30 },
    { header: file.task, cell: ({ note_title }) => note_title, width: 30 },
    { header: parts.activity, cell: ({ activity_code }) => activityOf(activity_code), width: 20 },
    { header: file.text, cell: ({ description }) => description, width: 50 },
    { header: file.times, cell: ({ spans }) => spans.map((one) => timesOf(one, zone)).join(', '), width: 16 },
    { header: file.length, cell: ({ seconds }) => amountOf(seconds), width: 10 },
    {
      header: file.hours,
      cell: ({ seconds }) => ({ amount: hoursOfSeconds(seconds).toFixed(2) }),
      width: 10,
    },
    { header: parts.billing, cell: ({ billing }) => billing && billingWords[billing], width: 14 },
  ]
}

const timesOf = ({ from, to }: TimeEntry['spans'][number], zone: string) =>
  `${timeIn(zone, from)}–${timeIn(zone, to)}`
