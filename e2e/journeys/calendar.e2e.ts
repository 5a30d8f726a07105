import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { createEvent, deleteEvent, type EventDraft, updateEvent } from '../../contract/calendar.ts'
import { createMeeting } from '../../contract/meetings.ts'
import { createNote } from '../../contract/notes.ts'
import { environment } from '../environment.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { answer, choose, isTold, notice, refuse } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })

/** A month that nobody else in this run looks at. */
const aMonth = () => `${randomInt(2060, 2190)}-${String(randomInt(1, 13)).padStart(2, '0')}`

const anEvent = (person: Person, event_date: string, draft: Partial<EventDraft> = {}) =>
  person.call(createEvent, { body: { title: 'Hearing', event_date, ...draft } })

/** The firm's day, as addresses and grids name it. */
const todayInDhaka = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date())

/** A day as screens say it: 'Saturday, November 21, 2026'. */
function spoken(day: string): string {
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  } as const
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(new Date(`${day}T00:00:00Z`))
  const of = (type: string) => parts.find((part) => part.type === type)?.value
  return `${of('weekday')}, ${of('month')} ${of('day')}, ${of('year')}`
}

/** The target of a day in the month, by what it says that the day holds. */
const dayOf = (page: Page, day: string, holds: string) =>
  page.getByLabel(`${spoken(day)}, ${holds}`, { exact: true })

/** Opens a day's dialog, which is a sheet over the whole screen of a phone. */
async function openDay(page: Page, day: string, holds: string) {
  await dayOf(page, day, holds).click()
  return dialog(page, spoken(day))
}

for (const role of ['partner', 'associate'] as const) {
  test(`${role}: an event is added to a day, changed, taken away as a file and deleted`, async ({
    person,
    isPhone,
  }) => {
    const { page } = await person(role, 'Nusrat Jahan')
    const month = aMonth()
    const day = `${month}-28`
    await page.goto('/')
    await goTo(page, 'Calendar', isPhone)
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await page.goto(`/calendar?month=${month}`)
    const opened = await openDay(page, day, 'no events or tasks')
    if (isPhone) expect(await opened.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    await opened.getByRole('button', { name: 'Add Event' }).click()
    const adding = dialog(page, 'Add Event')
    await expect(adding.getByLabel('Date')).toHaveValue(day)
    await adding.getByRole('button', { name: 'Add Event' }).click()
    await expect(adding.getByText('Title is required')).toBeVisible()
    await adding.getByLabel('Title').fill('Bail hearing')
    await choose(adding, 'Type', 'Court Date')
    await look(page, 'calendar-add')
    await page.reload()
    await expect(adding.getByLabel('Title')).toHaveValue('Bail hearing')
    await adding.getByRole('button', { name: 'Add Event' }).click()
    await isTold(page, 'Calendar event created successfully')

    await expect(opened.getByText('All day')).toBeVisible()
    await expect(opened.getByText('Court Date')).toBeVisible()
    await opened.getByRole('button', { name: 'Edit Bail hearing' }).click()
    const editing = dialog(page, 'Edit Event')
    await editing.getByLabel('Time').fill('10:30')
    await editing.getByRole('button', { name: 'Save' }).click()
    await isTold(page, 'Calendar event updated successfully')
    await expect(opened.getByText('10:30')).toBeVisible()
    await look(page, 'calendar-day')

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      opened.getByRole('button', { name: 'Download Bail hearing as .ics' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`${day}-Bail-hearing.ics`)
    // Half past ten in Dhaka, wherever the browser and the server stand.
    expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART:${day.replaceAll('-', '')}T043000Z`)

    await opened.getByRole('button', { name: 'Delete Bail hearing' }).click()
    await answer(page, 'Are you sure you want to delete this event?', 'Delete')
    await isTold(page, 'Calendar event deleted successfully')
    await expect(opened.getByText('No events on this day.')).toBeVisible()
    await expect(opened.getByRole('heading', { name: 'Events' })).toBeFocused()
  })
}

test('a colleague’s event appears by itself and is theirs alone, also for a partner @once', async ({
  person,
}) => {
  const writer = await person('associate', 'Sadia Islam')
  const partner = await person('partner')
  const { page } = partner
  const month = aMonth()
  const day = `${month}-15`
  await page.goto(`/calendar?month=${month}`)
  await expect(dayOf(page, day, 'no events or tasks')).toBeVisible()
  const { id } = await anEvent(writer, day, { title: 'Mediation', event_time: '15:00' })
  const opened = await openDay(page, day, '1 event')
  await expect(opened.getByText('Mediation')).toBeVisible()
  await expect(opened.getByTitle('Sadia Islam')).toBeVisible()
  await expect(opened.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0)
  await expect(opened.getByRole('button', { name: 'Download Mediation as .ics' })).toBeVisible()
  expect(await partner.statusOf(deleteEvent, { params: { id } })).toBe(403)
  expect(await partner.statusOf(updateEvent, { params: { id }, body: { title: 'x', version: 1 } })).toBe(403)
  await page.goto(`/calendar?month=${month}&edit=${id}`)
  await expect(dayOf(page, day, '1 event')).toBeVisible()
  await expect(dialog(page, 'Edit Event')).toHaveCount(0)
})

test('partners see their meetings in every view and in the day, associates none', async ({
  person,
  isPhone,
}) => {
  const associate = await person('associate')
  const partner = await person('partner')
  const { page } = partner
  const month = aMonth()
  const day = `${month}-15`
  await anEvent(associate, day, { title: 'Mediation', event_time: '15:00' })
  await page.goto(`/calendar?month=${month}`)
  await expect(dayOf(page, day, '1 event')).toBeVisible()
  const booking = { title: 'Partners’ weekly', location: 'Library', meeting_date: day }
  await partner.call(createMeeting, { body: { ...booking, start_time: '10:00', end_time: '11:30' } })
  await expect(dayOf(page, day, '1 event, 1 meeting')).toBeVisible()
  for (const [name, view] of [
    ['month', `month=${month}`],
    ['week', `view=week&week=${day}`],
    ['list', `view=list&month=${month}`],
  ]) {
    await page.goto(`/calendar?${view}`)
    if (!isPhone || name !== 'month') await expect(page.getByText(booking.title)).toBeVisible()
    await look(page, `calendar-meetings-${name}`)
  }
  await page.goto(`/calendar?month=${month}&day=${day}`)
  const meetings = dialog(page, spoken(day)).getByRole('region', { name: 'Meetings' })
  await expect(meetings).toContainText('10:00 – 11:30')
  await expect(meetings).toContainText('Library')
  await look(page, 'calendar-meetings-day')
  await meetings.getByRole('link', { name: booking.title }).click()
  await expect(page).toHaveURL(/\/meetings\?/)
  await expect(page.getByRole('article', { name: booking.title })).toContainText('Library')

  await associate.page.goto(`/calendar?month=${month}`)
  const seen = await openDay(associate.page, day, '1 event')
  await expect(seen.getByText('Mediation')).toBeVisible()
  await expect(seen.getByRole('region', { name: 'Meetings' })).toHaveCount(0)
})

test('a day shows the notes that one may see, and the month sums them up', async ({ person, isPhone }) => {
  const somebody = await person('associate', 'Rafiq Khan')
  const other = await person('associate')
  const { page } = somebody
  await other.call(createNote, { body: { title: 'Not for Rafiq', is_priority: true } })
  await somebody.call(createNote, {
    body: { title: 'Draft the plaint', is_priority: true, hours_worked: 1.5 },
  })
  await somebody.call(createNote, { body: { title: 'Call the bank', hours_worked: 0.75 } })
  await page.goto('/calendar')
  const summary = page.getByRole('region', { name: /^Summary of / })
  await expect(summary).toContainText('Total Notes2')
  await expect(summary).toContainText('Priority Notes1')
  await expect(summary).toContainText('Total Worked Hours2.25')
  const today = page.getByLabel(/, (\d+ events?, )?2 tasks$/)
  await expect(today).toBeVisible()
  const drawn = page.getByText(/^(Draft the plaint|Call the bank)$/)
  if (!isPhone) await expect(drawn).toHaveCount(2)
  await page.getByRole('switch', { name: 'Show notes' }).uncheck()
  await expect(page).toHaveURL(/notes=0/)
  await page.reload()
  await expect(today).toBeVisible()
  await expect(drawn).toHaveCount(0)
  await page.getByRole('switch', { name: 'Show notes' }).check()
  await expect(page).toHaveURL(/\/calendar$/)
  await today.click()
  const opened = page.getByRole('dialog')
  await expect(opened.getByRole('link', { name: 'Draft the plaint' })).toBeVisible()
  await expect(opened.getByText('Not for Rafiq')).toHaveCount(0)
  await look(page, 'calendar-notes')
  await opened.getByRole('link', { name: 'Call the bank' }).click()
  await expect(page.getByRole('form', { name: 'Edit Call the bank' })).toBeVisible()
})

test('the month, the week and the list show the same days', async ({ person, isPhone }) => {
  const somebody = await person('associate', 'Tanvir Ahmed')
  const { page } = somebody
  // Two years with the same July: the firm is one for both widths.
  const year = isPhone ? 2050 : 2039
  const types = ['meeting', 'deadline', 'court_date', 'consultation', 'other'] as const
  for (const [at, event_type] of types.entries()) {
    const title = `${event_type === 'court_date' ? 'শুনানি: ' : ''}Matter ${at + 1} of Padma Textiles and others`
    await anEvent(somebody, `${year}-07-06`, { title, event_type, event_time: at % 2 ? `1${at}:30` : null })
    await anEvent(somebody, `${year}-07-${10 + 3 * at}`, { title, event_type, event_time: '23:45' })
  }
  await page.goto(`/calendar?month=${year}-07`)
  await expect(dayOf(page, `${year}-07-06`, '5 events')).toBeVisible()
  const title = page.getByText('Matter 5 of Padma Textiles and others').last()
  /** Whether the words go on in a second line rather than being cut in the first. */
  const isWrapped = () => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  if (!isPhone) {
    await expect(page.getByText('+2 more')).toBeVisible()
    expect(await isWrapped()).toBe(true)
    // The week grows with what its days hold.
    const more = await page.getByText('+2 more').boundingBox()
    const next = await page.locator(`[role=cell][data-date="${year}-07-13"]`).boundingBox()
    expect((more?.y ?? 0) + (more?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)
  }
  await look(page, 'calendar-month')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByText('Matter 5 of Padma Textiles and others')).toHaveCount(2)
  expect(await isWrapped()).toBe(true)
  // On phones a sign says the type, its word is there to be heard.
  const badge = await page.getByText('Other', { exact: true }).first().boundingBox()
  expect((badge?.width ?? 0) > 1).toBe(!isPhone)
  await look(page, 'calendar-list')
  await page.goto(`/calendar?view=week&week=${year}-07-03`)
  await expect(page.getByRole('heading', { name: `Jul 03, ${year} – Jul 09, ${year}` })).toBeVisible()
  await expect(page.getByText('শুনানি: Matter 3 of Padma Textiles and others')).toBeVisible()
  await look(page, 'calendar-week')
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page).toHaveURL(new RegExp(`week=${year}-07-10`))
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await expect(page.getByRole('heading', { name: `July ${year}`, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page).toHaveURL(/\/calendar$/)
})

test('the days are reached and opened with the keyboard alone @desktop', async ({ person }) => {
  const somebody = await person('associate')
  const { page } = somebody
  await anEvent(somebody, '2038-02-28', { title: 'Filing' })
  await page.goto('/calendar?month=2038-01')
  const first = dayOf(page, '2038-01-31', 'no events or tasks')
  await first.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dayOf(page, '2038-01-30', 'no events or tasks')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  // There is no 31 February, and 2038 is no leap year.
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/month=2038-02/)
  await expect(dayOf(page, '2038-02-28', '1 event')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, spoken('2038-02-28')).getByText('Filing')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('[')
  await expect(page.getByRole('heading', { name: 'January 2038' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/\/calendar$/)
  await expect(page.locator('[data-date]:has(:focus)')).toHaveAttribute('data-date', todayInDhaka())
  // One stop of the Tab key for all the days, and none for what stands in them.
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-date] :focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('[data-date]:has(:focus)')).toHaveAttribute('data-date', todayInDhaka())
  await anEvent(somebody, todayInDhaka(), { title: 'Of today' })
  for (const view of ['week', 'list']) {
    await page.goto(`/calendar?view=${view}&month=2038-02&week=2038-02-28`)
    await expect(page.getByText('Filing')).toBeVisible()
    await page.keyboard.press('t')
    await expect(page).toHaveURL(new RegExp(`view=${view}$`))
    await expect(page.locator('[data-date]:has(:focus)')).toHaveAttribute('data-date', todayInDhaka())
  }
  await page.goto('/calendar')
  await expect(page.locator(`[data-date="${todayInDhaka()}"]`).first()).toBeVisible()
  await page.keyboard.press('n')
  await expect(dialog(page, 'Add Event').getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Typed without a mouse')
  await page.keyboard.press('Control+Enter')
  await isTold(page, 'Calendar event created successfully')
})

test('one’s own event is dragged to another day, another’s stays @desktop', async ({ person }) => {
  const somebody = await person('associate')
  const colleague = await person('associate')
  const { page } = somebody
  const month = aMonth()
  const mine = await anEvent(somebody, `${month}-10`, { title: 'Mine to move', event_time: '09:00' })
  await anEvent(colleague, `${month}-10`, { title: 'Theirs to keep' })
  await page.goto(`/calendar?month=${month}`)
  const target = page.locator(`[role=cell][data-date="${month}-12"]`)
  await page.getByText('Mine to move').dragTo(target)
  await isTold(page, 'Calendar event updated successfully')
  await expect(dayOf(page, `${month}-12`, '1 event')).toBeVisible()
  await page.getByText('Theirs to keep').dragTo(target)
  await expect(dayOf(page, `${month}-10`, '1 event')).toBeVisible()
  await page.goto(`/calendar?month=${month}&edit=${mine.id}`)
  await expect(dialog(page, 'Edit Event').getByLabel('Time')).toHaveValue('09:00')
})

test('what the server refuses is said, and nothing typed is lost @once', async ({ person, forgive }) => {
  forgive(/ 409 | 503 /)
  const somebody = await person('associate')
  const { page } = somebody
  const month = aMonth()
  const { id } = await anEvent(somebody, `${month}-05`)
  const failing = '**/rest/v1/rpc/calendar_range**'
  const refusal = {
    kind: 'rule',
    reason: 'server.unavailable',
    message: 'The calendar rests.',
    request_id: 'x',
  }
  await page.route(failing, (route) => route.fulfill({ status: 422, json: refusal }))
  forgive(/ 422 /)
  await page.goto(`/calendar?month=${month}`)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load calendar events' })).toBeVisible()
  // Said once more when something is heard on the stream and it fails again.
  const told = notice(page, 'Error', 'Failed to load calendar events').first()
  await expect(told).toBeVisible()
  await look(page, 'calendar-failed')
  await told.getByRole('button', { name: 'Dismiss' }).click()
  await page.unroute(failing)
  await page.getByRole('button', { name: 'Retry' }).click()
  await test.step('also of the month’s sums', async () => {
    await page.route('**/rest/v1/rpc/calendar_summary*', refuse)
    await page.reload()
    const summary = page.getByRole('region', { name: /^Summary of / })
    await expect(summary).toContainText('Failed to load calendar events')
    await look(page, 'calendar-sums-failed')
    await told.getByRole('button', { name: 'Dismiss' }).click()
    await page.unrouteAll()
    await summary.getByRole('button', { name: 'Retry' }).click()
    await expect(summary).toContainText('Total Notes0')
  })

  const opened = await openDay(page, `${month}-05`, '1 event')
  await opened.getByRole('button', { name: 'Edit Hearing' }).click()
  const editing = dialog(page, 'Edit Event')
  await editing.getByLabel('Title').fill('Hearing, second try')
  await somebody.call(updateEvent, { params: { id }, body: { title: 'Hearing, adjourned', version: 1 } })
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('This event was changed meanwhile')).toBeVisible()
  await expect(editing.getByText('Now: Hearing, adjourned')).toBeVisible()
  await notice(page, 'Error', 'Failed to update calendar event')
    .getByRole('button', { name: 'Dismiss' })
    .click()
  await editing.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Calendar event updated successfully')

  await page.route('**/rest/v1/calendar_events/**', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 422, json: refusal }) : route.continue(),
  )
  await opened.getByRole('button', { name: 'Delete Hearing, second try' }).click()
  await answer(page, 'Are you sure you want to delete this event?', 'Delete')
  await expect(notice(page, 'Error', 'Failed to delete calendar event')).toContainText('The calendar rests.')
  await expect(opened.getByText('Hearing, second try')).toBeVisible()
})

test('the palette finds an event and leads to its day @once', async ({ person, isPhone }) => {
  const somebody = await person('associate')
  const { page } = somebody
  const day = `${aMonth()}-17`
  const title = `Inspection ${day}`
  await anEvent(somebody, day, { title })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  if (isPhone) await page.getByRole('button', { name: 'Search or jump to' }).click()
  else await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(title.toLowerCase())
  await page.getByRole('option', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`day=${day}`))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('the private address is made, read without signing in, replaced and revoked @once', async ({
  person,
  request,
}) => {
  const somebody = await person('associate')
  const { page } = somebody
  await anEvent(somebody, `${aMonth()}-20`, { title: 'Seen from afar' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: environment().site })
  await page.goto('/calendar')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const feed = dialog(page, 'Calendar Address')
  await feed.getByRole('button', { name: 'Create Address' }).click()
  await isTold(page, 'Calendar address created successfully')
  await look(page, 'calendar-feed')
  const address = await feed.getByLabel('Your address').inputValue()
  await feed.getByRole('button', { name: 'Copy' }).click()
  await isTold(page, 'Calendar address copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const read = async (of: string) => (await request.get(new URL(of).pathname)).status()
  expect(await (await request.get(new URL(address).pathname)).text()).toContain('SUMMARY:Seen from afar')

  await feed.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const revoke = feed.getByRole('button', { name: 'Revoke Address' })
  await expect(revoke).toBeVisible()
  await expect(feed.getByLabel('Your address')).toHaveCount(0)
  await revoke.click()
  await answer(page, 'Revoke your calendar address?', 'Revoke')
  await isTold(page, 'Calendar address revoked successfully')
  await expect(feed.getByRole('button', { name: 'Create Address' })).toBeVisible()
  expect(await read(address)).toBe(404)
})
