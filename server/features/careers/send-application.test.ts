import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, testStart, type World } from '../../kernel/testing.ts'
import * as contents from '../../platform/files/testing-contents.ts'
import { anApplication, applicant, aTest, chooses, formFor, rightOptions, sends, writing } from './testing.ts'

let world: World
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld({ FIRM_NAME: 'Rahman & Co' })
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  associate = await world.aPerson('associate', 'Farhan Kabir')
})
afterAll(() => world.end())
beforeEach(async () => {
  world.clock.set(testStart)
  await world.empty(
    'career_attempts, career_applications, files, rate_limits, activity_events, live_events, notifications',
  )
  await world.deliver()
})

const applications = () => world.rows('select * from career_applications order by created_at, id')
const storedFiles = () =>
  readdirSync(join(world.settings.DATA_DIR, 'files'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  )
/** A test that was started long enough ago to send an application with. */
async function aTestBefore(changes: Record<string, unknown> = {}) {
  const test = await aTest(world, changes)
  world.clock.advance(60_000)
  return test
}

describe('an application', () => {
  it('is made with its file, waits for review, and says nothing but that it is there', async () => {
    const test = await aTestBefore()
    const answer = await sends(world, formFor(test))
    expect(answer).toMatchObject({ status: 201, body: { success: true } })
    expect(Object.keys(answer.body)).toEqual(['success'])
    const [row] = await applications()
    expect(row).toMatchObject({
      full_name: applicant.fullName,
      email: applicant.email,
      phone: applicant.phone,
      position: 'intern',
      motivation: applicant.motivation,
      paragraph_answers: {
        whyJoinTRW: writing.whyJoinTRW.trim(),
        thoughtsOnTRW: writing.thoughtsOnTRW.trim(),
      },
      resume_file_name: 'Résumé of Tahmina.pdf',
      resume_size: contents.pdf.length,
      status: 'pending',
      notes: null,
      reviewed_by: null,
      version: 1,
    })
    expect(row?.resume_file_path).toMatch(/^[0-9a-f]{32}\.pdf$/)
    expect((await world.nobody.call('POST', '/functions/v1/resume-career-test', test)).body.is_sent).toBe(
      true,
    )
  })

  it('has the server’s score, whatever the client says it is', async () => {
    const test = await aTestBefore()
    const right = rightOptions(test)
    for (const at of [0, 1, 2]) await chooses(world, test, at + 1, right[at] ?? 0)
    await chooses(world, test, 4, ((right[3] ?? 0) + 1) % 4)
    const forged = { testScore: 25, testTotal: 25, test_score: 25, score: 25, testAnswers: right }
    expect((await sends(world, formFor(test, forged))).status).toBe(201)
    expect(await applications()).toMatchObject([{ test_score: 3, test_total: 25 }])
    // Sending it ended the test.
    expect(await chooses(world, test, 5, right[4] ?? 0)).toMatchObject({ status: 409 })
  })

  it('is scored by what was answered in time when it comes after the end', async () => {
    const test = await aTestBefore()
    await chooses(world, test, 1, rightOptions(test)[0] ?? 0)
    world.clock.set('2026-11-21T09:00:00Z')
    expect((await sends(world, formFor(test))).status).toBe(201)
    expect(await applications()).toMatchObject([{ test_score: 1 }])
  })

  it('ignores what only the server sets', async () => {
    const test = await aTestBefore()
    const forged = {
      id: '00000000-0000-7000-8000-000000000000',
      status: 'accepted',
      notes: 'hire',
      reviewed_by: partner.user_id,
      created_at: '2020-01-01T00:00:00Z',
      resume_file_path: '../../etc/passwd',
    }
    await sends(world, formFor(test, forged))
    const [row] = await applications()
    expect(row).toMatchObject({ status: 'pending', notes: null, reviewed_by: null })
    expect(row?.id).not.toBe(forged.id)
    expect(row?.created_at).toContain('2026-11-21')
    expect(row?.resume_file_path).not.toContain('passwd')
  })

  it('may come without a resume', async () => {
    const row = await anApplication(world, {}, null)
    expect(row).toMatchObject({ resume_file_path: null, resume_file_name: null, resume_size: null })
  })

  it('is one, with one file and one mail, however often it is sent at the same moment', async () => {
    const test = await aTestBefore()
    const before = storedFiles().length
    const form = formFor(test)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sends(world, form, 'one-press-of-many')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"success":true}']))
    expect(await applications()).toHaveLength(1)
    expect(await world.rows('select 1 from files')).toHaveLength(1)
    expect(storedFiles()).toHaveLength(before + 1)
    expect(await world.deliver()).toHaveLength(1)
    const received = await world.rows(
      `select 1 from activity_events where type = 'career_application.received'`,
    )
    expect(received).toHaveLength(1)
    expect(await world.rows('select 1 from notifications')).toHaveLength(1)
  })

  it('is one also when the presses have no key', async () => {
    const test = await aTestBefore()
    const before = storedFiles().length
    const answers = await Promise.all(Array.from({ length: 10 }, () => sends(world, formFor(test))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    expect(await applications()).toHaveLength(1)
    expect(storedFiles()).toHaveLength(before + 1)
  })

  it('answers its key again with the same, and another form under it not at all', async () => {
    const test = await aTestBefore()
    const form = formFor(test)
    const first = await sends(world, form, 'a-key-of-mine')
    world.clock.advance(3_600_000)
    expect((await sends(world, form, 'a-key-of-mine')).body).toEqual(first.body)
    const other = await sends(world, formFor(test, { motivation: 'Another one.' }), 'a-key-of-mine')
    expect(other).toMatchObject({ status: 422, body: { reason: 'request.key_reused' } })
    const otherFile = formFor(test, {}, { name: 'other.docx', bytes: contents.docx })
    expect((await sends(world, otherFile, 'a-key-of-mine')).status).toBe(422)
    expect(await sends(world, form, 'another-key')).toMatchObject({
      status: 409,
      body: { reason: 'careers.attempt_used' },
    })
    expect((await sends(world, form, 'short')).status).toBe(400)
    expect(await applications()).toHaveLength(1)
  })

  it('needs a test of its own device, e-mail and position', async () => {
    const test = await aTestBefore()
    const other = await aTestBefore({ email: 'other@applicants.example' })
    for (const [changes, status, reason] of [
      [{ attempt_id: undefined }, 400, 'request.invalid'],
      [{ token: undefined }, 400, 'request.invalid'],
      [{ token: other.token }, 403, 'careers.attempt_unknown'],
      [{ attempt_id: other.attempt_id }, 403, 'careers.attempt_unknown'],
      [{ attempt_id: other.attempt_id, token: other.token }, 403, 'careers.another_applicant'],
      [{ email: 'other@applicants.example' }, 403, 'careers.another_applicant'],
      [{ position: 'associate' }, 403, 'careers.another_applicant'],
    ] as const) {
      expect(await sends(world, formFor(test, changes))).toMatchObject({ status, body: { reason } })
    }
    expect(await applications()).toEqual([])
    expect(await world.deliver()).toEqual([])
  })

  it.each([
    ['email', 'tahmina'],
    ['email', ''],
    ['email', `${'a'.repeat(312)}@b.example`],
    ['email', 'a@firm.example\r\nBcc: thief@evil.example'],
    ['position', 'ceo'],
    ['phone', undefined],
    ['phone', '1\r\n2'],
    ['fullName', ''],
    ['motivation', 'x'.repeat(5001)],
    ['paragraphAnswers.whyJoinTRW', 'x'.repeat(99)],
    ['paragraphAnswers.whyJoinTRW', ' '.repeat(100)],
    ['paragraphAnswers.thoughtsOnTRW', ''],
    ['paragraphAnswers.thoughtsOnTRW', 'x'.repeat(5001)],
    ['paragraphAnswers.thoughtsOnTRW', `${'x'.repeat(120)}\0`],
  ])('refuses a wrong %s by name (%#), and nothing stays of it', async (path, value) => {
    const test = await aTestBefore()
    const before = storedFiles().length
    const [field = '', inner] = path.split('.')
    const wrong = inner ? { paragraphAnswers: { ...writing, [inner]: value } } : { [field]: value }
    const answer = await sends(world, formFor(test, wrong))
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].path).toBe(path)
    expect(await applications()).toEqual([])
    expect(await world.deliver()).toEqual([])
    expect(storedFiles()).toHaveLength(before)
    // What was typed can be sent again.
    expect((await sends(world, formFor(test))).status).toBe(201)
  })

  it.each([
    ['100 letters', 'x'.repeat(100)],
    ['100 Bangla letters with marks', 'কি'.repeat(100)],
  ])('takes an answer of %s', async (_, text) => {
    await anApplication(world, { paragraphAnswers: { whyJoinTRW: text, thoughtsOnTRW: text } })
    expect(await applications()).toHaveLength(1)
  })

  it('is refused when a machine wrote it: a hidden field, or faster than anybody can', async () => {
    const test = await aTest(world)
    const early = await sends(world, formFor(test))
    expect(early).toMatchObject({ status: 429, body: { reason: 'careers.too_fast' } })
    expect(early.headers['retry-after']).toBe('3')
    world.clock.advance(3000)
    const marked = await sends(world, formFor(test, { website: 'x' }))
    expect(marked).toMatchObject({ status: 400, body: { reason: 'careers.hidden_field' } })
    expect(await applications()).toEqual([])
    expect((await sends(world, formFor(test))).status).toBe(201)
  })

  it('is limited by address before its file is taken', async () => {
    const test = await aTestBefore()
    for (let tries = 0; tries < 3; tries += 1) await sends(world, formFor(test, { token: 'A'.repeat(43) }))
    const [count] = await world.rows(
      `select tries from rate_limits where key = 'applications from 127.0.0.1'`,
    )
    expect(count).toEqual({ tries: 3 })
    await world.rows(
      `update rate_limits set tries = 600, blocked_until = reset_at where key like 'applications%'`,
    )
    const refused = await sends(world, formFor(test))
    expect(refused).toMatchObject({ status: 429, body: { reason: 'careers.too_many_tries' } })
    expect(await applications()).toEqual([])
  })

  it('of the same e-mail and position again is a second one, marked', async () => {
    await anApplication(world)
    await anApplication(world, { email: 'TAHMINA@applicants.example' })
    await anApplication(world, { position: 'associate' })
    const { items } = (await partner.call('GET', '/rest/v1/career_applications')).body
    expect(
      items.map(({ position, is_repeated, attempts }: Record<string, unknown>) => [
        position,
        is_repeated,
        attempts,
      ]),
    ).toEqual([
      ['associate', false, 3],
      ['intern', true, 3],
      ['intern', false, 3],
    ])
    const events = await world.rows(
      `select detail ->> 'is_repeated' as repeated from activity_events
         where type = 'career_application.received' order by id`,
    )
    expect(events.map(({ repeated }) => repeated)).toEqual(['false', 'true', 'false'])
  })
})

describe('when one arrives', () => {
  it('the applicant gets one mail, with nothing in it that was typed', async () => {
    const name = 'Click http://evil.example\u202e'
    await anApplication(world, { fullName: name, position: 'junior-associate' })
    const [mail, ...others] = await world.deliver()
    expect(others).toEqual([])
    expect(mail?.to).toBe(applicant.email)
    expect(mail?.letter.subject).toBe('Your application to Rahman & Co has arrived')
    const text = JSON.stringify(mail?.letter)
    expect(text).toContain('Junior Associate')
    expect(text).toContain('5-7 business days')
    expect(text).toContain(world.settings.FIRM_EMAIL)
    expect(text).not.toContain('evil')
    expect(text).not.toContain(applicant.motivation)
  })

  it('an address gets one mail a day, however many applications name it', async () => {
    await anApplication(world)
    await anApplication(world, { position: 'associate' })
    expect(await world.deliver()).toHaveLength(1)
    world.clock.set('2026-11-22T06:05:00Z')
    await anApplication(world, { position: 'junior-associate' })
    expect(await world.deliver()).toHaveLength(1)
  })

  it('partners are told, live, and nobody else is', async () => {
    const second = await world.aPerson('partner', 'Mahbubul Alam')
    const row = await anApplication(world)
    const told = await world.rows('select user_id, type, title, message, subject_id from notifications')
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([partner.user_id, second.user_id].sort())
    expect(told[0]).toMatchObject({
      type: 'career_application',
      title: 'New application',
      message: 'Tahmina Akter applied for Legal Intern',
      subject_id: row.id,
    })
    const hints = await world.rows(
      `select topic, audience from live_events where topic = 'career_applications'`,
    )
    expect(hints).toEqual([{ topic: 'career_applications', audience: 'right' }])
    expect((await associate.call('GET', '/rest/v1/notifications')).body.items).toEqual([])
  })
})

describe('a resume', () => {
  const withFile = async (name: string, bytes: Buffer) =>
    sends(world, formFor(await aTestBefore(), {}, { name, bytes }))
  const most = 5 * 1024 * 1024
  const padded = (size: number) =>
    Buffer.concat([
      contents.pdf.subarray(0, 9),
      Buffer.alloc(size - contents.pdf.length, 0x20),
      contents.pdf.subarray(9),
    ])

  it.each([
    ['a.pdf', contents.pdf],
    ['a.PDF', contents.pdf],
    ['a.doc', contents.doc],
    ['a.docx', contents.docx],
  ])('may be %s, and partners get the same bytes under its name', async (name, bytes) => {
    expect((await withFile(name, bytes)).status).toBe(201)
    const [row] = await applications()
    const address = `/storage/v1/object/resumes/${row?.resume_file_path}`
    const answer = await world.app.http.inject({
      url: address,
      headers: { authorization: `Bearer ${partner.token}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    const [event] = await world.rows(
      `select actor_id, subject_id, detail from activity_events where type = 'career_application.resume_downloaded'`,
    )
    expect(event).toEqual({
      actor_id: partner.user_id,
      subject_id: row?.id,
      detail: { full_name: applicant.fullName, file_name: name },
    })
  })

  it('is nobody’s but the partners’', async () => {
    await withFile('a.pdf', contents.pdf)
    const [row] = await applications()
    const address = `/storage/v1/object/resumes/${row?.resume_file_path}`
    expect((await associate.call('GET', address)).status).toBe(403)
    expect((await world.nobody.call('GET', address)).status).toBe(401)
    expect((await partner.call('GET', address.replace('resumes', 'chat-files'))).status).toBe(404)
    const told = await world.rows(`select 1 from activity_events where type like '%downloaded'`)
    expect(told).toEqual([])
  })

  it.each([
    'nothing.pdf',
    '..%2f..%2fetc%2fpasswd',
    '%252e%252e',
    'a%00.pdf',
    'C%3A%5Cx',
    '%',
    'x'.repeat(300),
  ])('is not found at %s', async (path) => {
    const { status, body } = await partner.call('GET', `/storage/v1/object/resumes/${path}`)
    expect([400, 404]).toContain(status)
    expect(JSON.stringify(body)).not.toContain('root:')
  })

  it.each([
    ['svg.pdf', contents.svg],
    ['page.pdf', contents.html],
    ['program.docx', contents.exe],
    ['macros.docx', contents.docm],
    ['hidden-macros.docx', contents.hiddenMacros],
    ['sheet.docx', contents.xlsx],
    ['other.doc', contents.otherCompound],
    ['picture.pdf', contents.png],
    ['page-inside.pdf', Buffer.concat([contents.pdf, Buffer.from('<script>alert(1)</script>')])],
    ['archive-behind.pdf', Buffer.concat([contents.pdf, contents.zip({ 'x.class': 'x' })])],
    ['empty.pdf', Buffer.alloc(0)],
  ])('is refused as %s, and nothing is stored', async (name, bytes) => {
    const before = storedFiles().length
    expect((await withFile(name, bytes)).status).toBe(400)
    expect([await applications(), await world.rows('select 1 from files')]).toEqual([[], []])
    expect(storedFiles()).toHaveLength(before)
  })

  it.each(['a.png', 'a.svg', 'a.docm', 'a.pdf.exe', 'pdf', '.pdf', 'a.pdf '])(
    'is refused by its name %j',
    async (name) => {
      expect(await withFile(name, contents.pdf)).toMatchObject({
        status: 400,
        body: { reason: 'careers.resume_kind', fields: [{ path: 'resume' }] },
      })
    },
  )

  it('may have a byte less than 5 MB, and no more', async () => {
    expect((await withFile('a.pdf', padded(most - 1))).status).toBe(201)
    const before = storedFiles().length
    for (const size of [most, most + 1]) {
      expect(await withFile('a.pdf', padded(size))).toMatchObject({
        status: 413,
        body: { reason: 'careers.resume_too_large', message: 'File size must be less than 5MB' },
      })
    }
    expect(storedFiles()).toHaveLength(before)
  })

  it.each([
    ['../../x.pdf', 'x.pdf'],
    ['C:\\x.pdf', 'x.pdf'],
    ['\u202egpj.pdf', 'gpj.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(196)}.pdf`],
  ])('named %j is kept under a name of ours and shown as text', async (name, shown) => {
    expect((await withFile(name, contents.pdf)).status).toBe(201)
    expect(await applications()).toMatchObject([{ resume_file_name: shown }])
    for (const { name: stored } of storedFiles()) expect(stored).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is never a row without its file: a form that breaks off leaves nothing', async () => {
    const test = await aTestBefore()
    const before = storedFiles().length
    const { payload, headers } = formFor(test)
    const answer = await sends(world, { payload: payload.subarray(0, payload.length / 2), headers })
    expect(answer.status).toBe(400)
    expect([await applications(), await world.rows('select 1 from files')]).toEqual([[], []])
    expect(storedFiles()).toHaveLength(before)
  })

  it('takes nothing that is no form', async () => {
    const answer = await world.nobody.call('POST', '/functions/v1/send-career-application', applicant)
    expect(answer.status).toBe(415)
  })
})
