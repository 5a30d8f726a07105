import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCost } from '../../contract/costing.ts'
import { createNote } from '../../contract/notes.ts'
import { createTimelineEvent } from '../../contract/timeline.ts'
import { look } from '../look.ts'
import { answer, notice, refuse } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

/** Fails every call to an address from now on. */
const cut = (page: Page, address: string) => page.route(address, (route) => route.abort())

/** Waits for the notice of a failure, with its reason where it matters, and puts it away. */
async function isSaid(page: Page, message: string, reason = ''): Promise<void> {
  const said = notice(page, 'Error', message).filter({ hasText: reason })
  await said.first().getByRole('button', { name: 'Dismiss' }).click()
}

/** Somebody whose session is over learns it from the next call, in the words that the area has for it. */
async function endSession(page: Page, address: string): Promise<void> {
  const body = { kind: 'unauthenticated', reason: 'session.ended', message: 'Ended.', request_id: 'x' }
  await page.route(address, (route) => route.fulfill({ status: 401, json: body }))
}

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })

const give = (page: Page, title: string, button: string) =>
  dialog(page, title).getByRole('button', { name: button, exact: true }).click()

/** An error stays, so it must not lie on what is read or typed next: the dialog's head, its foot, the field in hand. */
async function isClear(page: Page, title: string): Promise<void> {
  const error = page.getByRole('group', { name: 'Error' })
  const next = [
    dialog(page, title).getByRole('heading', { name: title }),
    dialog(page, title).getByRole('button', { name: 'Save' }),
    dialog(page, title).getByLabel('Amount'),
  ]
  await dialog(page, title).getByLabel('Amount').focus()
  await expect(error).toHaveCount(1)
  for (const place of next) await expect.poll(() => areApart(error, place)).toBe(true)
}

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

const newCaseId = () => `FAIL-${randomBytes(4).toString('hex').toUpperCase()}`

test('cases say what failed in their own words, and lose nothing @once', async ({ person, forgive }) => {
  forgive(/rest\/v1/)
  const { page, call } = await person('associate')
  const case_id = newCaseId()
  await call(createCase, { body: { case_id } })
  await page.goto(`/caselist?q=${case_id}`)
  const row = page.getByRole('row').filter({ hasText: case_id })
  await expect(row).toBeVisible()
  await cut(page, '**/rest/v1/cases/*')
  await page.getByRole('button', { name: `Delete ${case_id}` }).click()
  await answer(page, 'Are you sure you want to delete this case?', 'Delete')
  await isSaid(page, 'Failed to delete case')
  await page.getByRole('button', { name: `Edit ${case_id}` }).click()
  await page.getByLabel('Client Name').fill('Padma')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await isSaid(page, 'Failed to update case')
  await expect(page.getByLabel('Client Name')).toHaveValue('Padma')
  await page.unrouteAll()
  await cut(page, '**/rest/v1/cases')
  await page.goto('/caselist?add=1')
  await dialog(page, 'Add Case').getByLabel('Case ID').fill('New')
  await give(page, 'Add Case', 'Create Case')
  await isSaid(page, 'Failed to create case')
  // What is our fault can be quoted: the beginning of the request's id is in the log.
  const request_id = '4c1f09ab-8a56-4a1e-9a3a-0d4c7f3e2b10'
  const body = { kind: 'bug', reason: 'server.bug', message: 'Something went wrong.', request_id }
  await page.unrouteAll()
  await page.route('**/rest/v1/cases', (route) => route.fulfill({ status: 500, json: body }))
  await give(page, 'Add Case', 'Create Case')
  await isSaid(page, 'Failed to create case', 'Something went wrong. (Reference 4c1f09ab)')
  await page.unrouteAll()
  let tries = 0
  await page.route('**/rest/v1/cases?*', (route) => {
    tries += 1
    return route.abort()
  })
  await page.goto('/caselist?q=away')
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load cases' })
  await expect(failed).toBeVisible()
  await test.step('once, however often it is tried again', async () => {
    const triedBefore = tries
    await call(createCase, { body: { case_id: newCaseId() } })
    await expect.poll(() => tries).toBeGreaterThanOrEqual(2 * triedBefore)
    await expect(failed).toBeVisible()
    await expect(notice(page, 'Error', 'Failed to load cases')).toHaveCount(1)
  })
  await look(page, 'caselist-failed')
  await page.unrouteAll()
})

test('costs say what failed in their own words, and lose nothing', async ({ person, forgive, isPhone }) => {
  forgive(/rest\/v1/)
  const { page, call } = await person('associate')
  const case_id = newCaseId()
  await call(createNote, { body: { title: 'Task', case_id } })
  await call(createCost, { body: { case_id, description: 'Copies', amount: '1' } })
  await page.goto(`/costing?case=${case_id}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await cut(page, '**/rest/v1/case_costing/*')
  await page.getByRole('button', { name: 'Delete Copies' }).click()
  await expect(notice(page, 'Error', 'Failed to delete case costing')).toBeVisible()
  await test.step('what failed on a page goes with it', async () => {
    await goTo(page, 'Caselist', isPhone)
    await expect(page.getByRole('group', { name: 'Error' })).toHaveCount(0)
    await page.goBack()
  })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Edit Copies' }).click()
  await dialog(page, 'Edit Cost').getByLabel('Amount').fill('2')
  await cut(page, '**/rest/v1/case_costing/*')
  await give(page, 'Edit Cost', 'Save')
  await expect(notice(page, 'Error', 'Failed to update case costing')).toBeVisible()
  await give(page, 'Edit Cost', 'Save')
  await isClear(page, 'Edit Cost')
  await look(page, 'costing-failed-dialog')
  await page.unrouteAll()
  await test.step('the same that works takes the failure away', async () => {
    await give(page, 'Edit Cost', 'Save')
    await expect(page.getByRole('article')).toContainText('$2.00')
    await expect(page.getByRole('group', { name: 'Error' })).toHaveCount(0)
  })
  await endSession(page, '**/rest/v1/case_costing')
  await page.getByRole('button', { name: 'Add Cost' }).click()
  await dialog(page, 'Add Cost').getByLabel('Description').fill('Stamps')
  await dialog(page, 'Add Cost').getByLabel('Amount').fill('3')
  await give(page, 'Add Cost', 'Add Cost')
  await isSaid(page, 'Failed to create case costing', 'No user found')
  await expect(dialog(page, 'Add Cost').getByLabel('Description')).toHaveValue('Stamps')
  await page.unrouteAll()
  await cut(page, '**/rest/v1/case_costing?*')
  await page.goto('/costing')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch case costings' })).toBeVisible()
  await look(page, 'costing-failed')
  await page.unrouteAll()
  await page.route('**/rest/v1/rpc/total_case_costing*', refuse)
  await page.goto(`/costing?case=${case_id}`)
  const total = page.getByRole('region', { name: 'Total amount' })
  await expect(total).toContainText('Failed to fetch case costings')
  await look(page, 'costing-sum-failed')
  await isSaid(page, 'Failed to fetch case costings', 'Not now.')
  await page.unrouteAll()
  await total.getByRole('button', { name: 'Retry' }).click()
  await expect(total).toContainText('$2.00')
})

test('events say what failed in their own words, and lose nothing @once', async ({ person, forgive }) => {
  forgive(/rest\/v1/)
  const { page, call } = await person('associate')
  const case_id = newCaseId()
  await call(createNote, { body: { title: 'Task', case_id } })
  await call(createTimelineEvent, { body: { case_id, title: 'Hearing' } })
  await page.goto(`/timeline?case=${case_id}`)
  const actions = page.getByRole('button', { name: 'Actions for Hearing' })
  await actions.click()
  await cut(page, '**/rest/v1/case_timeline/*')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await isSaid(page, 'Failed to delete timeline event')
  await page.unrouteAll()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page, 'Edit Event').getByLabel('Title').fill('Second hearing')
  await cut(page, '**/rest/v1/case_timeline/*')
  await give(page, 'Edit Event', 'Save')
  await isSaid(page, 'Failed to update timeline event')
  await page.unrouteAll()
  await give(page, 'Edit Event', 'Save')
  await expect(page.getByRole('list', { name: case_id })).toContainText('Second hearing')
  await endSession(page, '**/rest/v1/case_timeline')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await dialog(page, 'Add Event').getByLabel('Title').fill('Appeal')
  await give(page, 'Add Event', 'Add Event')
  await isSaid(page, 'Failed to create timeline event', 'No user found')
  await page.unrouteAll()
  await cut(page, '**/rest/v1/case_timeline?*')
  await page.goto('/timeline')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch case timelines' })).toBeVisible()
  await look(page, 'timeline-failed')
  await page.unrouteAll()
})
