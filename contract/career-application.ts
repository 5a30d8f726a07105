import { resumeMegabytes } from './limits.ts'

/** What a reviewer may set, from any to any; a new application is pending. */
export const applicationStatuses = ['pending', 'reviewing', 'interview', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The writing questions, by the key under which their answers travel. */
export const writingQuestions = ['whyJoinTRW', 'thoughtsOnTRW'] as const
export type WritingQuestion = (typeof writingQuestions)[number]

/** What the resume may be; it must be smaller than `bytes`. */
export const resumeLimits = {
  bytes: resumeMegabytes * 1024 * 1024,
  endings: ['pdf', 'doc', 'docx'],
  file_name: 200,
} as const
