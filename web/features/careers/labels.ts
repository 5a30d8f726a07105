import type { WritingQuestion } from '../../../contract/career-application.ts'
import type { Position } from '../../../contract/career-positions.ts'
import { resumeMegabytes } from '../../../contract/limits.ts'
import { responseDays, writingShort } from '../../../contract/words/careers.ts'

/** The seven steps by their names, in their order. */
export const stepNames = [
  'Email Verification',
  'Position Selection',
  'Personal Information',
  'Critical Analysis Test',
  'Writing Questions',
  'Resume Upload',
  'Complete',
] as const

/** What happens on the way, word for word (specification: careers 2, careers 10). */
export const said = {
  emailWrong: 'Please enter a valid email address',
  emailDone: 'Email verified! Please proceed with your application.',
  infoMissing: 'Please fill in all required fields',
  infoDone: 'Information saved! Starting your assessment...',
  answerMissing: 'Please select an answer before proceeding',
  testDone: 'Assessment completed! Please answer the writing questions.',
  writingMissing: 'Please answer both questions',
  writingShort,
  writingDone: 'Writing answers submitted! Please upload your resume.',
  resumeLarge: `File size must be less than ${resumeMegabytes}MB`,
  resumeKind: 'The resume must be a PDF, DOC or DOCX file.',
  resumeEmpty: 'This file is empty. Please choose another one.',
  resumeDone: 'Resume uploaded successfully!',
  sendDone: 'Application submitted successfully!',
  sendFailed: 'Failed to submit application. Please try again.',
  sendBroke: 'An error occurred. Please try again.',
} as const

/** What is asked in writing. */
export const writingLabel: Readonly<Record<WritingQuestion, (firm: string) => string>> = {
  whyJoinTRW: (firm) => `Why do you want to join ${firm}?`,
  thoughtsOnTRW: (firm) => `What are your thoughts on ${firm}?`,
}

/** None is promised to an associate. */
export const salaryLabels: Readonly<Record<Position, string | null>> = {
  intern: 'BDT 12,000 stipend',
  'junior-associate': 'BDT 15,000-20,000',
  associate: null,
}

export const requirements: Readonly<Record<Position, readonly string[]>> = {
  intern: ['Law school enrolment', 'Analytical skills', 'Written communication'],
  'junior-associate': ['Recent graduate with 0-2 years', 'Preferably bar admission'],
  associate: ['3-5 years', 'Bar admission', 'Preferably specialized expertise'],
}

/** What is promised at the end. */
export const promise = `We will contact you within ${responseDays}.`
