import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { dayOf } from '../../contract/kernel/days.ts'
import { createMeeting, listMeetings, type MeetingDraft, updateMeeting } from '../../contract/meetings.ts'
import { look } from '../look.ts'
import { metOn } from '../past.ts'
import type { Person } from '../people.ts'
import { answer, isTold, notice } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

const day = 24 * 60 * 60_000
const firmDay = (days: number) => dayOf(new Date(Date.now() + days * day), 'Asia/Dhaka')
const tomorrow = () => firmDay(1)

/** Something that is on the meetings of one journey and on no others. */
const newMark = () => randomBytes(4).toString('hex').toUpperCase()

async function aMeeting(person: Person, draft: Partial<MeetingDraft> = {}) {
  const usual = { title: 'Weekly review', meeting_date: tomorrow(), start_time: '10:00', end_time: '11:00' }
  return person.call(createMeeting, { body: { ...usual, ...draft } })
}

const list = (page: Page, name: 'Upcoming Meetings' | 'Past Meetings') => page.getByRole('region', { name })
const item = (page: Page, title: string) => page.getByRole('article', { name: title })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book Meeting' })

/** Nothing is cut at 320 px, neither of a meeting nor of the firm's name, however long that is. */
async function fitsIntoTheNarrowest(page: Page, meeting: Locator) {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/api/firm', async (route) => {
    const json = await (await route.fetch()).json()
    await route.fulfill({ json: { ...json, firm_name: 'Rahman & Chowdhury' } })
  })
  await page.reload()
  const name = page.getByRole('banner').getByText('Rahman & Chowdhury')
  const bar = page.getByRole('banner')
  await expect(name).toBeInViewport({ ratio: 1 })
  // A third line would not show; tails of letters may reach below the second.
  const unseen = await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(unseen).toBeLessThan(8)
  const [inner, outer] = [await bar.getByText('Management System').boundingBox(), await bar.boundingBox()]
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0))
  await expect(meeting).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await meeting.scrollIntoViewIfNeeded()
  for (const button of await meeting.getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await page.unroute('**/api/firm')
  if (usual) await page.setViewportSize(usual)
  await page.reload()
  await expect(meeting).toBeVisible()
}

test('a partner sees the rooms of a day, books, changes in its place and deletes', async ({
  person,
  isPhone,
}) => {
  const { page } = await person('partner', 'Nusrat Jahan')
  const colleague = await person('partner', 'Imran Hossain')
  const mark = newMark()
  await aMeeting(colleague, { title: `Audit ${mark}`, location: `Hall ${mark}` })
  await page.goto('/')
  await goTo(page, 'Meetings', isPhone)
  await page.getByRole('button', { name: 'Book Meeting' }).first().click()
  const booking = dialog(page)
  await booking.getByRole('button', { name: 'Book Meeting' }).click()
  await expect(booking.getByText('Is required')).toHaveCount(3)
  await booking.getByLabel('Title').fill(`Retainer ${mark}`)
  await booking.getByLabel('Date').fill(firmDay(-1))
  await booking.getByLabel('Start Time').fill('10:30')
  await expect(booking.getByLabel('End Time')).toHaveValue('11:30')
  await booking.getByLabel('End Time').fill('10:30')
  await booking.getByRole('button', { name: 'Book Meeting' }).click()
  await expect(booking.getByText('Must not be before today')).toBeVisible()
  await expect(booking.getByText('Must be after the start time')).toBeVisible()
  await look(page, 'meetings-refused')

  await booking.getByLabel('Date').fill(tomorrow())
  await expect(booking.getByText('Must not be before today')).toBeHidden()
  await booking.getByLabel('End Time').fill('11:30')
  const hall = booking.getByRole('button', { name: new RegExp(`^Hall ${mark}`) })
  await expect(hall).toContainText(`10:00–11:00 Audit ${mark}`)
  await hall.click()
  await expect(booking.getByLabel('Location')).toHaveValue(`Hall ${mark}`)
  await expect(
    booking.getByText(`Hall ${mark} is taken from 10:00 to 11:00 by “Audit ${mark}”.`),
  ).toBeVisible()
  await look(page, 'meetings-taken')
  await booking.getByLabel('Start Time').fill('11:00')
  await expect(booking.getByText('This time is taken')).toBeHidden()
  await look(page, 'meetings-book')
  await booking.getByRole('button', { name: 'Book Meeting' }).click()
  await isTold(page, 'Meeting created successfully')

  await page.getByRole('searchbox', { name: 'Search meetings' }).fill(mark)
  await expect(page).toHaveURL(new RegExp(`q=${mark}`))
  const upcoming = list(page, 'Upcoming Meetings')
  await expect(upcoming.getByRole('heading', { level: 3 })).toHaveText([`Audit ${mark}`, `Retainer ${mark}`])
  await expect(item(page, `Retainer ${mark}`)).toContainText('Upcoming')
  await page.getByRole('button', { name: `Edit Retainer ${mark}` }).click()
  const editing = page.getByRole('form', { name: `Edit Retainer ${mark}` })
  await expect(editing.getByLabel('Title')).toBeFocused()
  await editing.getByLabel('Description').fill('Bring the fee note')
  await page.reload()
  await expect(editing.getByLabel('Description')).toHaveValue('Bring the fee note')
  await look(page, 'meetings-edit')
  await editing.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Meeting updated successfully')
  await expect(item(page, `Retainer ${mark}`)).toContainText('Bring the fee note')
  if (isPhone) await fitsIntoTheNarrowest(page, item(page, `Retainer ${mark}`))

  await page.getByRole('button', { name: `Delete Retainer ${mark}` }).click()
  await answer(page, 'Are you sure you want to delete this meeting?', 'Delete')
  await isTold(page, 'Meeting deleted successfully')
  await expect(upcoming.getByRole('article')).toHaveCount(1)
})

test('a room that somebody took meanwhile is refused, naming the meeting, and nothing typed is lost', async ({
  person,
  forgive,
}) => {
  forgive(/ 409 /)
  const { page } = await person('partner')
  const colleague = await person('partner')
  const hall = `Hall ${newMark()}`
  await page.goto('/meetings?add=1')
  const booking = dialog(page)
  await booking.getByLabel('Title').fill('Budget')
  await booking.getByLabel('Date').fill(tomorrow())
  await booking.getByLabel('Start Time').fill('14:00')
  await booking.getByLabel('Location').fill(hall)
  // The list of rooms goes with the focus.
  await page.keyboard.press('Tab')
  // The answer that would have told of it never comes: only the server knows.
  await page.route('**/rpc/meeting_rooms?*', (route) => route.abort())
  forgive(/ERR_FAILED/)
  await aMeeting(colleague, { title: 'Hiring', location: hall, start_time: '14:30', end_time: '15:30' })
  await booking.getByRole('button', { name: 'Book Meeting' }).click()
  const taken = `${hall} is taken from 14:30 to 15:30 by “Hiring”.`
  await expect(notice(page, 'Error', 'Failed to create meeting')).toBeVisible()
  await expect(booking.getByText(taken).first()).toBeVisible()
  await expect(booking.getByLabel('Title')).toHaveValue('Budget')
  await page.unroute('**/rpc/meeting_rooms?*')
  await booking.getByLabel('Start Time').fill('15:30')
  await page.keyboard.press('Control+Enter')
  await isTold(page, 'Meeting created successfully')
})

test('a meeting runs, ends and goes over to the past by itself, by the server’s clock @once', async ({
  person,
}) => {
  const { page } = await person('partner')
  const colleague = await person('partner')
  const mark = newMark()
  const { id } = await aMeeting(colleague, { title: `Board ${mark}`, location: mark })
  // The server's clock as this browser hears it: tomorrow, from the next answer on.
  const clock = { hear: `${tomorrow()}T09:59:58+06:00`, ahead: Number.NaN }
  await page.route('**/rest/v1/**', async (route) => {
    const response = await route.fetch()
    if (clock.hear !== '') clock.ahead = Date.parse(clock.hear) - Date.now()
    clock.hear = ''
    const date = new Date(Date.now() + clock.ahead).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await page.goto(`/meetings?q=${mark}`)
  await expect(list(page, 'Upcoming Meetings').getByText('Ongoing')).toBeVisible()
  await look(page, 'meetings-ongoing')
  clock.hear = `${tomorrow()}T10:59:58+06:00`
  const body = { description: 'Seen by the live channel', version: 1 }
  await colleague.call(updateMeeting, { params: { id }, body })
  await expect(list(page, 'Past Meetings').getByText('Completed')).toBeVisible()
  await expect(list(page, 'Upcoming Meetings').getByText('No upcoming meetings')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a past meeting is corrected where it stands, and two who edit keep both texts in sight', async ({
  person,
  forgive,
}) => {
  forgive(/ 409 /)
  const somebody = await person('partner')
  const colleague = await person('partner')
  const { page } = somebody
  const mark = newMark()
  const { id } = await aMeeting(somebody, { title: `Minutes ${mark}`, location: mark })
  await metOn(id, firmDay(-3))
  await page.goto(`/meetings?q=${mark}&edit=${id}`)
  const editing = page.getByRole('form', { name: `Edit Minutes ${mark}` })
  await expect(list(page, 'Past Meetings').getByRole('form')).toBeVisible()
  await editing.getByLabel('Title').fill(`Minutes kept ${mark}`)
  await colleague.call(updateMeeting, { params: { id }, body: { title: `Protocol ${mark}`, version: 1 } })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('This meeting was changed meanwhile')).toBeVisible()
  await expect(page.getByText(`Now: Protocol ${mark}`)).toBeVisible()
  await look(page, 'meetings-conflict')
  await notice(page, 'Error', 'Failed to update meeting').getByRole('button', { name: 'Dismiss' }).click()
  await save.click()
  await isTold(page, 'Meeting updated successfully')
  const { items } = await somebody.call(listMeetings, { query: { when: 'past', q: mark } })
  expect(items.map(({ title }) => title)).toEqual([`Minutes kept ${mark}`])
  await look(page, 'meetings-past')
})

test('an associate is told so, taken home, and refused by every call @once', async ({ person, forgive }) => {
  forgive(/ 403 /)
  const { page, statusOf } = await person('associate')
  await page.goto('/meetings')
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
  await expect(page.getByText('Only partners can access the meetings page.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await statusOf(listMeetings, { query: {} })).toBe(403)
})

test('what fails is said in the words of the specification, and can be tried again @once', async ({
  person,
  forgive,
}) => {
  forgive(/ERR_FAILED| 401 /)
  const somebody = await person('partner')
  const { page } = somebody
  const mark = newMark()
  const { id } = await aMeeting(somebody, { title: `Lunch ${mark}`, location: mark })
  // Or what is heard on the stream would load the list again by itself.
  await page.route('**/realtime/v1/events', (route) => route.abort())
  await page.route('**/rest/v1/meetings?*', (route) => route.abort())
  await page.goto(`/meetings?q=${mark}`)
  const dismiss = async (message: string) =>
    notice(page, 'Error', message).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice(page, 'Error', 'Failed to load meetings')).toBeVisible()
  await look(page, 'meetings-failed')
  await dismiss('Failed to load meetings')
  await page.unroute('**/rest/v1/meetings?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(item(page, `Lunch ${mark}`)).toBeVisible()
  await page.route(`**/rest/v1/meetings/${id}`, (route) => route.abort())
  await page.getByRole('button', { name: `Delete Lunch ${mark}` }).click()
  await answer(page, 'Are you sure you want to delete this meeting?', 'Delete')
  await dismiss('Failed to delete meeting')
  const body = { kind: 'unauthenticated', reason: 'session.ended', message: 'Ended.', request_id: 'x' }
  await page.route('**/rest/v1/meetings', (route) => route.fulfill({ status: 401, json: body }))
  await page.getByRole('button', { name: 'Book Meeting' }).click()
  await dialog(page).getByLabel('Title').fill('Nobody’s')
  await dialog(page).getByLabel('Start Time').fill('10:00')
  await dialog(page).getByRole('button', { name: 'Book Meeting' }).click()
  await expect(notice(page, 'Error', 'Failed to create meeting')).toContainText('User not authenticated')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Nobody’s')
})
