/** What one may apply for, as it is stored. */
export const positions = ['intern', 'junior-associate', 'associate'] as const
export type Position = (typeof positions)[number]

export const positionLabels: Readonly<Record<Position, string>> = {
  intern: 'Legal Intern',
  'junior-associate': 'Junior Associate',
  associate: 'Associate',
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

/** What a reviewer may set, from any to any; a new application is pending. */
export const applicationStatuses = ['pending', 'reviewing', 'interview', 'accepted', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The test: 25 questions in half an hour, 10 of the bank's general ones and 15 of those on criminal law. */
export const careerTest = {
  seconds: 1800,
  /** An answer on its way when the time is up still counts for so long. */
  graceSeconds: 5,
  questions: 25,
  fromCriminalLaw: 15,
  fromGeneralAnalysis: 10,
  options: 4,
} as const

/** The writing questions, by the key under which their answers travel. */
export const writingQuestions = ['whyJoinTRW', 'thoughtsOnTRW'] as const
export type WritingQuestion = (typeof writingQuestions)[number]

/** Characters, as people count them, that each written answer needs. */
export const leastWriting = 100

/** What the resume may be; it must be smaller than `bytes`. */
export const resumeLimits = {
  bytes: 5 * 1024 * 1024,
  endings: ['pdf', 'doc', 'docx'],
  file_name: 200,
} as const

/** Days in which the firm promises to be in touch. */
export const responseDays = '5-7 business days'
