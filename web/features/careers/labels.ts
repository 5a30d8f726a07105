import type { WritingQuestion } from '../../../contract/career-application.ts'
import type { Position } from '../../../contract/career-positions.ts'
import { careerTest } from '../../../contract/career-test.ts'
import { leastWriting, resumeMegabytes } from '../../../contract/limits.ts'
import { responseDays } from '../../../contract/words/careers.ts'
import { complaintSentences } from '../../../contract/words/complaints.ts'
import { count, hoursToTenths } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

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
  emailDone: 'Email verified! Please proceed with your application.',
  infoMissing: 'Please fill in all required fields',
  infoDone: 'Information saved! Starting your assessment...',
  answerMissing: 'Please select an answer before proceeding',
  testDone: 'Assessment completed! Please answer the writing questions.',
  writingMissing: 'Please answer both questions',
  emailWrong: complaintSentences.email_wrong,
  writingShort: complaintSentences.writing_short,
  writingDone: 'Writing answers submitted! Please upload your resume.',
  resumeLarge: `File size must be less than ${resumeMegabytes}MB`,
  resumeKind: 'The resume must be a PDF, DOC or DOCX file.',
  resumeEmpty: 'This file is empty. Please choose another one.',
  resumeBroken: 'This file could not be read. Please choose it again.',
  resumeDone: 'Resume uploaded successfully!',
  sendDone: 'Application submitted successfully!',
  sendFailed: 'Failed to submit application. Please try again.',
  sendBroke: 'An error occurred. Please try again.',
} as const

/** The frame around the steps. */
export const portalWords = {
  title: 'Careers',
  titleOf: (firm: string) => `Careers · ${firm}`,
  applyTo: (firm: string) => `Apply to ${firm}`,
  /** Stands for the firm's name while the server cannot be asked. */
  firm: 'the firm',
  step: (at: number, all: number) => `Step ${count(at)} of ${count(all)}`,
  stepNamed: (step: string, name: string | undefined) => `${step}: ${name}`,
  progress: 'Progress of your application',
  steps: 'Steps',
  done: ' (done)',
  applyingAs: (email: string) => `Applying as ${email}`,
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverHint: 'What you typed is removed from this device.',
  startOverInTest:
    'What you typed is removed from this device, and the test that has begun cannot be resumed.',
  error: 'Error',
  goOn: 'Continue',
  unknownTitle: 'Your test was not found',
  startAgain: 'Start again',
} as const

/** The steps before the test. */
export const formWords = {
  emailTitle: 'Get Started',
  emailLead: 'Enter your email address. We confirm your application to it.',
  email: 'Email',
  positionLead: 'Choose the position that you apply for.',
  position: 'Position',
  requirements: 'Requirements: ',
  personalLead: `Next comes a test of ${careerTest.questions} questions. You have ${careerTest.seconds / 60} minutes for it, and its clock begins when you proceed.`,
  fullName: 'Full Name',
  phone: 'Phone',
  motivation: 'Motivation',
  motivationHint: 'Why you, and why this position.',
  required: 'Required',
  begin: 'Proceed to Assessment',
} as const

/** The test. */
export const testWords = {
  loading: 'Loading your test...',
  loadFailed: 'Your test could not be loaded',
  /** Shown where the page is not in the language of the questions. */
  questionsInEnglish: 'The questions are in English.',
  question: (at: number, all: number) => `Question ${count(at)} of ${count(all)}`,
  previous: 'Previous',
  next: 'Next Question',
  submit: 'Submit Test',
  over: 'The time is up. Your answers are being counted.',
  timeLeft: 'Time left',
  minutesLeft: (minutes: number) => plural(minutes, { one: '{n} minute left', other: '{n} minutes left' }),
} as const

/** How the answers stand. */
export const answerWords = {
  saved: 'Answers saved',
  saving: 'Saving...',
  waiting: 'Not saved yet. Trying again...',
} as const

/** The steps after the test. */
export const endWords = {
  writingLead: `Each answer needs at least ${leastWriting} characters.`,
  written: (length: number) => `Required · ${count(length)} / ${count(leastWriting)}`,
  characters: ' characters',
  resumeLead: `PDF, DOC or DOCX, up to ${resumeMegabytes}MB.`,
  resume: 'Resume',
  choose: 'Choose your resume',
  chooseAnother: 'Choose another file',
  drop: 'or drop it here',
  remove: (name: string) => `Remove ${name}`,
  kilobytes: (size: number) => `${count(size)} KB`,
  megabytes: (size: number) => `${hoursToTenths(size)} MB`,
  submit: 'Submit Application',
  submitting: 'Submitting...',
  upload: 'Upload',
  sending: 'Sending your application...',
  sendingAgain: 'The connection broke. Trying once more...',
  sentTitle: 'Application Submitted!',
  mailSent: 'A confirmation email has been sent to your address.',
  questions: 'Questions? Write to {contact}',
  another: 'Apply for another position',
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
