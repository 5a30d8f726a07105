import { v7 as uuidv7 } from 'uuid'
import type { TestAttempt } from '../../../contract/careers.ts'
import type { Answer, Caller, World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'
import * as contents from '../../platform/files/testing-contents.ts'
import { questionBank } from './data/question-bank.ts'

export const applicant = {
  fullName: 'Tahmina Akter',
  email: 'tahmina@applicants.example',
  phone: '+880 1711 000000',
  position: 'intern',
  motivation: 'I want to learn criminal practice where it is practised.',
}

/** A test started through the front door, as a browser would. */
export async function aTest(
  world: World,
  changes: Record<string, unknown> = {},
  who: Caller = world.nobody,
): Promise<TestAttempt> {
  const answer = await who.call('POST', '/functions/v1/start-career-test', { ...applicant, ...changes })
  if (answer.status !== 201) throw new Error(`no test: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Chooses an option of a test's question. */
export function chooses(
  world: World,
  test: TestAttempt,
  question_id: number,
  option_id: number,
): Promise<Answer> {
  const { attempt_id, token } = test
  const body = { attempt_id, token, question_id, option_id }
  return world.nobody.call('PUT', '/functions/v1/career-test-answer', body)
}

export const writing = {
  whyJoinTRW: 'I have read its judgments since my second year. '.repeat(4),
  thoughtsOnTRW: 'তাদের কাজ আমাকে শিখিয়েছে আইন মানুষের জন্য। '.repeat(5),
}

export interface SentFile {
  name: string
  bytes: Buffer
}

/** The form of an application with a test's attempt; `file` null sends none. */
export function formFor(
  test: TestAttempt,
  changes: Record<string, unknown> = {},
  file: SentFile | null = { name: 'Résumé of Tahmina.pdf', bytes: contents.pdf },
) {
  const { attempt_id, token } = test
  const data = { ...applicant, attempt_id, token, paragraphAnswers: writing, ...changes }
  return contents.formOf([
    { name: 'applicationData', content: JSON.stringify(data) },
    ...(file ? [{ name: 'resume', file_name: file.name, content: file.bytes }] : []),
  ])
}

/** Sends a form, as a browser would. */
export function sends(
  world: World,
  form: { payload: Buffer; headers: Record<string, string> },
  key?: string,
): Promise<Answer> {
  const headers = { ...form.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  return world.nobody.call('POST', '/functions/v1/send-career-application', form.payload, headers)
}

/** A test and its application, sent a minute later; answers what a privileged reader finds of it. */
export async function anApplication(
  world: World,
  changes: Record<string, unknown> = {},
  file?: SentFile | null,
) {
  const { email = applicant.email, position = applicant.position } = changes
  const test = await aTest(world, { email, position })
  world.clock.advance(60_000)
  const answer = await sends(world, formFor(test, changes, file))
  if (answer.status !== 201)
    throw new Error(`no application: ${answer.status} ${JSON.stringify(answer.body)}`)
  const [row] = await world.rows('select * from career_applications where attempt_id = $1', [test.attempt_id])
  if (!row) throw new Error('the application is not there')
  return row
}

/** Which option of each question is right, by the text that the browser was shown. */
export function rightOptions(test: TestAttempt): number[] {
  const bank = [...questionBank.values()]
  return test.questions.map(({ question, options }) => {
    const known = bank.find((one) => one.question === question)
    return options.findIndex(({ text }) => text === known?.options[known.right])
  })
}

const attempt = (id: string) =>
  `insert into career_attempts (id, token_hash, email, position, questions, answers, started_at, ends_at, total)
     values ('${id}', decode(replace('${id}', '-', ''), 'hex'), 'a@b.example', 'intern', '[]', '{null}', now(),
       now() + interval '30 minutes', 1)`

const application = (id: string, attempt_id: string) =>
  `insert into career_applications (id, attempt_id, full_name, email, phone, position, motivation, test_score,
       test_total, paragraph_answers, form_hash, created_at, updated_at)
     values ('${id}', '${attempt_id}', 'A', 'a@b.example', '1', 'intern', 'x', 0, 1,
       '{"whyJoinTRW": "x", "thoughtsOnTRW": "x"}', '', now(), now())`

export const rightsOfCareers: readonly RightsLine[] = [
  {
    table: 'career_attempts',
    expects: { right: 'applications', owner: '', colleague: '', partner: 'r', stranger: '', system: 'rcud' },
    seed: async (world) => {
      const id = uuidv7()
      await world.rows(attempt(id))
      return { row: `id = '${id}'`, create: () => attempt(uuidv7()), change: 'score = null' }
    },
  },
  {
    table: 'career_applications',
    // The public has no way to the table: applications come through the product's own call.
    expects: { right: 'applications', owner: '', colleague: '', partner: 'ru', stranger: '', system: 'rc' },
    seed: async (world) => {
      const [id, taken, free] = [uuidv7(), uuidv7(), uuidv7()]
      await world.rows(attempt(taken))
      await world.rows(attempt(free))
      await world.rows(application(id, taken))
      const change = `status = 'accepted', reviewed_by = app_user_id(), reviewed_at = now()`
      return { row: `id = '${id}'`, create: () => application(uuidv7(), free), change }
    },
  },
]
