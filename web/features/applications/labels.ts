import type { ApplicationStatus } from '../../../contract/career-application.ts'
import type { StatusTone } from '../../ui/badge.tsx'

/** What happened to an application, word for word (specification: applications 8). */
export const said = {
  updated: 'Application updated successfully!',
  updateFailed: 'Failed to update application',
  downloaded: 'Resume downloaded successfully!',
  downloadFailed: 'Failed to download resume',
  loadFailed: 'Failed to load applications',
  attemptsFailed: 'The tests of this address could not be loaded',
  loading: 'Loading applications...',
  none: 'No Applications Yet',
  noneHint: 'Career applications will appear here once submitted.',
  statusMissing: 'Please select a status',
} as const

export const statusNames: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'Pending',
  reviewing: 'Reviewing',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** The colour of a status; grey for a word that is none of them. */
export function toneOf(status: string): StatusTone {
  return tones.get(status) ?? 'grey'
}

const tones: ReadonlyMap<string, StatusTone> = new Map([
  ['pending', 'yellow'],
  ['reviewing', 'blue'],
  ['interview', 'purple'],
  ['accepted', 'green'],
  ['rejected', 'red'],
])

export const allStatuses = 'All Statuses'
export const allPositions = 'All Positions'

/** '1 test', '3 tests'. */
export function testCount(count: number): string {
  return count === 1 ? '1 test' : `${count} tests`
}
