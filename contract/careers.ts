import * as z from 'zod/mini'
import { applicationStatuses, resumeLimits } from './career-application.ts'
import { positions } from './career-positions.ts'
import { isDetailed } from './career-rules.ts'
import { careerTest } from './career-test.ts'
import { complaint, sentence } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { resumeMegabytes } from './limits.ts'
import { named } from './people.ts'

export const applicantLimits = {
  full_name: 200,
  email: 320,
  phone: 40,
  motivation: 5000,
  answer: 5000,
  notes: 5000,
}

/** The topic under which open screens hear of applications. */
export const applicationsTopic = 'career_applications'
/** The type of the notice that partners get of a new application. */
export const applicationNotice = 'career_application'

const emailWrong = sentence('email_wrong')

/** One line with an '@' in it, and no more is asked of it: whether mail reaches it shows when the mail goes out. */
export const applicantEmail = z.string(emailWrong).check(
  z.trim(),
  // It is stored in small letters, of which some are written with more characters.
  z.refine((text) => text.toLowerCase().length <= applicantLimits.email, emailWrong),
  z.refine((text) => text.includes('@') && !f.hasControlCharacters(text), emailWrong),
)

const position = z.enum(positions, complaint('one_of_the_positions'))
const detailed = f
  .paragraphs(applicantLimits.answer, 1)
  .check(z.refine(isDetailed, sentence('writing_short')))
/** People do not see this field; what fills it in is a machine. */
const hidden = z._default(z.string(), '')

const applicant = {
  fullName: f.line(applicantLimits.full_name, 1),
  email: applicantEmail,
  phone: f.phone(applicantLimits.phone),
  position,
  motivation: f.paragraphs(applicantLimits.motivation, 1),
  website: hidden,
}

/** 32 random bytes as base64url: whoever has it is the device on which the test was started. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, complaint('base64url')))
const attempt = { attempt_id: f.id, token }

/** A question and its options in the order of this attempt; which one is right stays with the server. */
export const testQuestion = z.object({
  /** Its place in this attempt, from 1. */
  id: z.int(),
  question: z.string(),
  options: z.array(z.object({ id: z.int(), text: z.string() })),
})
export type TestQuestion = z.infer<typeof testQuestion>

export const testAttempt = z.object({
  ...attempt,
  position,
  started_at: f.moment,
  ends_at: f.moment,
  /** The server's clock as it answers, by which the time left is counted. */
  now: f.moment,
  /** Set once the test has ended, by button or clock; then there are no questions any more. */
  finished_at: z.nullable(f.moment),
  /** An application was sent with it. */
  is_sent: z.boolean(),
  questions: z.array(testQuestion),
  /** What was answered so far. */
  answers: z.array(z.object({ question_id: z.int(), option_id: z.int() })),
})
export type TestAttempt = z.infer<typeof testAttempt>

const tries = 'careers.too_many_tries'

/** What an applicant says of themselves. */
export const applicantDraft = z.object({
  ...applicant,
  /** Made by the device and kept there before it calls; left out, the server makes one. */
  token: z.optional(token),
})
export type ApplicantDraft = z.input<typeof applicantDraft>

export const startTest = endpoint({
  method: 'POST',
  path: '/functions/v1/start-career-test',
  summary:
    'Starts the test of an applicant, or answers the attempt that was started with the same token, so that a lost answer costs nothing',
  access: 'public',
  body: applicantDraft,
  reply: testAttempt,
  refuses: ['careers.hidden_field', 'careers.another_applicant', tries],
  creates: 'a secret',
})
export const resumeTest = endpoint({
  method: 'POST',
  path: '/functions/v1/resume-career-test',
  summary: 'The attempt of this device as it stands, with the time that is left',
  access: 'public',
  body: z.object(attempt),
  reply: testAttempt,
  refuses: ['careers.attempt_unknown', tries],
})

export const answerQuestion = endpoint({
  method: 'PUT',
  path: '/functions/v1/career-test-answer',
  summary: 'Keeps the answer to one question; it can be changed until the test ends',
  access: 'public',
  body: z.object({
    ...attempt,
    question_id: z.int().check(z.gte(1), z.lte(careerTest.questions)),
    option_id: z.int().check(z.gte(0), z.lt(careerTest.options)),
  }),
  reply: z.object({ ends_at: f.moment, now: f.moment }),
  refuses: ['careers.attempt_unknown', 'careers.time_is_up', 'careers.test_finished', tries],
})

export const finishTest = endpoint({
  method: 'POST',
  path: '/functions/v1/finish-career-test',
  summary: 'Ends the test; the server scores it and says nothing about it. Again: the same answer',
  access: 'public',
  body: z.object(attempt),
  reply: z.object({ finished_at: f.moment }),
  refuses: ['careers.attempt_unknown', tries],
})

/** The JSON part of an application. Scores that a client sends are not read. */
export const applicationData = z.object({
  ...applicant,
  ...attempt,
  paragraphAnswers: z.object({ whyJoinTRW: detailed, thoughtsOnTRW: detailed }),
})
export type ApplicationData = z.input<typeof applicationData>

/** The names of the form's parts. */
export const applicationParts = { data: 'applicationData', file: 'resume' } as const

export const sendApplication = endpoint({
  method: 'POST',
  path: '/functions/v1/send-career-application',
  summary: `Sends an application, as multipart/form-data: \`applicationData\` (JSON, described here) and \`resume\` (${resumeLimits.endings.join(', ')}; under ${resumeMegabytes} MB). One attempt makes one application`,
  access: 'public',
  body: applicationData,
  form: applicationParts,
  reply: z.object({ success: z.literal(true) }),
  refuses: [
    'request.key_reused',
    'careers.hidden_field',
    'careers.attempt_unknown',
    'careers.another_applicant',
    'careers.attempt_used',
    'careers.resume_too_large',
    'careers.resume_kind',
    'files.content',
    'files.empty',
    'files.cut_off',
    'files.no_room',
    'files.store_away',
    'files.not_a_form',
    'careers.too_fast',
    tries,
  ],
  creates: true,
})

const status = z.enum(applicationStatuses, sentence('status_missing'))

export const careerApplication = z.object({
  id: f.id,
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  position,
  motivation: z.string(),
  test_score: z.int(),
  test_total: z.int(),
  paragraph_answers: z.object({ whyJoinTRW: z.string(), thoughtsOnTRW: z.string() }),
  resume_file_path: z.nullable(z.string()),
  resume_file_name: z.nullable(z.string()),
  /** Bytes. */
  resume_size: z.nullable(z.int()),
  status,
  notes: z.nullable(z.string()),
  reviewed_by: z.nullable(f.id),
  reviewed_at: z.nullable(f.moment),
  /** Who reviewed it last. */
  reviewer: z.nullable(named),
  /** The same e-mail applied for the same position before. */
  is_repeated: z.boolean(),
  /** Tests that were started with this e-mail, for any position. */
  attempts: z.int(),
  created_at: f.moment,
  version: f.version,
})
export type CareerApplication = z.infer<typeof careerApplication>

/** One test of an applicant, for the reviewer. */
export const reviewedAttempt = z.object({
  id: f.id,
  position,
  started_at: f.moment,
  /** Null while it runs. */
  finished_at: z.nullable(f.moment),
  /** Who ended it: the applicant, or the clock. */
  ended_by: z.nullable(z.enum(['applicant', 'clock'])),
  answered: z.int(),
  score: z.nullable(z.int()),
  total: z.int(),
  /** The application that was sent with it. */
  application_id: z.nullable(f.id),
})
export type ReviewedAttempt = z.infer<typeof reviewedAttempt>

const table = '/rest/v1/career_applications'
const one = z.object({ id: f.id })

export const applicationFilters = z.object({
  status: z.optional(status),
  position: z.optional(position),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, complaint('most_characters', { most: 200 })))),
})
export type ApplicationFilters = z.infer<typeof applicationFilters>

export const listApplications = endpoint({
  method: 'GET',
  path: table,
  summary: 'The applications, newest first; `q` finds names, e-mails and phone numbers',
  access: 'applications',
  query: z.extend(applicationFilters, paging),
  reply: pageOf(careerApplication),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const countApplications = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/count_career_applications',
  summary: 'How many applications there are, by status',
  access: 'applications',
  reply: z.object({
    pending: z.int(),
    reviewing: z.int(),
    interview: z.int(),
    accepted: z.int(),
    rejected: z.int(),
    total: z.int(),
  }),
  refuses: [],
})
export type ApplicationCounts = z.infer<typeof countApplications.reply>

export const getApplication = endpoint({
  method: 'GET',
  path: `${table}/:id`,
  summary: 'One application',
  access: 'applications',
  params: one,
  reply: careerApplication,
  refuses: ['row.not_found'],
})

export const listAttempts = endpoint({
  method: 'GET',
  path: `${table}/:id/attempts`,
  summary: 'Every test that was started with the e-mail of an application, newest first',
  access: 'applications',
  params: one,
  query: z.object(paging),
  reply: pageOf(reviewedAttempt),
  refuses: ['row.not_found'],
})

export const review = z.object({
  status,
  /** Left out, the notes stay as they are. */
  notes: z.optional(z.nullable(f.paragraphs(applicantLimits.notes))),
  version: f.version,
})
export type Review = z.input<typeof review>

export const reviewApplication = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Sets status and notes, made on `version`; the server notes who reviewed it and when',
  access: 'applications',
  params: one,
  body: review,
  reply: careerApplication,
  refuses: ['row.not_found', 'request.stale_version'],
})
/** Answers bytes, always as an attachment under the name that the applicant gave. */
export const downloadResume = endpoint({
  method: 'GET',
  path: '/storage/v1/object/resumes/:path',
  summary: 'The resume of an application, by its `resume_file_path`, as an attachment',
  access: 'applications',
  params: z.object({ path: z.string().check(z.maxLength(200)) }),
  refuses: ['row.not_found', 'files.store_away'],
})
