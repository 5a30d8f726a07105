import type { ApplicationStatus } from '../../../contract/career-application.ts'
import { count } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

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
  willBeListed: 'Career applications will appear here once submitted.',
  noneFound: 'No applications found',
  tryOther: 'Try adjusting your search, status or position.',
} as const

export const statusWords: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'Pending',
  reviewing: 'Reviewing',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** How a score is rated. */
export const ratingWords = {
  Excellent: 'Excellent',
  Good: 'Good',
  'Above Average': 'Above Average',
  Average: 'Average',
} as const

/** The page around its list. */
export const pageWords = {
  title: 'Career Applications',
  meta: 'Review who applies to the firm',
  list: 'Applications',
  total: 'Total',
  search: 'Search applications',
  searchHint: 'Search by name, email or phone...',
  status: 'Status',
  allStatuses: 'All Statuses',
  position: 'Position',
  allPositions: 'All Positions',
  missingTitle: 'Application',
  missing: 'This application could not be loaded',
} as const

/** A card of the list. */
export const cardWords = {
  applied: (day: string) => `Applied ${day}`,
  repeated: 'Applied before',
  download: 'Download resume',
  downloadOf: (name: string) => `Download resume of ${name}`,
  review: 'Review',
  reviewOf: (name: string) => `Review ${name}`,
  score: 'Test score {score} {percentage}',
} as const

/** An application as a sheet, with its review. */
export const sheetWords = {
  for: (position: string) => `Application for ${position}`,
  print: 'Print',
  update: 'Update Application',
  updating: 'Updating...',
  this: 'This application',
  review: 'Review',
  pickStatus: 'Select a status',
  notes: 'Review Notes',
  notesHint: 'Seen by partners only, never by the applicant.',
  personal: 'Personal Information',
  email: 'Email',
  phone: 'Phone',
  applied: 'Applied',
  reviewed: 'Reviewed',
  notYet: 'Not yet',
  reviewedBy: (moment: string, name: string) => `${moment} by ${name}`,
  repeatedHint: 'This address applied for the same position earlier.',
  results: 'Assessment Results',
  written: 'Writing Responses',
  why: (firm: string) => `Why do you want to join ${firm}?`,
  thoughts: (firm: string) => `What are your thoughts on ${firm}?`,
  motivation: 'Motivation Statement',
  resume: 'Resume',
  noResume: 'No resume was sent.',
  downloadResume: 'Download Resume',
} as const

/** One test of an applicant. */
export const attemptWords = {
  own: ' · this application',
  running: 'Running',
  clock: 'Time ran out',
  applicant: 'Submitted',
  answered: (answered: number, total: number) => `${count(answered)}/${count(total)} answered`,
  scored: (score: number) => `score ${count(score)}`,
} as const

/** '1 test', '3 tests'. */
export function testCount(tests: number): string {
  return plural(tests, { one: '{n} test', other: '{n} tests' })
}

export function testsStarted(tests: number): string {
  return `${testCount(tests)} started with this address`
}
