import { describe, expect, it } from 'vitest'
import { statementCategories } from '../../../contract/statement-categories.ts'
import { type TestPerson, testStart } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aWorldThatExplains } from '../../kernel/testing-plans.ts'
import { aStatement } from './testing.ts'

const table = '/rest/v1/financial_statements'

const { world, partner, second, associate } = aFirm('financial_statements', {
  partner: ['partner', 'Nusrat Jahan'],
  second: ['partner', 'Mahbubul Alam'],
  associate: ['associate', 'Farhan Kabir'],
})

const totals = async (query = '') =>
  (await second.call('GET', `/rest/v1/rpc/total_financial_statements?${query}`)).body
const yearOf = async (year: number) =>
  (await second.call('GET', `/rest/v1/rpc/year_of_financial_statements?year=${year}`)).body.months
const years = async () => (await second.call('GET', '/rest/v1/rpc/years_of_financial_statements')).body.years
const restore = (who: TestPerson, id: string) =>
  who.call('POST', '/rest/v1/rpc/restore_financial_statement', { id })

it('tells the years that have entries, and forgets one whose last entry goes', async () => {
  expect(await years()).toEqual([])
  await aStatement(partner, { entry_date: '2019-12-31' })
  await aStatement(partner, { entry_date: '2026-01-01' })
  const far = await aStatement(partner, { entry_date: '2041-02-03' })
  await expect(await years()).toEqual([2041, 2026, 2019])
  await partner.call('DELETE', `${table}/${far.id}`)
  expect(await years()).toEqual([2026, 2019])
})

describe('an entry', () => {
  it('is made by a partner: pending, of today, and told to partners only', async () => {
    const row = await aStatement(partner, { amount: 12.5 })
    expect(row).toMatchObject({
      entry_type: 'income',
      category: 'Legal Fees',
      amount: '12.50',
      entry_date: '2026-11-21',
      status: 'pending',
      remarks: null,
      user_id: partner.user_id,
      profiles: { full_name: 'Nusrat Jahan' },
      can: { edit: true, delete: true },
    })
    expect(await world.rows('select type, actor_id from activity_events')).toEqual([
      { type: 'financial_statement.created', actor_id: partner.user_id },
    ])
    expect(await world.rows('select topic, audience from live_events')).toEqual([
      { topic: 'financial_statements', audience: 'right' },
    ])
  })

  it('dates from the firm’s today', async () => {
    world.clock.set('2026-10-31T18:00:00Z')
    expect((await aStatement(await world.again(partner))).entry_date).toBe('2026-11-01')
    world.clock.set('2026-10-31T17:59:59.999Z')
    expect((await aStatement(await world.again(partner))).entry_date).toBe('2026-10-31')
  })

  it('is nothing to an associate or a stranger, by any call', async () => {
    const row = await aStatement(partner, { description: 'Padma settlement', amount: '777.77' })
    const path = `${table}/${row.id}`
    for (const [method, address, body] of [
      ['GET', table],
      ['GET', `${table}?q=Padma`],
      ['GET', path],
      ['GET', '/rest/v1/rpc/total_financial_statements'],
      ['GET', '/rest/v1/rpc/year_of_financial_statements?year=2026'],
      ['GET', '/rest/v1/rpc/years_of_financial_statements'],
      ['POST', table, { entry_type: 'income', category: 'Legal Fees', description: 'x', amount: 1 }],
      ['PATCH', path, { amount: 1, version: 1 }],
      ['DELETE', path],
      ['POST', '/rest/v1/rpc/restore_financial_statement', { id: row.id }],
    ] as const) {
      const answer = await associate.call(method, address, body)
      expect(answer, `${method} ${address}`).toMatchObject({
        status: 403,
        body: { reason: 'rights.partners_only' },
      })
      expect(JSON.stringify(answer.body)).not.toMatch(/Padma|777\.77/)
      expect((await world.nobody.call(method, address, body)).status).toBe(401)
    }
    expect(await world.rows('select version, amount, deleted_at from financial_statements')).toEqual([
      { version: 1, amount: '777.77', deleted_at: null },
    ])
  })

  it.each([
    ['amount', 0],
    ['amount', '0.001'],
    ['amount', -5],
    ['amount', 1e15],
    ['amount', 'NaN'],
    ['amount', ''],
    ['amount', undefined],
    ['description', ' '],
    ['description', 'x'.repeat(2001)],
    ['category', undefined],
    ['category', 'Bribes'],
    ['category', 'Office Rent'],
    ['entry_type', 'loan'],
    ['entry_date', '2026-02-30'],
    ['status', 'done'],
    ['remarks', 'x'.repeat(2001)],
    ['remarks', 'a\u0000b'],
  ])('refuses %s %j by name', async (field, value) => {
    const usual = { entry_type: 'income', category: 'Legal Fees', description: 'x', amount: 1 }
    const answer = await partner.call('POST', table, { ...usual, [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.body.fields.map(({ path }: { path: string }) => path)).toContain(field)
    expect(await world.rows('select 1 from financial_statements')).toEqual([])
  })

  it('has a category of its type, whoever writes it', async () => {
    for (const [type, categories] of Object.entries(statementCategories)) {
      for (const category of categories) await aStatement(partner, { entry_type: type as 'income', category })
    }
    const wrong = `update financial_statements set entry_type = 'income' where category = 'Office Rent'`
    await expect(world.rows(wrong)).rejects.toThrow('financial_statements_category_of_type')
    const row = await aStatement(partner)
    const path = `${table}/${row.id}`
    for (const change of [
      { entry_type: 'expense' },
      { category: 'Marketing' },
      { entry_type: 'expense', category: 'Legal Fees' },
    ]) {
      const refused = await partner.call('PATCH', path, { ...change, version: 1 })
      expect(refused, JSON.stringify(change)).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'category' }] },
      })
    }
    const moved = { entry_type: 'expense', category: 'Court Fees', version: 1 }
    expect((await partner.call('PATCH', path, moved)).body).toMatchObject({ category: 'Court Fees' })
  })

  it('is changed by any partner, made on a version, and the audit keeps before and after', async () => {
    const row = await aStatement(partner, { remarks: 'two instalments' })
    const path = `${table}/${row.id}`
    const change = { amount: '20', status: 'on-hold', remarks: '', version: 1 }
    expect((await second.call('PATCH', path, change)).body).toMatchObject({
      amount: '20.00',
      status: 'on-hold',
      remarks: null,
      version: 2,
    })
    const stale = await partner.call('PATCH', path, { amount: '30', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { amount: '20.00', version: 2 } } })
    const [event] = await world.rows(
      `select actor_id, detail from activity_events where type = 'financial_statement.modified'`,
    )
    expect(event).toMatchObject({
      actor_id: second.user_id,
      detail: { before: { amount: '1250.50', status: 'pending' }, after: { amount: '20.00' } },
    })
  })

  it('is made once by one key, and keeps who made it', async () => {
    const body = {
      entry_type: 'expense',
      category: 'Travel',
      description: 'x',
      amount: '1',
      user_id: second.user_id,
    }
    const key = { 'Idempotency-Key': 'one-and-the-same' }
    const answers = await Promise.all([1, 2, 3].map(() => partner.call('POST', table, body, key)))
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1)
    expect(await world.rows('select user_id from financial_statements')).toEqual([
      { user_id: partner.user_id },
    ])
    expect((await partner.call('POST', table, { ...body, amount: '2' }, key)).status).toBe(422)
  })
})

describe('a deleted entry', () => {
  it('is gone from list, sums and address, and is restored by any partner for 30 days', async () => {
    const row = await aStatement(partner)
    const path = `${table}/${row.id}`
    expect((await restore(partner, row.id)).body.reason).toBe('financial_statements.not_deleted')
    expect((await second.call('DELETE', path)).status).toBe(204)
    for (const gone of [
      await partner.call('GET', path),
      await partner.call('DELETE', path),
      await partner.call('PATCH', path, { amount: 1, version: 2 }),
    ]) {
      expect(gone.status).toBe(404)
    }
    expect((await partner.call('GET', table)).body.items).toEqual([])
    expect(await totals()).toMatchObject({ total_income: '0.00', count: 0, categories: [] })
    expect(await world.rows('select deleted_by from financial_statements')).toEqual([
      { deleted_by: second.user_id },
    ])
    expect((await restore(partner, row.id)).body).toMatchObject({ amount: '1250.50', version: 3 })
    expect(await totals()).toMatchObject({ total_income: '1250.50', count: 1 })
    await partner.call('DELETE', path)
    world.clock.set('2026-12-22T06:00:01Z')
    expect((await restore(await world.aPerson('partner'), row.id)).status).toBe(404)
  })

  it('is purged after 30 days, and nothing else is', async () => {
    const kept = await aStatement(partner)
    const gone = await aStatement(partner)
    await partner.call('DELETE', `${table}/${gone.id}`)
    const job = world.app.jobs.find(({ name }) => name === 'purge-statements')
    await job?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select 1 from financial_statements')).toHaveLength(2)
    world.clock.set('2026-12-22T06:00:01Z')
    await job?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select id from financial_statements')).toEqual([{ id: kept.id }])
    world.clock.set(testStart)
    expect(await totals()).toMatchObject({ total_income: '1250.50', count: 1 })
  })
})

describe('the list and its sums', () => {
  const found = async (query: string) =>
    (await second.call('GET', `${table}?${query}`)).body.items.map(
      (row: { description: string }) => row.description,
    )

  it('are exact, and show the same entries by month, year, type, status and words', async () => {
    const most = '999999999999.99'
    const expense = { entry_type: 'expense', category: 'Travel' } as const
    await aStatement(partner, { description: 'Old', amount: '0.10', entry_date: '2025-12-31' })
    await aStatement(partner, { description: 'New year', amount: '0.20', entry_date: '2026-01-01' })
    await aStatement(partner, { description: 'Biggest', amount: most, entry_date: '2026-11-30' })
    await aStatement(partner, { description: 'Bigger', amount: most, entry_date: '2026-11-30' })
    await aStatement(partner, { ...expense, description: 'Flight 100%', amount: '0.01', remarks: 'জমি' })
    await aStatement(partner, { ...expense, description: 'Bus', amount: '0.02', status: 'cancelled' })
    for (const [query, words, income, out, net] of [
      [
        '',
        ['Bigger', 'Biggest', 'Bus', 'Flight 100%', 'New year', 'Old'],
        '2000000000000.28',
        '0.03',
        '2000000000000.25',
      ],
      ['year=2025', ['Old'], '0.10', '0.00', '0.10'],
      [
        'year=2026&month=2026-11',
        ['Bigger', 'Biggest', 'Bus', 'Flight 100%'],
        '1999999999999.98',
        '0.03',
        '1999999999999.95',
      ],
      ['month=2026-01', ['New year'], '0.20', '0.00', '0.20'],
      ['month=2026-02', [], '0.00', '0.00', '0.00'],
      ['year=2025&month=2026-01', [], '0.00', '0.00', '0.00'],
      ['entry_type=expense&year=2026', ['Bus', 'Flight 100%'], '0.00', '0.03', '-0.03'],
      ['status=cancelled', ['Bus'], '0.00', '0.02', '-0.02'],
      ['q=%25', ['Flight 100%'], '0.00', '0.01', '-0.01'],
      ['q=জমি&month=2026-11', ['Flight 100%'], '0.00', '0.01', '-0.01'],
      ['q=TRAVEL&status=cancelled', ['Bus'], '0.00', '0.02', '-0.02'],
      ['q=travel&month=2026-10', [], '0.00', '0.00', '0.00'],
    ] as const) {
      expect(await found(query), query).toEqual(words)
      expect(await totals(query), query).toMatchObject({
        total_income: income,
        total_expense: out,
        net_income: net,
        count: words.length,
      })
    }
    for (const wrong of ['status=done', 'year=26', 'month=2026-13', 'entry_type=loan', 'after=x']) {
      expect((await second.call('GET', `${table}?${wrong}`)).status, wrong).toBe(400)
    }
  })

  it('say what each category and month come to, and how much of it is cancelled', async () => {
    await aStatement(partner, { amount: '5' })
    await aStatement(partner, { amount: '9', category: 'Consultation Fees' })
    await aStatement(partner, { entry_type: 'expense', category: 'Travel', amount: '1', status: 'cancelled' })
    await aStatement(partner, { entry_date: '2026-01-31', amount: '0.10' })
    expect(await totals('month=2026-11')).toEqual({
      total_income: '14.00',
      total_expense: '1.00',
      net_income: '13.00',
      count: 3,
      cancelled: 1,
      categories: [
        { entry_type: 'income', category: 'Consultation Fees', amount: '9.00', count: 1 },
        { entry_type: 'income', category: 'Legal Fees', amount: '5.00', count: 1 },
        { entry_type: 'expense', category: 'Travel', amount: '1.00', count: 1 },
      ],
    })
    const months = await yearOf(2026)
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ month: '2026-01', income: '0.10', expense: '0.00', net: '0.10' })
    expect(months[1]).toEqual({ month: '2026-02', income: '0.00', expense: '0.00', net: '0.00' })
    expect(months[10]).toEqual({ month: '2026-11', income: '14.00', expense: '1.00', net: '13.00' })
  })

  it('are paged by key, newest entry date first', async () => {
    for (const entry_date of ['2026-03-05', '2026-03-07', '2026-03-06', '2026-03-06'])
      await aStatement(partner, { entry_date, description: entry_date })
    const first = await partner.call('GET', `${table}?limit=2`)
    expect(first.body.items.map((row: { entry_date: string }) => row.entry_date)).toEqual([
      '2026-03-07',
      '2026-03-06',
    ])
    expect(await found(`limit=2&after=${first.body.next}`)).toEqual(['2026-03-06', '2026-03-05'])
  })

  it('stay right when many partners write at once', async () => {
    const rows = await Promise.all(
      Array.from({ length: 12 }, (_, at) => aStatement(at % 2 ? partner : second, { amount: '0.10' })),
    )
    await Promise.all([
      ...rows.slice(0, 4).map(({ id }) => partner.call('DELETE', `${table}/${id}`)),
      ...rows.slice(4, 8).map(({ id }) =>
        second.call('PATCH', `${table}/${id}`, {
          entry_type: 'expense',
          category: 'Travel',
          entry_date: '2025-05-01',
          version: 1,
        }),
      ),
    ])
    expect(await totals()).toMatchObject({ total_income: '0.40', total_expense: '0.40', count: 8 })
    expect(await totals('month=2025-05')).toMatchObject({ total_expense: '0.40', count: 4 })
  })
})

describe('at 40,000 entries', () => {
  it('a page and the sums of a year are read by index, from few pages', async () => {
    const { world: full, explain } = await aWorldThatExplains()
    const reader = await full.aPerson('partner')
    await full.rows(
      `insert into financial_statements (id, user_id, entry_type, category, description, amount, entry_date, created_at, updated_at)
         select gen_random_uuid(), $1, case n % 2 when 0 then 'income' else 'expense' end,
             case n % 2 when 0 then 'Legal Fees' else 'Office Rent' end, 'Entry ' || n, 1 + n % 900,
             date '2026-11-30' - (n % 1800), now(), now()
           from generate_series(1, 40000) as n`,
      [reader.user_id],
    )
    await full.rows('vacuum analyze financial_statements')
    const list = await explain(/from financial_statements/, () =>
      reader.call('GET', `${table}?year=2025&limit=50`),
    )
    expect(list.text).toContain('Index Scan using financial_statements_newest')
    expect(list.pages).toBeLessThan(120)
    for (const sums of ['total_financial_statements', 'year_of_financial_statements']) {
      const { text, pages } = await explain(/Query Text: .*/, () =>
        reader.call('GET', `/rest/v1/rpc/${sums}?year=2025`),
      )
      expect(text, sums).toMatch(/ using financial_statements_sums| on financial_statements_newest/)
      expect(pages, sums).toBeLessThan(300)
    }
    await full.end()
  })
})
