import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { createEvent } from '../../contract/calendar.ts'
import { createCase } from '../../contract/cases.ts'
import { dayOf, daysAfter, momentOf } from '../../contract/kernel/days.ts'
import { archiveNote, createNote } from '../../contract/notes.ts'
import { createTimeEntry, listTimeEntries } from '../../contract/time-entries.ts'
import { exported } from '../export.ts'
import { look } from '../look.ts'
import { isTold, notice } from '../tasks.ts'
import { test } from '../world.ts'

/** The firm’s day. */
const today = () => dayOf(new Date(), 'Asia/Dhaka')
const everything = { query: { limit: 50 } } as const

test('check 11: from any page L, a line and Enter log time, and the focus is back where it was @desktop', async ({
  person,
}) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const { page, call } = await person('associate', 'Farhana Akter')
  const { id } = await call(createCase, { body: { case_id: `TIME-${own}`, title: `State v ${own}` } })
  await page.goto('/calendar')
  const focused = page.getByRole('link', { name: 'Calendar', exact: true })
  await focused.focus()
  await page.keyboard.press('l')
  // Typed at once, before the dialog is there.
  await page.keyboard.type(`1h20 drafting plaint, ${own}`)
  const dialog = page.getByRole('dialog', { name: 'Log time' })
  const field = dialog.getByLabel('What did you do?')
  await expect(field).toHaveValue(`1h20 drafting plaint, ${own}`)
  await expect(dialog.getByRole('button', { name: 'Time: 1 h 20 min' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Case: State v/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Activity: Drafting' })).toBeVisible()
  await look(page, 'log-time')
  await page.keyboard.press('Enter')
  await isTold(page, 'Logged 1 h 20 min')
  await expect(dialog).toHaveCount(0)
  await expect(focused).toBeFocused()
  const { items } = await call(listTimeEntries, everything)
  expect(items).toMatchObject([
    { seconds: 4800, description: 'drafting plaint', activity_code: 'draft', case_ref: id, billing: 'bill' },
  ])

  await test.step('of several cases one is chosen before the line is sent', async () => {
    const two = `Twin ${own}`
    for (const at of [1, 2])
      await call(createCase, { body: { case_id: `TWIN-${own}-${at}`, title: `${two} ${at}` } })
    await page.keyboard.press('l')
    await field.fill(`15m call, ${two}`)
    await expect(dialog.getByRole('button', { name: 'Case: 2 cases' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `${two} 2` }).click()
    await expect(dialog.getByRole('button', { name: new RegExp(`^Case: ${two} 2`) })).toBeVisible()
    await field.press('Enter')
    await isTold(page, 'Logged 15 min')
    await expect
      .poll(async () => (await call(listTimeEntries, everything)).items[0]?.case?.title)
      .toBe(`${two} 2`)
  })

  await test.step('from nowhere the focus comes to the heading, where Enter presses nothing', async () => {
    await page.goto('/costing')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await page.keyboard.press('l')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(heading).toBeFocused()
    await page.goto('/calendar')
    await focused.focus()
  })

  await test.step('what is not understood is marked, and stays as a draft when the dialog is left', async () => {
    await page.keyboard.press('l')
    await field.fill('2 hearings')
    await page.keyboard.press('Enter')
    await expect(
      dialog.getByText('Begin with how long it took, like 1h20, 90m, 1.5 or 9:30-11.'),
    ).toBeVisible()
    await expect(dialog.locator('[data-stumble="2"]')).toHaveCount(1)
    await look(page, 'log-time-refused')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('l')
    await expect(field).toHaveValue('2 hearings')
    await field.fill('2h hearings')
    await page.keyboard.press('Control+Enter')
    await isTold(page, 'Logged 2 h')
    await expect(field).toHaveValue('')
    await page.keyboard.press('Escape')
  })

  await test.step('the palette logs a line that begins with an amount, and Undo takes it back', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('45m call')
    await expect(page.getByRole('option').first()).toHaveText(/^Log 45 min · call/)
    await page.keyboard.press('Enter')
    await expect(notice(page, 'Success', 'Logged 45 min')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await call(listTimeEntries, everything)).items.length).toBe(3)
  })
})

test('the week is written by the keyboard alone @desktop', async ({ person, forgive }) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const { page, call } = await person('associate', 'Farhana Akter')
  const { id } = await call(createCase, { body: { case_id: `TIME-${own}`, title: `State v ${own}` } })
  for (const title of ['Bar dinner', 'Call with the registry'])
    await call(createEvent, { body: { title, event_date: today(), event_time: '00:00' } })
  await page.goto('/time')
  await expect(page.getByText('No time this week')).toBeVisible()
  await look(page, 'time-empty')
  const line = page.getByRole('main').getByLabel('What did you do?')
  await line.fill(`1h drafting plaint, ${own}`)
  await line.press('Enter')
  await isTold(page, 'Logged 1 h')
  await line.fill('30m call')
  await line.press('Enter')
  await isTold(page, 'Logged 30 min')
  const grid = page.getByRole('grid', { name: 'Time of the week' })
  const cell = grid.getByRole('gridcell', { name: new RegExp(`State v ${own}.*: 1:00$`) })
  await expect(cell).toBeVisible()
  await test.step('the cell that the line will be logged into says so', async () => {
    await line.fill(`1h20 drafting more, ${own}`)
    await expect(grid.getByRole('gridcell', { name: /: 1:00 \+1:20$/ })).toBeVisible()
    await look(page, 'time-coming')
    await line.fill('')
    await expect(cell).toBeVisible()
  })
  const seconds = async () =>
    (await call(listTimeEntries, everything)).items.map((entry) => entry.seconds).sort()
  await test.step('what is refused in a cell stays with it, and is typed and logged in no other', async () => {
    // With the other time of the day it is more than the day has.
    forgive(/ 400 /)
    // The grid goes on below the window, and the sentence is seen.
    const size = page.viewportSize() ?? { width: 1280, height: 720 }
    const top = (await cell.boundingBox())?.y ?? 0
    await page.setViewportSize({ ...size, height: Math.round(top) + 100 })
    const typed = grid.getByRole('textbox')
    const other = grid.getByRole('gridcell', { name: /^Client meeting or call.*: 0:30$/ })
    for (const [text, why] of [
      ['24:00', 'Failed to update time'],
      ['2h 3h', 'Begin with how long it took'],
    ] as const) {
      await cell.dblclick()
      await typed.fill(text)
      await typed.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: why })).toBeInViewport({ ratio: 1 })
      await expect(typed).toHaveValue(text)
      await other.click()
      await expect(typed).toHaveCount(0)
      await other.dblclick()
      await expect(typed).toHaveValue('0:30')
      await cell.click()
      await cell.dblclick()
      await expect(typed).toHaveValue(text)
      await expect(page.getByText(why)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText(why)).toHaveCount(0)
    }
    expect(await seconds()).toEqual([1800, 3600])
    await page.setViewportSize(size)
  })
  await cell.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1:75')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Begin with how long it took, like 1h20, 90m, 1.5 or 9:30-11.')).toBeVisible()
  await look(page, 'time-week')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('2.5')
  await page.keyboard.press('Enter')
  await isTold(page, 'Time updated successfully')
  await expect(grid.getByRole('gridcell', { name: new RegExp(`State v ${own}.*: 2:30$`) })).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(notice(page, 'Success', 'Time deleted successfully')).toBeVisible()
  // The row is kept, and the focus in it.
  await expect(grid.getByRole('gridcell', { name: /^Client meeting or call.*: 0:30$/ })).toHaveCount(0)
  await expect(grid.locator(':focus')).toHaveAccessibleName(/^Client meeting or call/)
  await page.keyboard.press('Control+z')
  await expect.poll(seconds).toEqual([1800, 9000])

  await test.step('Back leads to the week before it, not from the page', async () => {
    const shown = page.getByRole('heading', { level: 2 }).first()
    const week = (await shown.textContent()) ?? ''
    await page.getByRole('button', { name: 'Week before' }).click()
    await expect(shown).not.toHaveText(week)
    await page.goBack()
    await expect(shown).toHaveText(week)
  })

  await test.step('a suggestion fills the line and is gone once it is logged; dismissed, it comes back by Undo', async () => {
    const suggested = page.getByRole('region', { name: 'Suggestions' })
    const of = (title: string) => suggested.getByRole('listitem').filter({ hasText: title })
    await of('Bar dinner').getByRole('button', { name: 'Dismiss Bar dinner' }).click()
    await expect(notice(page, 'Success', 'Suggestion dismissed')).toBeVisible()
    await expect(of('Bar dinner')).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(of('Bar dinner')).toHaveCount(1)
    await of('Call with the registry').getByRole('button', { name: 'Log… Call with the registry' }).click()
    await expect(line).toBeFocused()
    await page.keyboard.type('40m')
    await expect(line).toHaveValue('40m Call with the registry')
    await page.keyboard.press('Enter')
    await isTold(page, 'Logged 40 min')
    await expect(of('Call with the registry')).toHaveCount(0)
    await expect.poll(seconds).toEqual([1800, 2400, 9000])
  })

  await test.step('the week is taken away as a file', async () => {
    const { name, content } = await exported(page, 'Download CSV')
    expect(name).toBe(`time-${today()}.csv`)
    const [head, ...rows] = content.toString('utf8').split('\r\n')
    expect(head).toBe('\uFEFFDay,Case,Title,Task,Activity,Description,Times,Length,Hours,Billing')
    expect(rows.toSorted()).toEqual([
      `${today()},,,,Client meeting or call,Call with the registry,,0:40,0.67,Not billable`,
      `${today()},,,,Client meeting or call,call,,0:30,0.50,Not billable`,
      `${today()},TIME-${own},State v ${own},,Drafting,drafting plaint,,2:30,2.50,Billable`,
    ])
  })

  await test.step('what looks odd stands below the grid, and is mended from there', async () => {
    const body = { work_date: today(), seconds: 600, case_ref: id, activity_code: 'draft' }
    await call(createTimeEntry, { body })
    const odd = page.getByRole('region', { name: 'Looks odd' })
    await expect(grid.getByRole('gridcell', { name: /: 2:40 2 entries$/ })).toBeVisible()
    await expect(odd.getByText(`10 min · State v ${own} · no text`)).toBeVisible()
    await look(page, 'time-odd')
    await odd
      .getByRole('button', { name: new RegExp(`^Open .*: 10 min · State v ${own} · no text$`) })
      .click()
    const form = page.getByRole('dialog', { name: 'Edit time' })
    await form.getByLabel('Description').fill('Reading the plaint')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await isTold(page, 'Time updated successfully')
    await expect(odd.getByText('no text')).toHaveCount(0)
    // Time without a case gets one, and what is billed with it.
    await odd.getByRole('button', { name: /^Open .*: 30 min · no case$/ }).click()
    await form.getByLabel('Case').fill('No such case')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect(form.getByText('Choose a case from the list, or leave it empty.')).toBeVisible()
    await form.getByLabel('Case').fill(own)
    await page.getByRole('option', { name: new RegExp(own) }).click()
    await expect(form.getByRole('combobox', { name: 'Billing' })).toHaveText('Billable')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await isTold(page, 'Time updated successfully')
    await expect(odd.getByText(/^30 min/)).toHaveCount(0)
    await expect
      .poll(async () =>
        (await call(listTimeEntries, everything)).items.find(({ seconds }) => seconds === 1800),
      )
      .toMatchObject({ case_ref: id, billing: 'bill', description: 'call' })
    // Of a day without time the line takes the day, and keeps what is typed by then.
    await page.getByRole('button', { name: 'Week before' }).click()
    await line.fill('20m filing')
    const day = odd.getByRole('button', { name: /^Log… .*: Nothing logged$/ }).first()
    const called = (await day.getAttribute('aria-label')) ?? ''
    await day.click()
    await expect(line).toBeFocused()
    await expect(line).toHaveValue('20m filing')
    const said = called.slice('Log… '.length, -': Nothing logged'.length)
    await expect(page.getByRole('button', { name: `Day: ${said}` })).toBeVisible()
  })
})

test('what overlaps is recorded without times, another day is chosen, and a row is there before its time @desktop', async ({
  person,
  forgive,
}) => {
  const { page, call } = await person('associate', 'Farhana Akter')
  const spans = async () =>
    (await call(listTimeEntries, everything)).items.map((entry) => [entry.work_date, entry.spans.length])
  const yesterday = daysAfter(today(), -1)
  await page.goto('/time')
  const line = page.getByRole('main').getByLabel('What did you do?')
  await line.fill('yesterday 9-10 call')
  await line.press('Enter')
  await isTold(page, 'Logged 1 h')
  // It overlaps.
  forgive(/ 409 /)
  await line.fill('yesterday 9:30-11 reading')
  await line.press('Enter')
  await expect(page.getByText(/This overlaps other time of the same person/)).toBeVisible()
  await expect(page.getByText(/09:00–10:00 · .*call/)).toBeVisible()
  await look(page, 'time-overlaps')
  await page.getByRole('link', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`day=${yesterday}`))
  await expect(line).toHaveValue('yesterday 9:30-11 reading')
  await line.press('Enter')
  await page.getByRole('button', { name: 'Record without times' }).click()
  await isTold(page, 'Logged 1 h 30 min')
  await expect(line).toHaveValue('')
  await line.fill('20m drafting')
  await page.getByRole('button', { name: /^Day: / }).click()
  await page.getByRole('dialog', { name: 'Day' }).getByRole('textbox').fill(yesterday)
  await page.keyboard.press('Escape')
  await line.press('Enter')
  await isTold(page, 'Logged 20 min')
  await expect.poll(spans).toEqual([
    [yesterday, 0],
    [yesterday, 0],
    [yesterday, 1],
  ])
  await test.step('a range typed into a cell is when it was, also where it lasts as long as before', async () => {
    await page.getByRole('gridcell', { name: /^Client meeting or call.*: 1:00$/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('7-8')
    await page.keyboard.press('Enter')
    await isTold(page, 'Time updated successfully')
    const timesOfCall = async () =>
      (await call(listTimeEntries, everything)).items.flatMap((entry) => entry.spans)
    const at = (time: string) => momentOf(yesterday, time, 'Asia/Dhaka').toISOString()
    await expect.poll(timesOfCall).toEqual([{ from: at('07:00'), to: at('08:00') }])
  })
  await test.step('what is taken back after it was deleted goes on to what was before', async () => {
    const drafting = page.getByRole('gridcell', { name: /^Drafting/ }).last()
    const seconds = async () =>
      (await call(listTimeEntries, everything)).items.map((entry) => entry.seconds).sort((a, b) => a - b)
    await drafting.focus()
    await page.keyboard.type('30m')
    await page.keyboard.press('Enter')
    // Its keys are heard again, and the focus is on a cell.
    await expect(notice(page, 'Success', 'Time updated successfully')).toBeVisible()
    await expect(page.locator('[role=gridcell]:focus')).toBeVisible()
    await drafting.press('Delete')
    await expect(notice(page, 'Success', 'Time deleted successfully')).toBeVisible()
    await expect.poll(seconds).toEqual([3600, 5400])
    await page.keyboard.press('Control+z')
    await expect.poll(seconds).toEqual([1800, 3600, 5400])
    await page.keyboard.press('Control+z')
    await expect.poll(seconds).toEqual([1200, 3600, 5400])
  })
  await page.getByRole('button', { name: 'Add row' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add row' })
  await dialog.getByRole('combobox', { name: 'Activity' }).click()
  await page.getByRole('option', { name: 'Travel' }).click()
  await dialog.getByRole('button', { name: 'Add row' }).click()
  await expect(page.getByRole('rowheader', { name: /^Travel/ })).toBeVisible()
  await test.step('what overlaps in a cell says of what, and is recorded without times there too', async () => {
    const travel = page.getByRole('row', { name: /^Travel/ }).getByRole('gridcell')
    await travel.nth(new Date(yesterday).getUTCDay()).focus()
    await page.keyboard.type('7:30-8:00')
    await page.keyboard.press('Enter')
    const refused = page
      .getByRole('alert')
      .filter({ hasText: 'Failed to log time. This overlaps other time' })
    await expect(refused).toContainText(/07:00–08:00 · .*call/)
    // What is offered is of what was refused, and not of what is typed since.
    const typed = page.getByRole('grid').getByRole('textbox')
    await typed.fill('7:30-8:30')
    await expect(refused).toHaveCount(0)
    await typed.press('Enter')
    await expect(refused).toBeVisible()
    await look(page, 'time-cell-overlaps')
    await refused.getByRole('button', { name: 'Record without times' }).press('Enter')
    await expect(page.getByRole('gridcell', { name: /^Travel.*: 1:00$/ })).toBeFocused()
    await expect(refused).toHaveCount(0)
  })

  await test.step('the row of an archived task says so, and takes no number', async () => {
    const { id: note_id } = await call(createNote, { body: { title: 'Put away' } })
    await call(createTimeEntry, {
      body: { work_date: yesterday, seconds: 600, note_id, description: 'Filed' },
    })
    await call(archiveNote, { body: { note_id } })
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: 'Put away' })
    await expect(row.getByRole('rowheader')).toContainText('Archived')
    const cell = row.getByRole('gridcell', { name: /: 0:10$/ })
    await cell.focus()
    await page.keyboard.press('5')
    await expect(cell).toBeFocused()
    await look(page, 'time-archived-row')
    await cell.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Time of a day' })).toContainText('Filed')
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0)
  })
})

test('a phone shows one day with its entries below the line @phone', async ({ person }) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const { page, call } = await person('associate', 'Farhana Akter')
  const title = `${own}, a name that is longer than a phone is wide, and others`
  await call(createCase, { body: { case_id: `TIME-${own}`, title } })
  await page.goto('/time')
  const line = page.getByRole('main').getByLabel('What did you do?')
  await line.fill('yesterday 45m call')
  await line.press('Enter')
  await isTold(page, 'Logged 45 min')
  await line.fill('1h20 drafting')
  await line.press('Enter')
  await isTold(page, 'Logged 1 h 20 min')
  await line.fill(`10m reading, ${own}`)
  await line.press('Enter')
  await isTold(page, 'Logged 10 min')
  await expect(page.getByRole('button', { name: `Actions for ${title}` })).toBeVisible()
  await look(page, 'time-phone')
  await page.getByRole('button', { name: 'Actions for Drafting' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit time' })
  await form.getByLabel('How long').fill('2h')
  await look(page, 'time-entry')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await isTold(page, 'Time updated successfully')
  await expect(page.getByText('2:00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Actions of the week' }).click()
  await page.getByRole('menuitem', { name: 'Submit week' }).click()
  const submitting = page.getByRole('dialog', { name: 'Submit week' })
  await submitting.getByRole('button', { name: 'Submit week' }).click()
  await isTold(page, 'Week submitted')
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible()
})
