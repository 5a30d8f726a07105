import { v7 as uuidv7 } from 'uuid'
import type { TestAttempt } from '../../../contract/careers.ts'
import type { Answer, Caller, World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'
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
    expects: { owner: '', colleague: '', partner: 'r', stranger: '', system: 'rcud' },
    seed: async (world) => {
      const id = uuidv7()
      await world.rows(attempt(id))
      return { row: `id = '${id}'`, create: () => attempt(uuidv7()), change: 'score = null' }
    },
  },
  {
    table: 'career_applications',
    // The public has no way to the table: applications come through the product's own call.
    expects: { owner: '', colleague: '', partner: 'ru', stranger: '', system: 'rc' },
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
