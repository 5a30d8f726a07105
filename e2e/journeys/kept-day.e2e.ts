import { randomBytes } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import { createAbsence } from '../../contract/absences.ts'
import { createCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { myDay } from '../../contract/day.ts'
import { createHearing } from '../../contract/hearings.ts'
import { daysAfter } from '../../contract/kernel/days.ts'
import { createNote } from '../../contract/notes.ts'
import { assignNote, createStep } from '../../contract/tasks.ts'
import { longDay } from '../../contract/words/days.ts'
import { board, databases, kept, lost } from '../kept-day.ts'
import { look } from '../look.ts'
import { test } from '../world.ts'

/* With the worker of the site, as kept-site.e2e.ts. */
test.use({ serviceWorkers: 'allow' })

test('check 52: with the network cut the kept day opens within two seconds @phone', async ({
  person,
  forgive,
}) => {
  forgive(lost)
  const { page } = await person('associate')
  const title = await kept(page)
  await page.context().setOffline(true)
  for (const path of ['/my-day', '/', '/diary']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(board(page)).toBeVisible({ timeout: 2000 })
    await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByText(/^Offline\. Showing your day of /)).toBeVisible()
    await expect(page).toHaveTitle(/ · TRW$/)
  }
  await page.context().setOffline(false)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'My Day' })).toBeHidden()
})

test('where the network takes every question and answers none, the kept day is shown until it does @phone', async ({
  person,
  forgive,
}) => {
  forgive(lost)
  const { page } = await person('associate')
  const title = await kept(page)
  let isHanging = true
  const held: Route[] = []
  await page.route(/\/(api|rest\/v1|auth\/v1|realtime\/v1)\//, (route) =>
    isHanging ? void held.push(route) : route.continue(),
  )
  await page.goto('/my-day', { waitUntil: 'commit' })
  await expect(page.getByText(/^Offline\. Showing your day of /)).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  isHanging = false
  for (const route of held.splice(0)) await route.continue()
  await expect(page.getByText(/^Offline\. Showing your day of /)).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Today' })).toBeVisible()
})

/** Changes the one copy that is kept: to one of hours ago, as a release kept it that did not know some of it. */
async function makeOlder(page: Page, hours: number, unknown: string[] = []): Promise<void> {
  const [name = ''] = await databases(page)
  await page.evaluate(
    ([name, hours, unknown]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = reject
        opening.onsuccess = () => {
          const store = opening.result.transaction('day', 'readwrite').objectStore('day')
          const reading = store.get('latest')
          reading.onsuccess = () => {
            const { copy, heard } = reading.result
            const before = heard - hours * 3_600_000
            const at = new Date(Date.parse(copy.at) - hours * 3_600_000).toISOString()
            const known = Object.entries(copy).filter(([key]) => !unknown.includes(key))
            store.put(
              { copy: { ...Object.fromEntries(known), at }, heard: before, seen: before },
              'latest',
            ).onsuccess = () => {
              opening.result.close()
              resolve()
            }
          }
        }
      }),
    [name, hours, unknown] as const,
  )
}

test('check 53: 72 hours after the last contact the kept day is gone @phone', async ({ person, forgive }) => {
  forgive(lost)
  const { page } = await person('associate')
  await kept(page)
  await page.context().setOffline(true)
  await makeOlder(page, 71)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(board(page)).toBeVisible()
  await makeOlder(page, 2)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => databases(page)).toEqual([])
  await expect(board(page)).toBeHidden()
})

test('check 53: no kept day stays after sign-out, also without a network, nor with the switch off @phone', async ({
  person,
  forgive,
  isPhone,
}) => {
  forgive(lost)
  const { page } = await person('associate')
  await kept(page)
  await page.goto('/notification-settings')
  await page.getByRole('switch', { name: 'Keep my day on this device' }).uncheck()
  await expect.poll(() => databases(page)).toEqual([])
  await page.getByRole('switch', { name: 'Keep my day on this device' }).check()
  await expect.poll(() => databases(page)).toHaveLength(1)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-notices]')).toBeAttached()
  await page.context().setOffline(true)
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  // The page for signing in is not kept: one of ours says so, and nothing of the firm is seen any more.
  await expect(page.getByText('This needs a connection.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(board(page)).toHaveCount(0)
  await page.context().setOffline(false)
  await page.goto('/auth')
  await expect.poll(() => databases(page)).toEqual([])
})

test('check 53: no kept day stays when the session has ended or somebody else signs in @once', async ({
  person,
  forgive,
}) => {
  forgive(lost)
  const { page } = await person('associate')
  const { page: other } = await person('associate')
  await kept(page)
  const [mine] = await databases(page)
  await other.goto('/')
  const session = await other.evaluate(() => localStorage.getItem('sereshta.session') ?? '')
  await page.evaluate((text) => localStorage.setItem('sereshta.session', text), session)
  await page.reload()
  await expect.poll(() => databases(page)).toEqual([])
  await page.goto('/notification-settings')
  await page.getByRole('switch', { name: 'Keep my day on this device' }).check()
  await expect.poll(() => databases(page)).not.toEqual([])
  expect(await databases(page)).not.toContain(mine)
  // Signed out on another device, which ends this one's session too.
  const ended = JSON.stringify({ ...JSON.parse(session), access_token: 'x', refresh_token: 'x' })
  await page.evaluate((text) => localStorage.setItem('sereshta.session', text), ended)
  await page.goto('/')
  await page.waitForURL(/\/auth/)
  await expect.poll(() => databases(page)).toEqual([])
})

test('a phone that is two days offline knows which day it is: what is overdue, what is not kept, and the day of hours @phone', async ({
  person,
  forgive,
}) => {
  forgive(lost)
  const own = randomBytes(4).toString('hex').toUpperCase()
  const { page, call, user_id } = await person('partner', `Nusrat ${own}`)
  const { day } = await call(myDay, { query: {} })
  const [tomorrow, then] = [daysAfter(day, 1), daysAfter(day, 2)]
  const court = await call(createCourt, { body: { name_en: `Court ${own}`, level: 'district' } })
  const inCourt = async (case_id: string, appears_id: string | null) => {
    const { id: case_ref } = await call(createCase, { body: { case_id, court_ref: court.id } })
    await call(createHearing, { body: { case_ref, on_day: day, appears_id, keep: true } })
  }
  await inCourt(`MINE-${own}`, user_id)
  await inCourt(`BOARD-${own}`, null)
  await call(createNote, { body: { title: `Reply ${own}`, due_on: tomorrow } })
  await kept(page)
  await page.context().setOffline(true)
  await page.goto('/my-day', { waitUntil: 'commit' })
  await expect(page.getByRole('region', { name: 'Open tasks' })).toContainText(`Reply ${own}`)
  await expect(page.locator('main')).toContainText(`BOARD-${own}`)

  await page.clock.setFixedTime(`${then}T06:00:00Z`)
  await page.goto('/my-day', { waitUntil: 'commit' })
  const overdue = page.getByRole('region', { name: 'Overdue' })
  await expect(overdue.getByRole('listitem').filter({ hasText: `MINE-${own}` })).toContainText(
    'Outcome missing',
  )
  await expect(overdue.getByRole('listitem').filter({ hasText: `Reply ${own}` })).toContainText(
    'Overdue by 1 day',
  )
  await expect(page.locator('main')).not.toContainText(`BOARD-${own}`)
  await expect(page.getByRole('region', { name: longDay(then) })).toContainText('This needs a connection.')
  await page.getByRole('button', { name: `Log hours: Reply ${own}` }).click()
  const log = page.getByRole('dialog', { name: 'Log hours' })
  await expect(log.getByLabel('Date')).toHaveValue(then)
  await log.getByLabel('Hours').fill('1h30')
  await log.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('1 change waits for a connection.')).toBeVisible()
})

test('a phone whose clock is a day behind shows the firm’s day also when the line goes @phone', async ({
  person,
  forgive,
}) => {
  forgive(lost)
  const { page, call } = await person('associate')
  const { day } = await call(myDay, { query: {} })
  await page.clock.setFixedTime(Date.now() - 25 * 3_600_000)
  await kept(page)
  await page.goto('/my-day')
  await expect(page.getByRole('tab', { name: /^Today/ })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/^Offline\. Showing your day of /)).toBeVisible()
  await expect(page.getByRole('region', { name: longDay(day) })).toContainText('No hearings')
})

test('the kept day has one’s steps in others’ tasks, cases without a next date and what one covers; a copy of the release before opens too @phone', async ({
  person,
  forgive,
}) => {
  forgive(lost)
  const own = randomBytes(4).toString('hex').toUpperCase()
  const lawyer = await person('partner', `Nusrat ${own}`)
  const junior = await person('associate', `Farhan ${own}`)
  const { page, user_id } = junior
  const { day } = await junior.call(myDay, { query: {} })
  const petition = await lawyer.call(createNote, { body: { title: `Petition ${own}` } })
  await lawyer.call(assignNote, { body: { note_id: petition.id, user_id } })
  const step = { title: `Index ${own}`, assignee_id: user_id, due_on: daysAfter(day, -1) }
  await lawyer.call(createStep, { body: { note_id: petition.id, ...step } })
  const court = await lawyer.call(createCourt, { body: { name_en: `Court ${own}`, level: 'district' } })
  const led = { court_ref: court.id, lead_id: user_id }
  await lawyer.call(createCase, { body: { case_id: `UNDATED-${own}`, ...led } })
  await lawyer.call(createNote, { body: { title: `Reply ${own}`, due_on: daysAfter(day, 1) } })
  const absence = { from_on: day, until_on: daysAfter(day, 2), cover_id: user_id }
  await lawyer.call(createAbsence, { body: absence })
  await kept(page)
  await page.context().setOffline(true)
  await page.goto('/my-day', { waitUntil: 'commit' })
  await expect(page.getByRole('region', { name: `Covering for Nusrat ${own}` })).toContainText(`Reply ${own}`)
  await expect(page.getByRole('region', { name: 'No next date' })).toContainText(`UNDATED-${own}`)
  const late = page.getByRole('region', { name: 'Overdue' })
  await expect(late).toContainText(`Petition ${own}`)
  await late.getByRole('checkbox', { name: `Index ${own}` }).check()
  await expect(page.getByText('1 change waits for a connection.')).toBeVisible()
  await look(page, 'kept-day-covering')

  await makeOlder(page, 1, ['steps', 'no_next_date', 'covering'])
  await page.goto('/my-day', { waitUntil: 'commit' })
  await expect(board(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Open tasks' })).toContainText(`Petition ${own}`)
  await expect(page.getByRole('region', { name: 'No next date' })).toHaveCount(0)
})
