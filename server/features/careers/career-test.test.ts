import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, testStart, type World } from '../../kernel/testing.ts'
import { questionBank } from './data/question-bank.ts'
import { anApplication, applicant, aTest, chooses, rightOptions } from './testing.ts'

const functions = '/functions/v1'
let world: World

beforeAll(async () => {
  world = await aWorld({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => world.end())
beforeEach(async () => {
  world.clock.set(testStart)
  await world.empty('career_attempts, career_applications, rate_limits')
})

const start = (changes: Record<string, unknown> = {}) =>
  world.nobody.call('POST', `${functions}/start-career-test`, { ...applicant, ...changes })
const ask = (name: string, { attempt_id, token }: { attempt_id: string; token: string }) =>
  world.nobody.call('POST', `${functions}/${name}-career-test`, { attempt_id, token })
const stored = async () => (await world.rows('select * from career_attempts order by started_at, id'))[0]
const token = (letter: string) => letter.repeat(43)

describe('a test', () => {
  it('is started by anybody, runs half an hour and has 25 questions of four options', async () => {
    const test = await aTest(world)
    expect(test).toMatchObject({
      position: 'intern',
      started_at: '2026-11-21T06:00:00Z',
      now: testStart,
      ends_at: '2026-11-21T06:30:00Z',
      finished_at: null,
      is_sent: false,
      answers: [],
    })
    expect(test.questions).toHaveLength(25)
    for (const { options } of test.questions) expect(options.map(({ id }) => id)).toEqual([0, 1, 2, 3])
    expect(await stored()).toMatchObject({ email: applicant.email, position: 'intern', score: null })
  })

  it('is bound to its device: the token opens it, and nothing else does', async () => {
    const test = await aTest(world)
    const other = await aTest(world, { email: 'other@applicants.example' })
    for (const wrong of [
      { ...test, token: other.token },
      { ...test, token: token('A') },
      { ...test, attempt_id: other.attempt_id },
      { ...test, attempt_id: '00000000-0000-7000-8000-000000000000' },
    ]) {
      for (const name of ['resume', 'finish']) {
        const refused = await ask(name, wrong)
        expect(refused).toMatchObject({ status: 403, body: { reason: 'careers.attempt_unknown' } })
        expect(JSON.stringify(refused.body)).not.toContain(test.questions[0]?.question)
      }
      expect((await chooses(world, wrong, 1, 0)).status).toBe(403)
    }
    expect((await ask('resume', { ...test, token: 'short' })).status).toBe(400)
    expect((await stored())?.finished_at).toBeNull()
    // Whoever reads the database finds no token in it.
    expect(JSON.stringify(await world.rows('select * from career_attempts'))).not.toContain(test.token)
  })

  it('goes on after a reload with the time that is left, the same order and what was answered', async () => {
    const test = await aTest(world)
    await chooses(world, test, 3, 2)
    await chooses(world, test, 25, 0)
    await chooses(world, test, 3, 1)
    world.clock.set('2026-11-21T06:10:00.000Z')
    const again = (await ask('resume', test)).body
    expect(again).toEqual({
      ...test,
      now: '2026-11-21T06:10:00.000Z',
      answers: [
        { question_id: 3, option_id: 1 },
        { question_id: 25, option_id: 0 },
      ],
    })
  })

  it('is the same one when a start is repeated with the device’s token, also at the same moment', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => start({ token: token('d') })))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(many.map(({ body }) => body.attempt_id)).size).toBe(1)
    expect(await world.rows('select 1 from career_attempts')).toHaveLength(1)
    const other = await start({ token: token('d'), email: 'thief@applicants.example' })
    expect(other).toMatchObject({ status: 403, body: { reason: 'careers.another_applicant' } })
    expect((await start({ token: token('d'), position: 'associate' })).status).toBe(403)
  })

  it('is scored by the server when it is finished, which says nothing of the score', async () => {
    const test = await aTest(world)
    const right = rightOptions(test)
    for (const [at, option] of right.entries()) {
      // 20 right ones, 3 wrong ones, 2 left open.
      if (at < 23) await chooses(world, test, at + 1, at < 20 ? option : (option + 1) % 4)
    }
    world.clock.set('2026-11-21T06:20:00.000Z')
    const finished = await ask('finish', test)
    expect(finished).toMatchObject({ status: 200, body: { finished_at: '2026-11-21T06:20:00Z' } })
    expect(Object.keys(finished.body)).toEqual(['finished_at'])
    expect(await stored()).toMatchObject({ score: 20, total: 25, ended_by: 'applicant' })
    // The lost answer asked for again is the same; nothing can be changed or seen any more.
    world.clock.set('2026-11-21T06:21:00.000Z')
    expect((await ask('finish', test)).body).toEqual(finished.body)
    expect(await chooses(world, test, 1, 0)).toMatchObject({
      status: 409,
      body: { reason: 'careers.test_finished' },
    })
    const seen = (await ask('resume', test)).body
    expect(seen).toMatchObject({ finished_at: '2026-11-21T06:20:00Z', questions: [], answers: [] })
    expect((await stored())?.score).toBe(20)
  })

  it('ends by the server’s clock: an answer counts until five seconds after, and no later', async () => {
    const test = await aTest(world)
    const right = rightOptions(test)
    world.clock.set('2026-11-21T06:29:59.999Z')
    expect((await chooses(world, test, 1, right[0] ?? 0)).status).toBe(200)
    world.clock.set('2026-11-21T06:30:05.000Z')
    expect((await chooses(world, test, 2, right[1] ?? 0)).status).toBe(200)
    world.clock.set('2026-11-21T06:30:05.001Z')
    const late = await chooses(world, test, 3, right[2] ?? 0)
    expect(late).toMatchObject({ status: 422, body: { reason: 'careers.time_is_up' } })
    const seen = (await ask('resume', test)).body
    expect(seen).toMatchObject({ finished_at: '2026-11-21T06:30:00Z', questions: [] })
    expect(await stored()).toMatchObject({ score: 2, ended_by: 'clock' })
    expect((await chooses(world, test, 3, 0)).body.reason).toBe('careers.time_is_up')
  })

  it('is ended and scored by a job when the applicant does not come back, once', async () => {
    const test = await aTest(world)
    await chooses(world, test, 1, rightOptions(test)[0] ?? 0)
    const job = world.app.jobs.find(({ name }) => name === 'end-career-tests')
    world.clock.set('2026-11-21T06:30:05.000Z')
    await job?.work({}, { id: 'x', attempt: 1 })
    expect((await stored())?.finished_at).toBeNull()
    world.clock.set('2026-11-21T07:00:00.000Z')
    await job?.work({}, { id: 'x', attempt: 1 })
    await job?.work({}, { id: 'x', attempt: 1 })
    expect(await stored()).toMatchObject({
      score: 1,
      ended_by: 'clock',
      finished_at: '2026-11-21T06:30:00Z',
    })
  })

  it('is forgotten after 90 days when nothing came of it, and kept with its application', async () => {
    const { attempt_id } = await anApplication(world, { email: 'kept@applicants.example' }, null)
    world.clock.set(testStart)
    await aTest(world)
    const job = world.app.jobs.find(({ name }) => name === 'purge-career-tests')
    world.clock.set('2027-02-19T05:59:00.000Z')
    await job?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select 1 from career_attempts')).toHaveLength(2)
    world.clock.set('2027-02-19T06:00:01.000Z')
    await job?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select id from career_attempts')).toEqual([{ id: attempt_id }])
  })

  it('never says which option is right, why, or what else might have been asked', async () => {
    const test = await aTest(world)
    const said = JSON.stringify([
      test,
      (await ask('resume', test)).body,
      (await chooses(world, test, 1, 0)).body,
      (await ask('finish', test)).body,
    ])
    const asked = new Set(test.questions.map(({ question }) => question))
    for (const { explanation, question, id, source } of questionBank.values()) {
      expect(said).not.toContain(explanation)
      expect(said).not.toContain(`"${id}"`)
      if (source) expect(said).not.toContain(source)
      if (!asked.has(question)) expect(said).not.toContain(question)
    }
    expect(said).not.toMatch(/correct|right"|score|explanation/i)
  })
})

describe('starting a test', () => {
  it.each([
    ['email', 'tahmina'],
    ['email', ''],
    ['email', ' '],
    ['email', `${'a'.repeat(310)}@firm.example`],
    ['email', 'a@firm.example\r\nBcc: thief@evil.example'],
    ['email', `${'İ'.repeat(200)}@firm.example`],
    ['email', undefined],
    ['position', 'ceo'],
    ['position', undefined],
    ['phone', ''],
    ['phone', undefined],
    ['phone', '1'.repeat(41)],
    ['phone', '1\r\n2'],
    ['fullName', ' '],
    ['fullName', '\u200b'],
    ['fullName', 'x'.repeat(201)],
    ['fullName', 'a\0b'],
    ['motivation', ' '],
    ['motivation', '\u200b\u2060'],
    ['phone', '\u200b'],
    ['motivation', 'x'.repeat(5001)],
    ['token', 'guess'],
  ])('refuses a wrong %s by name (%#)', async (field, value) => {
    const answer = await start({ [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].path).toBe(field)
    expect(await world.rows('select 1 from career_attempts')).toEqual([])
  })

  it.each(['a@b', 'a@', '@', 'a@ফার্ম.example', 'İ@firm.example', 'a b@firm.example, c@firm.example'])(
    'takes %j for an e-mail: it holds an @',
    async (email) => {
      expect((await start({ email: ` ${email} ` })).status).toBe(201)
      expect(await world.rows('select email from career_attempts')).toEqual([{ email: email.toLowerCase() }])
    },
  )

  it('refuses what only a machine fills in', async () => {
    const answer = await start({ website: 'http://spam.example' })
    expect(answer).toMatchObject({ status: 400, body: { reason: 'careers.hidden_field' } })
    expect(await world.rows('select 1 from career_attempts')).toEqual([])
  })

  it('answers alike for an e-mail that is known and one that is not', async () => {
    await aTest(world, { email: 'known@applicants.example' })
    const shape = async (email: string) => {
      const { status, body } = await start({ email })
      return [status, Object.keys(body), body.questions.length, body.is_sent, body.answers]
    }
    const unknown = await shape('unknown@applicants.example')
    for (const email of ['known@applicants.example', ' KNOWN@applicants.example ']) {
      expect(await shape(email)).toEqual(unknown)
    }
  })

  it('is limited by e-mail, however it is written, and nobody else is held up', async () => {
    for (let at = 0; at < 10; at += 1) await aTest(world)
    const refused = await start({ email: ' TAHMINA@applicants.example ' })
    expect(refused).toMatchObject({ status: 429, body: { reason: 'careers.too_many_tries' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await start({ email: 'other@applicants.example' })).status).toBe(201)
    expect(await world.rows('select 1 from career_attempts')).toHaveLength(11)
  })

  it('is not used up by somebody elsewhere who types the same e-mail', async () => {
    const call = (from: string) =>
      world.nobody.call('POST', `${functions}/start-career-test`, applicant, { 'x-forwarded-for': from })
    for (let at = 0; at < 10; at += 1) expect((await call('198.51.100.7')).status).toBe(201)
    expect((await call('198.51.100.7')).status).toBe(429)
    expect((await call('203.0.113.9')).status).toBe(201)
  })

  it('counts once when it is repeated with the device’s token, also at the same moment', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => start({ token: token('e') })))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await world.rows('select distinct tries from rate_limits')).toEqual([{ tries: 1 }])
  })

  it('is limited by address', async () => {
    await world.rows(
      `insert into rate_limits (key, tries, reset_at, blocked_until)
         values ('career tests from 127.0.0.1', 600, $1, $1)`,
      ['2026-11-21T06:30:00Z'],
    )
    expect(await start()).toMatchObject({ status: 429, body: { reason: 'careers.too_many_tries' } })
  })

  it.each([
    [0, 0],
    [26, 0],
    [1, 4],
    [1, -1],
    [1.5, 0],
    ['1', 0],
  ])('takes no answer to question %j, option %j', async (question, option) => {
    const test = await aTest(world)
    expect((await chooses(world, test, question as number, option as number)).status).toBe(400)
  })
})
