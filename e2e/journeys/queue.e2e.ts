import { randomBytes } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { myDay } from '../../contract/day.ts'
import { createHearing, getHearing } from '../../contract/hearings.ts'
import { daysAfter } from '../../contract/kernel/days.ts'
import { createNote, getNote, updateNote } from '../../contract/notes.ts'
import { createStep, listSteps } from '../../contract/tasks.ts'
import { listWorkLogs } from '../../contract/work-logs.ts'
import { board, kept, lost } from '../kept-day.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { answer, choose } from '../tasks.ts'
import { test } from '../world.ts'

/* With the worker of the site, as kept-site.e2e.ts. */
test.use({ serviceWorkers: 'allow' })

/** What waits on the device: each queue that there is. */
const queues = (page: Page) =>
  page.evaluate(async () => {
    const found = await indexedDB.databases()
    return found.flatMap(({ name = '' }) => (name.startsWith('sereshta-queue-') ? [name] : []))
  })

/** A task of three steps, a list of two lines, another task, and a hearing of today; one of the day before has no outcome. */
async function aDay(lawyer: Person, own: string) {
  const { call, user_id } = lawyer
  const { day } = await call(myDay, { query: {} })
  const court = await call(createCourt, { body: { name_en: `Court ${own}`, level: 'district' } })
  const suit = await call(createCase, { body: { case_id: `SUIT-${own}`, court_ref: court.id } })
  const hearing = await call(createHearing, {
    body: { case_ref: suit.id, on_day: day, appears_id: user_id, keep: true },
  })
  const before = await call(createCase, { body: { case_id: `PAST-${own}`, court_ref: court.id } })
  await call(createHearing, {
    body: { case_ref: before.id, on_day: daysAfter(day, -1), appears_id: user_id, keep: true },
  })
  const brief = await call(createNote, { body: { title: `Brief ${own}` } })
  for (const title of ['Facts', 'Law', 'Prayer'])
    await call(createStep, { body: { note_id: brief.id, title: `${title} ${own}` } })
  const line = (id: string) => ({ id, text: `${id} ${own}`, type: 'bullet' as const, completed: false })
  const list_items = [line('Stamp'), line('Vakalatnama')]
  const papers = await call(createNote, { body: { title: `Papers ${own}`, note_type: 'list', list_items } })
  const fees = await call(createNote, { body: { title: `Fees ${own}` } })
  return { hearing, brief, papers, fees }
}

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name }).check()

test('check 54: what is done without a connection arrives once, in order, also when the tab is killed meanwhile @phone', async ({
  person,
  forgive,
}) => {
  forgive(new RegExp(`${lost.source}|409`))
  const own = randomBytes(4).toString('hex').toUpperCase()
  const lawyer = await person('partner', `Nusrat ${own}`)
  const { call, user_id } = lawyer
  let { page } = lawyer
  const { hearing, brief, papers, fees } = await aDay(lawyer, own)
  await kept(page)
  await page.context().setOffline(true)
  await page.goto('/my-day', { waitUntil: 'commit' })
  await expect(board(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Overdue' })).toContainText(`PAST-${own}`)
  for (const step of ['Facts', 'Law', 'Prayer']) await tick(page, `${step} ${own}`)
  for (const line of ['Stamp', 'Vakalatnama']) await tick(page, `${line} ${own}`)
  await page.getByRole('button', { name: `Log hours: Brief ${own}` }).click()
  const log = page.getByRole('dialog', { name: 'Log hours' })
  await log.getByLabel('Hours').fill('1h30')
  const day = log.getByLabel('Date')
  const today = await day.inputValue()
  await day.fill('2099-01-01')
  await log.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(log).toContainText('must not be in the future')
  await day.fill(today)
  await log.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: `Record outcome: SUIT-${own}` }).click()
  const outcome = page.getByRole('dialog', { name: 'Record outcome' })
  await outcome.getByText('Held', { exact: true }).click()
  // Whatever day it is: on some the court does not sit.
  await outcome.getByText('The court will fix it', { exact: true }).click()
  await outcome.getByLabel('Order').fill(`Heard ${own}`)
  await outcome.getByRole('button', { name: 'Save outcome' }).click()
  await expect(page.getByText('7 changes wait for a connection.')).toBeVisible()
  // Somebody else puts the task elsewhere meanwhile.
  await choose(page.locator('main'), `Status of Fees ${own}`, 'Done')
  await expect(page.getByText('8 changes wait for a connection.')).toBeVisible()
  await expect(page.getByText('waits for a connection').first()).toBeVisible()
  await look(page, 'kept-day-queue')
  await call(updateNote, { params: { id: fees.id }, body: { status: 'waiting', version: fees.version } })

  // The tab is killed when the server has done the third act and its answer is on its way.
  const sent: string[] = []
  const context = page.context()
  let answered = 0
  const killed = new Promise<void>((resolve) => {
    const pass = async (route: Route) => {
      if (route.request().method() === 'GET') return route.continue()
      sent.push(`${route.request().headers()['idempotency-key']}`)
      if (++answered < 3) return route.continue()
      if (answered > 3) return route.abort()
      await route.fetch()
      resolve()
    }
    void context.route(/\/rest\/v1\/(notes|note_steps|daily_work_logs|rpc\/close_hearing)/, pass)
  })
  await context.setOffline(false)
  await killed
  await page.close()
  await context.unroute(/\/rest\/v1\/(notes|note_steps|daily_work_logs|rpc\/close_hearing)/)

  page = await context.newPage()
  const keys: string[] = []
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key']
    if (key && request.method() !== 'GET') keys.push(key)
  })
  await page.goto('/my-day')
  const left = page.getByRole('region', { name: 'Changes that were not saved' })
  await expect(left).toContainText('Somebody else changed this meanwhile.')
  await expect(page.getByText(/wait for a connection\.|waits for a connection\./)).toHaveCount(0)

  const { items: steps } = await call(listSteps, { query: { note_id: brief.id } })
  expect(steps.map(({ done_at }) => done_at !== null)).toEqual([true, true, true])
  const times = steps.map(({ done_at }) => done_at ?? '')
  expect([...times].sort()).toEqual(times)
  const list = await call(getNote, { params: { id: papers.id } })
  expect(list.list_items.map(({ completed }) => completed)).toEqual([true, true])
  // Each line was one change of the list.
  expect(list.version).toBe(papers.version + 2)
  const { items: logs } = await call(listWorkLogs, { query: { note_id: brief.id, user_id } })
  expect(logs.map(({ hours_worked }) => hours_worked)).toEqual([1.5])
  expect(await call(getHearing, { params: { id: hearing.id } })).toMatchObject({
    ...{ state: 'held', order_summary: `Heard ${own}`, next_kind: 'awaited' },
  })
  // The act that was on its way is sent again under its key, and before all others.
  expect(keys[0]).toBe(sent[2])

  await left.getByRole('button', { name: 'Choose a version' }).click()
  const choice = page.getByRole('dialog', { name: 'This was changed meanwhile' })
  await expect(choice).toContainText('Status: Done')
  await expect(choice).toContainText('Status: Waiting')
  await look(page, 'queue-conflict')
  await choice.getByLabel('Your version').check()
  await choice.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(left).toHaveCount(0)
  await expect.poll(async () => (await call(getNote, { params: { id: fees.id } })).status).toBe('done')
})

test('check 53: signing out asks before changes are lost, and leaves no queue; a session that ended leaves it without words @phone', async ({
  person,
  forgive,
}) => {
  forgive(lost)
  const own = randomBytes(4).toString('hex').toUpperCase()
  const lawyer = await person('associate', `Farhan ${own}`)
  const { page, call } = lawyer
  const fees = await call(createNote, { body: { title: `Fees ${own}` } })
  await kept(page)
  await page.context().setOffline(true)
  await page.goto('/my-day', { waitUntil: 'commit' })
  await expect(board(page)).toBeVisible()
  await choose(page.locator('main'), `Status of Fees ${own}`, 'Doing')
  await expect(page.getByText('1 change waits for a connection.')).toBeVisible()

  const session = await page.evaluate(() => localStorage.getItem('sereshta.session') ?? '')
  const ended = JSON.stringify({ ...JSON.parse(session), access_token: 'x', refresh_token: 'x' })
  await page.evaluate((text) => localStorage.setItem('sereshta.session', text), ended)
  await page.context().setOffline(false)
  await page.goto('/')
  await page.waitForURL(/\/auth/)
  await expect(page.getByText(`1 change of Farhan ${own} waits`)).toBeVisible()
  const words = await page.evaluate(async () => {
    const [found] = (await indexedDB.databases()).filter(({ name = '' }) =>
      name.startsWith('sereshta-queue-'),
    )
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open(found?.name ?? '')
      opening.onsuccess = () => {
        const reading = opening.result.transaction('queue').objectStore('queue').getAll()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(JSON.stringify(reading.result))
        }
      }
    })
  })
  expect(words).toContain('doing')
  expect(words).not.toContain('Fees')

  // The same person signs in again, and it is sent before they leave; what they do then is asked about.
  await page.evaluate((text) => localStorage.setItem('sereshta.session', text), session)
  await page.goto('/notification-settings')
  await expect.poll(async () => (await call(getNote, { params: { id: fees.id } })).status).toBe('doing')
  await expect(page.getByText(/^1 change /)).toHaveCount(0)
  await page.getByRole('switch', { name: 'Keep my day on this device' }).check()
  await page.goto('/my-day')
  await page.waitForFunction(() => performance.now() > 4000)
  await page.context().setOffline(true)
  await page.goto('/my-day', { waitUntil: 'commit' })
  await expect(board(page)).toBeVisible()
  await choose(page.locator('main'), `Status of Fees ${own}`, 'Done')
  await expect(page.getByText('1 change waits for a connection.')).toBeVisible()
  expect(await queues(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await answer(page, 'Sign out and lose 1 change?', 'Stay')
  expect(await queues(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await answer(page, 'Sign out and lose 1 change?', 'Sign out')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await page.context().setOffline(false)
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await queues(page)).toEqual([])
})
