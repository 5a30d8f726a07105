import type { WorkLog } from '../../../contract/work-logs.ts'
import type { Staff } from '../../kernel/context.ts'

export interface WorkLogRow {
  id: string
  note_id: string
  user_id: string
  full_name: string
  work_date: string
  hours_worked: string
  version: number
  /** Whose note it is, and whether it is archived: both decide what may be done with the day. */
  owner_id: string
  is_archived: boolean
}

/** A day of work as the reader gets it. The note's owner and partners may correct and delete it. */
export function presentWorkLog(reader: Staff, row: WorkLogRow): WorkLog {
  const { owner_id, is_archived, ...rest } = row
  const allowed = !is_archived && (reader.role === 'partner' || owner_id === reader.user_id)
  return { ...rest, hours_worked: Number(row.hours_worked), can: { edit: allowed, delete: allowed } }
}
