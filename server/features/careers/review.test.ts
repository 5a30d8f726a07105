import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, testStart, type World } from '../../kernel/testing.ts'
import { anApplication, applicant, aTest, chooses, rightOptions, writing } from './testing.ts'

const table = '/rest/v1/career_applications'
let world: World
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  associate = await world.aPerson('associate', 'Farhan Kabir')
})
afterAll(() => world.end())
beforeEach(async () => {
  world.clock.set(testStart)
  await world.empty(
    'career_attempts, career_applications, files, rate_limits, activity_events, live_events, notifications',
  )
})

const of = (name: string) => `${name}@applicants.example`
const review = (id: unknown, body: object, who = partner) => who.call('PATCH', `${table}/${id}`, body)

describe('applications', () => {
  it('are the partners’: an associate and a stranger see nothing of them and change nothing', async () => {
    const { id } = await anApplication(world)
    const calls = [
      ['GET', table],
      ['GET', `${table}?limit=1&status=pending`],
      ['GET', `${table}/${id}`],
      ['GET', `${table}/${id}/attempts`],
      ['GET', '/rest/v1/rpc/count_career_applications'],
      ['PATCH', `${table}/${id}`, { status: 'accepted', version: 1 }],
    ] as const
    for (const [method, path, body] of calls) {
      const refused = await associate.call(method, path, body)
      expect(refused, path).toMatchObject({ status: 403, body: { reason: 'rights.partners_only' } })
      expect(JSON.stringify(refused.body)).not.toContain('ahmina')
      expect((await world.nobody.call(method, path, body)).status, path).toBe(401)
    }
    for (const method of ['POST', 'DELETE', 'PUT'] as const) {
      expect([404, 405]).toContain((await partner.call(method, `${table}/${id}`, {})).status)
    }
    expect(await world.rows('select status, version from career_applications')).toEqual([
      { status: 'pending', version: 1 },
    ])
  })

  it('are shown whole, newest first, with who reviewed and what the test came to', async () => {
    const row = await anApplication(world)
    const { items, next } = (await partner.call('GET', table)).body
    expect(next).toBeNull()
    expect(items).toEqual([
      {
        id: row.id,
        full_name: applicant.fullName,
        email: applicant.email,
        phone: applicant.phone,
        position: 'intern',
        motivation: applicant.motivation,
        test_score: 0,
        test_total: 25,
        paragraph_answers: {
          whyJoinTRW: writing.whyJoinTRW.trim(),
          thoughtsOnTRW: writing.thoughtsOnTRW.trim(),
        },
        resume_file_path: row.resume_file_path,
        resume_file_name: 'Résumé of Tahmina.pdf',
        resume_size: row.resume_size,
        status: 'pending',
        notes: null,
        reviewed_by: null,
        reviewed_at: null,
        reviewer: null,
        is_repeated: false,
        attempts: 1,
        created_at: '2026-11-21T06:01:00Z',
        version: 1,
      },
    ])
    expect((await partner.call('GET', `${table}/${row.id}`)).body).toEqual(items[0])
    expect((await partner.call('GET', `${table}/00000000-0000-7000-8000-000000000000`)).status).toBe(404)
    expect((await partner.call('GET', `${table}/x`)).status).toBe(400)
  })

  it('are filtered by status and position, searched, counted and paged by key', async () => {
    const one = await anApplication(world, { email: of('one'), fullName: 'Rafiq 100%' })
    await anApplication(world, { email: of('two'), position: 'associate', phone: '+880 1999' })
    await anApplication(world, { email: of('three'), fullName: 'শিউলি আক্তার' })
    await review(one.id, { status: 'reviewing', version: 1 })
    const found = async (query: string) =>
      (await partner.call('GET', `${table}?${query}`)).body.items.map(({ email }: { email: string }) =>
        email.slice(0, email.indexOf('@')),
      )
    for (const [query, emails] of [
      ['', ['three', 'two', 'one']],
      ['status=pending', ['three', 'two']],
      ['status=reviewing', ['one']],
      ['status=accepted', []],
      ['position=associate', ['two']],
      ['status=pending&position=intern', ['three']],
      ['q=RAFIQ', ['one']],
      ['q=%25', ['one']],
      ['q=_', []],
      ['q=two%40', ['two']],
      ['q=1999', ['two']],
      [`q=${encodeURIComponent('শিউলি')}`, ['three']],
      ['q=rafiq&status=pending', []],
    ] as const) {
      expect(await found(query), query).toEqual(emails)
    }
    for (const wrong of ['status=hired', 'position=ceo', `q=${'x'.repeat(201)}`, 'after=x', 'limit=201'])
      expect((await partner.call('GET', `${table}?${wrong}`)).status, wrong).toBe(400)
    const first = (await partner.call('GET', `${table}?limit=2`)).body
    expect(first.items).toHaveLength(2)
    expect(await found(`limit=2&after=${first.next}`)).toEqual(['one'])
    expect((await partner.call('GET', '/rest/v1/rpc/count_career_applications')).body).toEqual({
      pending: 2,
      reviewing: 1,
      interview: 0,
      accepted: 0,
      rejected: 0,
      total: 3,
    })
  })

  it('say how often their e-mail took the test, and how each one went', async () => {
    const first = await aTest(world)
    await chooses(world, first, 1, rightOptions(first)[0] ?? 0)
    world.clock.set('2026-11-21T07:00:00Z')
    await world.app.jobs.find(({ name }) => name === 'end-career-tests')?.work({}, { id: 'x', attempt: 1 })
    const fresh = await world.again(partner)
    const row = await anApplication(world, { position: 'associate' })
    await aTest(world)
    await aTest(world, { email: of('other') })
    const path = `${table}/${row.id}`
    expect((await fresh.call('GET', path)).body.attempts).toBe(3)
    const { items } = (await fresh.call('GET', `${path}/attempts`)).body
    expect(items).toMatchObject([
      {
        position: 'intern',
        finished_at: null,
        ended_by: null,
        answered: 0,
        score: null,
        application_id: null,
      },
      { position: 'associate', ended_by: 'applicant', score: 0, total: 25, application_id: row.id },
      { position: 'intern', ended_by: 'clock', answered: 1, score: 1, finished_at: '2026-11-21T06:30:00Z' },
    ])
    const page = (await fresh.call('GET', `${path}/attempts?limit=2`)).body
    const rest = (await fresh.call('GET', `${path}/attempts?limit=2&after=${page.next}`)).body
    expect([page.items.length, rest.items.length, rest.next]).toEqual([2, 1, null])
    expect(JSON.stringify(items)).not.toMatch(/token|question/)
  })
})

describe('a review', () => {
  it.each(['reviewing', 'interview', 'accepted', 'rejected', 'pending'])(
    'sets %s and notes, who did it and when, and tells open screens and the audit',
    async (status) => {
      const { id } = await anApplication(world)
      world.clock.set('2026-11-21T06:05:00Z')
      const answer = await review(id, { status, notes: ' Strong on evidence. ', version: 1 })
      expect(answer).toMatchObject({
        status: 200,
        body: {
          status,
          notes: 'Strong on evidence.',
          reviewed_by: partner.user_id,
          reviewed_at: '2026-11-21T06:05:00Z',
          reviewer: { full_name: 'Nusrat Jahan' },
          version: 2,
        },
      })
      const [event] = await world.rows(
        `select actor_id, subject_id, detail from activity_events where type = 'career_application.reviewed'`,
      )
      expect(event).toMatchObject({
        actor_id: partner.user_id,
        subject_id: id,
        detail: { status, before: { notes: null }, after: { notes: 'Strong on evidence.' } },
      })
      const [hint] = await world.rows(
        'select topic, audience, version from live_events order by id desc limit 1',
      )
      expect(hint).toEqual({ topic: 'career_applications', audience: 'right', version: 2 })
    },
  )

  it('goes from any status to any other, and keeps the notes when none are sent', async () => {
    const { id } = await anApplication(world)
    await review(id, { status: 'rejected', notes: 'Too early.', version: 1 })
    expect((await review(id, { status: 'interview', version: 2 })).body).toMatchObject({
      status: 'interview',
      notes: 'Too early.',
    })
    expect((await review(id, { status: 'interview', notes: '', version: 3 })).body.notes).toBeNull()
  })

  it('of an older version is refused with the row as it is', async () => {
    const { id } = await anApplication(world)
    const second = await world.aPerson('partner', 'Mahbubul Alam')
    await review(id, { status: 'accepted', version: 1 })
    expect(await review(id, { status: 'rejected', version: 1 }, second)).toMatchObject({
      status: 409,
      body: { reason: 'request.stale_version', current: { status: 'accepted', version: 2 } },
    })
    const both = await Promise.all(
      ['rejected', 'interview'].map((status) => review(id, { status, version: 2 }, second)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    ['status', { version: 1 }, 'Please select a status'],
    ['status', { status: 'hired', version: 1 }, 'Please select a status'],
    [
      'notes',
      { status: 'accepted', notes: 'x'.repeat(5001), version: 1 },
      'Notes must be at most 5,000 characters',
    ],
    ['version', { status: 'accepted' }, undefined],
  ])('with a wrong %s is refused by name (%#)', async (path, body, message) => {
    const { id } = await anApplication(world)
    const answer = await review(id, body)
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0]).toMatchObject({ path, ...(message ? { message } : {}) })
  })

  it('changes nothing but status and notes', async () => {
    const { id } = await anApplication(world)
    const forged = {
      full_name: 'Mallory',
      email: 'mallory@evil.example',
      test_score: 25,
      resume_file_path: 'x',
      reviewed_by: associate.user_id,
      reviewed_at: '2020-01-01T00:00:00Z',
      created_at: '2020-01-01T00:00:00Z',
    }
    await review(id, { status: 'accepted', version: 1, ...forged })
    const [row] = await world.rows('select * from career_applications')
    expect(row).toMatchObject({ full_name: applicant.fullName, email: applicant.email, test_score: 0 })
    expect(row?.reviewed_by).toBe(partner.user_id)
    expect(row?.reviewed_at).toContain('2026-11-21')
  })
})
