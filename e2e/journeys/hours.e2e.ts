import { expect, type Page } from '@playwright/test'
import { dayOf } from '../../contract/kernel/days.ts'
import { createNote, getNote } from '../../contract/notes.ts'
import { createTimeEntry, listTimeEntries } from '../../contract/time-entries.ts'
import { getTimer, startTimer } from '../../contract/timers.ts'
import { addWorkLog, listWorkLogs } from '../../contract/work-logs.ts'
import { chunkCalled } from '../chunks.ts'
import { look } from '../look.ts'
import { timerRanFor } from '../past.ts'
import { letNewsStay, type Person } from '../people.ts'
import { answer, card, chooseInMenu, editTask, isTold, notice } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

const inNavigation = (page: Page) =>
  page.getByRole('region', { name: 'Running timer' }).filter({ visible: true })
const startOf = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: `Start the timer of ${title}` })
const aTask = async ({ call }: Person, title: string) => (await call(createNote, { body: { title } })).id

/** A month (YYYY-MM) as people read it. */
function monthLabel(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first)
}

/** A day of the firm, some days ago. */
function dayOfFirm(ago: number): string {
  const at = new Date(Date.now() - ago * 24 * 3_600_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(at)
}

test('a timer runs on every page and device, and books its hours when stopped anywhere', async ({
  person,
  isPhone,
}) => {
  const associate = await person('associate')
  const { page, call } = associate
  const id = await aTask(associate, 'Bail petition')
  await page.goto('/')
  await startOf(page, 'Bail petition').dblclick()
  await expect(card(page, 'Bail petition').getByRole('button', { name: /^Stop the timer/ })).toBeVisible()
  await expect(page).toHaveTitle(/^0:00 Bail petition · Tasks/)
  await test.step('on another page', async () => {
    await goTo(page, 'Archive', isPhone)
    await expect(inNavigation(page).getByRole('link', { name: 'Bail petition' })).toBeVisible()
    await expect(page).toHaveTitle(/^0:00 Bail petition · Archived Tasks/)
  })
  await timerRanFor(associate, 1.5)
  await test.step('after a reload', async () => {
    await page.reload()
    await expect(inNavigation(page)).toContainText('1:30:')
    await look(page, 'timer-running')
  })
  await test.step('on another device, which stops it', async () => {
    const other = await associate.anotherBrowser()
    await other.goto('/')
    const stop = inNavigation(other).getByRole('button', { name: /^Stop the timer of Bail petition/ })
    await expect(stop).toBeVisible()
    // However long it took to come here: what is booked is rounded to 36 seconds.
    await timerRanFor(associate, 1.5)
    await stop.dblclick()
    await isTold(other, '1.5 h booked on “Bail petition”')
    await expect(inNavigation(page)).toBeHidden()
    await expect(page).toHaveTitle(/^Archived Tasks/)
  })
  expect(await call(getNote, { params: { id } })).toMatchObject({ hours_worked: 1.5, total_hours: 1.5 })
  await test.step('paused by its key or its button, it stands until somebody lets it run on', async () => {
    await call(startTimer, { body: { note_id: id } })
    const pause = inNavigation(page).getByRole('button', { name: 'Pause the timer of Bail petition' })
    await expect(pause).toBeVisible()
    await (isPhone ? pause.click() : page.keyboard.press('x'))
    await expect(inNavigation(page)).toContainText('Paused 0 min')
    await look(page, 'timer-paused')
    await expect.poll(async () => (await call(getTimer, {})).timer?.paused_at).toBeTruthy()
    await inNavigation(page).getByRole('button', { name: 'Resume the timer of Bail petition' }).click()
    await expect(pause).toBeVisible()
    await expect.poll(async () => (await call(getTimer, {})).timer?.pauses).toHaveLength(1)
  })
  await test.step('it says what it is about, and its time does', async () => {
    const about = inNavigation(page).getByRole('button', { name: /^Timer of Bail petition: / })
    await expect(about).toHaveText(/Describe$/)
    await about.click()
    const dialog = page.getByRole('dialog', { name: 'Describe the timer' })
    await dialog.getByLabel('Description').fill('grounds of the petition')
    await dialog.getByRole('combobox', { name: 'Activity' }).click()
    await page.getByRole('option', { name: 'Drafting' }).click()
    await look(page, 'timer-describing')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await isTold(page, 'Timer described')
    await expect(dialog).toHaveCount(0)
    await expect(about).toHaveText(/Drafting · grounds of the petition$/)
    await look(page, 'timer-described')
    await timerRanFor(associate, 0.25)
    await inNavigation(page)
      .getByRole('button', { name: /^Stop the timer/ })
      .click()
    await isTold(page, 'booked on “Bail petition”')
    const { items } = await call(listTimeEntries, { query: { limit: 50 } })
    expect(items.map(({ description, activity_code }) => [description, activity_code])).toContainEqual([
      ...['grounds of the petition', 'draft'],
    ])
  })
})

test('a second timer asks to stop the first, also when that one runs on another device @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 409 |realtime/)
  const associate = await person('associate')
  const { page, call } = associate
  const first = await aTask(associate, 'First')
  await aTask(associate, 'Second')
  // Without the live connection this browser does not hear of what starts elsewhere.
  await page.route('**/realtime/v1/events', (route) => route.abort())
  await page.goto('/')
  await expect(startOf(page, 'Second')).toBeVisible()
  await call(startTimer, { body: { note_id: first } })
  await timerRanFor(associate, 0.25)
  await startOf(page, 'Second').click()
  const question = 'Stop the running timer first?'
  await expect(page.getByRole('alertdialog', { name: question })).toContainText('“First”')
  await look(page, 'timer-second')
  await answer(page, question, 'Cancel')
  await expect(inNavigation(page)).toContainText('First')
  await startOf(page, 'Second').click()
  await timerRanFor(associate, 0.25)
  await answer(page, question, 'Stop and start')
  await expect(inNavigation(page)).toContainText('Second')
  await expect.poll(async () => (await call(getNote, { params: { id: first } })).hours_worked).toBe(0.25)
})

test('a timer that was forgotten asks what to keep of it @once', async ({ person, forgive }) => {
  forgive(/ 422 /)
  const associate = await person('associate')
  const { page, call } = associate
  const id = await aTask(associate, 'Overnight')
  const hoursOf = async () => (await call(getNote, { params: { id } })).hours_worked
  const dialog = page.getByRole('dialog', { name: 'The timer ran for more than 10 hours' })
  const stopLongRun = async (hours: number) => {
    await call(startTimer, { body: { note_id: id } })
    await timerRanFor(associate, hours)
    await page.goto('/archive')
    await inNavigation(page)
      .getByRole('button', { name: /^Stop the timer/ })
      .click()
    await expect(dialog).toBeVisible()
  }
  await test.step('it may run on', async () => {
    await stopLongRun(11)
    await look(page, 'timer-long')
    await dialog.getByRole('button', { name: 'Let it run' }).click()
    await expect(inNavigation(page)).toBeVisible()
  })
  await test.step('nothing of it', async () => {
    await inNavigation(page)
      .getByRole('button', { name: /^Stop the timer/ })
      .click()
    await dialog.getByRole('radio', { name: 'Discard the run' }).check()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await isTold(page, 'The run was discarded')
    expect(await hoursOf()).toBe(0)
  })
  await test.step('a part of it, which must lie within', async () => {
    await stopLongRun(11)
    const end = dialog.getByLabel('End Time')
    const suggested = await end.inputValue()
    await end.fill(`${dayOfFirm(3)}T10:00`)
    await dialog.getByRole('button', { name: 'Book hours' }).click()
    await expect(dialog.getByText('must lie between the start and now')).toBeVisible()
    await end.fill(suggested)
    await dialog.getByRole('button', { name: 'Book hours' }).click()
    await isTold(page, 'booked on “Overnight”')
    // The input holds no seconds, so up to a minute of the eight hours is cut.
    expect(await hoursOf()).toBeGreaterThan(7.97)
    expect(await hoursOf()).toBeLessThanOrEqual(8)
  })
  await test.step('all of it', async () => {
    const before = await hoursOf()
    await stopLongRun(10.5)
    await dialog.getByRole('radio', { name: 'Keep all of it' }).check()
    await dialog.getByRole('button', { name: 'Book hours' }).click()
    await isTold(page, 'booked on “Overnight”')
    expect(await hoursOf()).toBeCloseTo(before + 10.5, 1)
  })
})

test('times are entered by hand, in the firm’s zone, and refused where they make no sense', async ({
  person,
  forgive,
}) => {
  forgive(/ 422 /)
  const associate = await person('associate')
  const { page, call } = associate
  const id = await aTask(associate, 'Land deed')
  await page.goto('/')
  const opened = await editTask(page, 'Land deed')
  const tracking = opened.getByRole('region', { name: 'Time Tracking' })
  const day = dayOfFirm(2)
  await expect(tracking).toContainText('0h')
  await expect(tracking.getByRole('button', { name: 'Start' })).toBeVisible()
  await tracking.getByLabel('Start Time').fill(`${day}T15:00`)
  await expect(tracking.getByRole('button', { name: 'Save Time' })).toBeHidden()
  await test.step('a time that is not saved holds the form open', async () => {
    await opened.getByRole('button', { name: 'Cancel' }).click()
    await answer(page, 'Discard changes?', 'Keep editing')
    await page.keyboard.press('ControlOrMeta+Enter')
    const warning = tracking.getByRole('alert').filter({ hasText: 'The times are not saved yet' })
    await expect(warning.getByRole('button', { name: 'Leave the times out' })).toBeFocused()
    await expect(warning.getByRole('button', { name: 'Save Time' })).toBeHidden()
    await expect(tracking.getByLabel('Start Time')).toHaveValue(`${day}T15:00`)
    await tracking.getByLabel('End Time').fill(`${day}T16:00`)
    await opened.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(warning.getByRole('button', { name: 'Save Time' })).toBeFocused()
    await look(page, 'time-tracking-unsaved')
    await warning.getByRole('button', { name: 'Leave the times out' }).click()
    await isTold(page, 'Note updated successfully')
    await expect(opened).toBeHidden()
    await editTask(page, 'Land deed')
    await expect(tracking.getByLabel('Start Time')).toHaveValue('')
    await tracking.getByLabel('Start Time').fill(`${day}T15:00`)
  })
  await tracking.getByLabel('End Time').fill(`${day}T14:00`)
  await tracking.getByRole('button', { name: 'Save Time' }).click()
  await expect(tracking.getByText('End time must be after start time')).toBeVisible()
  await expect(tracking.getByLabel('End Time')).toHaveAttribute('aria-invalid', 'true')
  await look(page, 'time-tracking-refused')
  await tracking.getByLabel('End Time').fill(`${dayOfFirm(-2)}T14:00`)
  await tracking.getByRole('button', { name: 'Save Time' }).click()
  await expect(tracking.getByText(/must not be in the future|One person cannot log/)).toBeVisible()
  await tracking.getByLabel('End Time').fill(`${day}T16:20`)
  await expect(tracking.getByText('1.33 h')).toBeVisible()
  await tracking.getByLabel('End Time').press('Enter')
  await isTold(page, '1.33 h saved')
  await expect(opened).toBeVisible()
  await expect(tracking.getByText(/^Started: .*, 15:00$/)).toBeVisible()
  await expect(tracking.getByText(/^Ended: .*, 16:20$/)).toBeVisible()
  await expect(tracking).toContainText('1.33h')
  await look(page, 'time-tracking')
  await tracking.getByRole('button', { name: 'Start' }).click()
  await expect(tracking.getByRole('button', { name: 'Stop' })).toBeVisible()
  await tracking.getByRole('button', { name: 'Stop' }).click()
  await isTold(page, 'Too short to be booked on “Land deed”')
  const { items } = await call(listWorkLogs, { query: { note_id: id } })
  expect(items.map(({ work_date, hours_worked }) => [work_date, hours_worked])).toEqual([[day, 1.33]])
})

test('what is booked over logged time says so, and leads to its day', async ({ person, isPhone }) => {
  const associate = await person('associate')
  const { page, call } = associate
  await letNewsStay(page)
  await aTask(associate, 'Land deed')
  const log = (from: Date, minutes: number) => {
    const to = new Date(from.getTime() + minutes * 60_000).toISOString()
    return call(createTimeEntry, { body: { spans: [{ from: from.toISOString(), to }] } })
  }
  const told = notice(page, 'Time', 'Part of this time is logged already.')
  await test.step('times that are entered by hand', async () => {
    const day = dayOfFirm(9)
    await log(new Date(`${day}T15:10:00+06:00`), 10)
    await page.goto('/')
    const tracking = (await editTask(page, 'Land deed')).getByRole('region', { name: 'Time Tracking' })
    await tracking.getByLabel('Start Time').fill(`${day}T15:00`)
    await tracking.getByLabel('End Time').fill(`${day}T16:00`)
    await tracking.getByRole('button', { name: 'Save Time' }).click()
    await isTold(page, '1 h saved')
    await look(page, 'time-taken')
    await told.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(new RegExp(`/time\\?day=${day}$`))
    const shown = isPhone
      ? page.getByRole('list').getByText('Land deed', { exact: true })
      : page.getByRole('grid')
    await expect(shown).toContainText('Land deed')
  })
  await test.step('a timer that is stopped', async () => {
    const { id } = await call(createNote, { body: { title: 'Bail petition' } })
    await call(startTimer, { body: { note_id: id } })
    await timerRanFor(associate, 0.25)
    // A minute of the run that is of one day.
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const dayAt = (at: Date) => dayOf(at, 'Asia/Dhaka')
    const from = dayAt(ago(6)) === dayAt(ago(5)) ? ago(6) : ago(9)
    await log(from, 1)
    await inNavigation(page)
      .getByRole('button', { name: /^Stop the timer/ })
      .click()
    await isTold(page, 'booked on “Bail petition”')
    await told.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(new RegExp(`/time\\?day=${dayAt(from)}$`))
    await expect(told).toHaveCount(0)
  })
})

test('the key S starts and stops @desktop', async ({ person }) => {
  const associate = await person('associate')
  const { page, call } = associate
  await aTask(associate, 'By keyboard')
  await page.goto('/')
  await card(page, 'By keyboard').getByRole('button', { name: 'By keyboard', exact: true }).focus()
  await page.keyboard.press('s')
  await expect(inNavigation(page)).toBeVisible()
  await page.keyboard.press('s')
  await expect(inNavigation(page)).toBeHidden()
  await isTold(page, 'Too short to be booked on “By keyboard”')
  await page.keyboard.press('s')
  await expect(inNavigation(page)).toBeVisible()
  // It shows before the server has heard of it, and the next page asks the server.
  await expect.poll(async () => (await call(getTimer, {})).timer).not.toBeNull()
  await test.step('from anywhere it stops', async () => {
    await page.goto('/profile')
    await expect(inNavigation(page)).toBeVisible()
    await page.getByLabel('Full Name').focus()
    await page.keyboard.press('s')
    await expect(inNavigation(page), 'where text is typed it is a letter').toBeVisible()
    await page.getByRole('heading', { name: 'Profile Settings' }).click()
    await page.keyboard.press('s')
    await expect(inNavigation(page)).toBeHidden()
  })
})

test('days of work are added, corrected and deleted on their tab', async ({ person, forgive }) => {
  forgive(/ 409 /)
  const associate = await person('associate')
  const { page, call } = associate
  const id = await aTask(associate, 'Deed of gift')
  // Of all months: yesterday may be last month's.
  await page.goto('/?tab=work-logs&month=all')
  await expect(page.getByText('No work logs yet')).toBeVisible()
  await expect(
    page.getByText('Start tracking hours on your tasks to see daily breakdowns here.'),
  ).toBeVisible()
  await call(addWorkLog, { body: { note_id: id, work_date: dayOfFirm(1), hours_worked: 2 } })
  const task = card(page, 'Deed of gift')
  await expect(task).toContainText('2h total')
  await test.step('a comma is refused with the way to write it', async () => {
    await task.getByRole('button', { name: 'Add hours to Deed of gift' }).click()
    const form = task.getByRole('form', { name: 'Add hours' })
    await expect(form.getByLabel('Hours', { exact: true })).toBeFocused()
    await form.getByLabel('Hours', { exact: true }).fill('1,5')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form.getByText('Write a point and not a comma: 1.5')).toBeVisible()
    await look(page, 'work-logs-refused')
  })
  await test.step('1h20 is understood', async () => {
    await task.getByLabel('Hours', { exact: true }).fill('1h20')
    await task.getByLabel('Hours', { exact: true }).press('Enter')
    await isTold(page, 'Hours added')
    await expect(task).toContainText('3.33h total')
    await expect(task.getByRole('listitem')).toHaveCount(2)
  })
  await test.step('one day holds one entry of a person', async () => {
    await task.getByRole('button', { name: 'Add hours to Deed of gift' }).click()
    await task.getByLabel('Hours', { exact: true }).fill('1')
    await task.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(task.getByText(/^There are hours of yours on this task on that day already/)).toBeVisible()
    await task.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('a correction by keyboard', async () => {
    await task.getByRole('button', { name: /^Correct 1.33h on .+, Deed of gift$/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('90m')
    await page.keyboard.press('Enter')
    await expect(task.getByRole('button', { name: /^Correct 1.5h on/ })).toBeFocused()
    await expect(task).toContainText('3.5h total')
    await isTold(page, 'Hours corrected')
  })
  await test.step('a deletion asks', async () => {
    for (const day of [/^Delete 1.5h on/, /^Delete 2h on/]) {
      await task.getByRole('button', { name: day }).click()
      await answer(page, 'Delete these hours?', 'Delete')
      await isTold(page, 'Hours deleted')
    }
    await expect(page.getByText('No work logs yet')).toBeVisible()
  })
  expect((await call(getNote, { params: { id } })).hours_worked).toBe(0)
})

test('the key L logs hours: four keys beside the text @desktop', async ({ person, forgive }) => {
  forgive(/ 409 /)
  const associate = await person('associate')
  const { page, call } = associate
  const { keyboard } = page
  const id = await aTask(associate, 'Bail petition')
  const logged = async () => {
    const { items } = await call(listWorkLogs, { query: { note_id: id } })
    return items.map(({ work_date, hours_worked }) => [work_date, hours_worked])
  }
  // The field comes late: what is typed meanwhile is for it.
  const code = Promise.withResolvers<void>()
  await page.route(`**/${chunkCalled('hours-dialog')}`, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/')
  await expect(card(page, 'Bail petition')).toBeVisible()
  await keyboard.press('j')
  await keyboard.press('l')
  await keyboard.type('1h20')
  code.resolve()
  const dialog = page.getByRole('dialog', { name: 'Work Logs' })
  await expect(dialog.getByLabel('Hours', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('Hours', { exact: true })).toHaveValue('1h20')
  await expect(dialog.getByText('1.33 h', { exact: true })).toBeVisible()
  await keyboard.press('Enter')
  await isTold(page, 'Hours added')
  await expect(dialog.getByRole('listitem')).toContainText('1.33h')
  await expect(dialog.getByLabel('Hours', { exact: true })).toBeFocused()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Bail petition', exact: true })).toBeFocused()
  expect(await logged()).toEqual([[dayOfFirm(0), 1.33]])
  await test.step('once more on the same day', async () => {
    await keyboard.press('l')
    await expect(dialog.getByRole('textbox', { name: 'Hours' })).toBeFocused()
    await keyboard.type('40m')
    await keyboard.press('Enter')
    await expect(dialog.getByText(/^There are hours of yours on this task on that day already/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add 0.67h to them' })).toBeFocused()
    await look(page, 'work-logs-add-to-them')
    await keyboard.press('Enter')
    await isTold(page, 'Hours added')
    await expect(dialog.getByRole('listitem')).toContainText('2h')
    await expect(dialog.getByRole('textbox', { name: 'Hours' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await logged()).toEqual([[dayOfFirm(0), 2]])
  })
  await test.step('what is typed and not saved is asked about', async () => {
    await keyboard.press('l')
    await expect(dialog.getByLabel('Hours', { exact: true })).toBeFocused()
    await keyboard.type('80m')
    await keyboard.press('Escape')
    await answer(page, 'Discard changes?', 'Discard')
    await expect(dialog).toBeHidden()
  })
})

test('a task’s hours open from its menu, and a partner’s are named', async ({ person }) => {
  const associate = await person('associate', 'Imran Hossain')
  const partner = await person('partner', 'Nusrat Jahan')
  const { page } = associate
  const matter = { title: 'Title suit', client_name: 'Rahim & Sons', case_id: 'CASE-2026-417' }
  const { id } = await associate.call(createNote, { body: matter })
  await page.goto('/')
  await chooseInMenu(page, 'Title suit', 'Work Logs')
  const dialog = page.getByRole('dialog', { name: 'Work Logs' })
  await expect(dialog).toContainText('Rahim & Sons · CASE-2026-417')
  await expect(dialog, 'one’s own, which needs no name').not.toContainText('Imran Hossain')
  await expect(dialog.getByText('No daily work logs yet')).toBeVisible()
  await expect(page).toHaveURL(/\?hours=/)
  await expect(dialog.getByLabel('Date')).toHaveValue(dayOfFirm(0))
  await expect(dialog.getByLabel('Hours', { exact: true })).toBeFocused()
  await dialog.getByLabel('Hours', { exact: true }).fill('45m')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toContainText('0.75h total')
  await partner.call(addWorkLog, { body: { note_id: id, work_date: dayOfFirm(1), hours_worked: 0.5 } })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Nusrat Jahan' })).toContainText('0.5h')
  await look(page, 'work-logs-of-task')
  await page.reload()
  await expect(dialog).toContainText('1.25h total')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await test.step('a partner sees whose they are, beside another of the same title', async () => {
    const of = await aTask(partner, 'Title suit')
    await partner.call(addWorkLog, { body: { note_id: of, work_date: dayOfFirm(1), hours_worked: 1 } })
    await partner.page.goto('/?tab=work-logs&q=Title+suit')
    const cards = partner.page.getByRole('article', { name: 'Title suit' })
    await expect(cards).toHaveCount(2)
    const imrans = cards.filter({ hasText: 'Rahim & Sons · CASE-2026-417' })
    await expect(imrans.getByTitle('Imran Hossain')).toBeVisible()
    await expect(cards.filter({ hasNotText: 'Rahim' }).getByTitle('Nusrat Jahan')).toBeVisible()
    await look(partner.page, 'work-logs-of-all')
    await partner.page.goto(`/?hours=${id}`)
    await expect(partner.page.getByRole('dialog').getByTitle('Imran Hossain')).toBeVisible()
    await look(partner.page, 'work-logs-of-another')
  })
})

test('a month’s hours stand beside the whole sum, and filters that find nothing are cleared', async ({
  person,
}) => {
  const associate = await person('associate')
  const { page, call } = associate
  const note_id = await aTask(associate, 'Deed of gift')
  const today = dayOfFirm(0)
  await call(addWorkLog, { body: { note_id, work_date: today, hours_worked: 1.5 } })
  await call(addWorkLog, { body: { note_id, work_date: dayOfFirm(40), hours_worked: 2 } })
  await page.goto('/?tab=work-logs')
  const task = card(page, 'Deed of gift')
  const month = monthLabel(today.slice(0, 7))
  await expect(task).toContainText('3.5h total')
  await expect(task).toContainText(`1.5h in ${month}`)
  await expect(task.getByRole('listitem')).toHaveCount(1)
  await look(page, 'work-logs-of-month')
  await page.getByRole('searchbox').fill('no such words')
  await expect(page.getByText('No work logs found')).toBeVisible()
  await look(page, 'work-logs-none-found')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(task).toContainText(`1.5h in ${month}`)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goto('/?tab=work-logs&month=all')
  await expect(task).toContainText('3.5h total')
  await expect(task).not.toContainText(`in ${month}`)
})

test('many tasks with hours come page by page @once', async ({ person }) => {
  const { page, call } = await person('associate')
  for (let index = 0; index < 34; index += 1) {
    await call(createNote, { body: { title: `Matter ${index}`, hours_worked: 0.25 } })
  }
  await page.goto('/?tab=work-logs')
  await expect(card(page, 'Matter 33')).toBeVisible()
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toHaveCount(34)
})

test('work logs that cannot be loaded say so, and can be tried again @once', async ({ person, forgive }) => {
  forgive(/work_breakdown/)
  const associate = await person('associate')
  const { page, call } = associate
  const note_id = await aTask(associate, 'Mutation')
  await call(addWorkLog, { body: { note_id, work_date: dayOfFirm(0), hours_worked: 1 } })
  const calls = '**/rest/v1/rpc/work_breakdown*'
  await page.route(calls, (route) => route.abort())
  await page.goto('/?tab=work-logs')
  await expect(notice(page, 'Error', 'Failed to load work logs')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load work logs' })).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(card(page, 'Mutation')).toContainText('1h total')
})
