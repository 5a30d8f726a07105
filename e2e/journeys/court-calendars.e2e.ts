import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCourtCalendar, setCourtDays } from '../../contract/court-calendars.ts'
import { createCourt } from '../../contract/courts.ts'
import { createDeadlineRule } from '../../contract/deadline-rules.ts'
import { createDeadline } from '../../contract/deadlines.ts'
import { createHearing, getHearing } from '../../contract/hearings.ts'
import { expectRoomForFingers, look } from '../look.ts'
import { isTold } from '../tasks.ts'
import { test } from '../world.ts'

const own = (name: string) => `${name} ${randomBytes(3).toString('hex')}`
const dayNamed = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('check 52: a Saturday that is a working day sits in its calendar alone', async ({ person, isPhone }) => {
  const partner = await person('partner')
  const { page } = partner
  const labour = await partner.call(createCourtCalendar, { body: { name: own('Labour courts') } })
  const other = await partner.call(createCourtCalendar, { body: { name: own('Revenue courts') } })
  const dialog = page.getByRole('dialog')
  const saturday = dayNamed(page, /^Saturday, May 17, 2025/)

  await test.step('shows a year without holidays, by month', async () => {
    await page.goto(`/courts?tab=calendars&calendar=${labour.id}&year=2025`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Court calendars')
    await expect(page.getByText('No holidays entered for 2025')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(12)
    await expect(saturday).toHaveAccessibleName('Saturday, May 17, 2025, Closed')
    await look(page, 'court-calendar-empty')
  })

  await test.step('enters a day, which says what its kind means', async () => {
    await saturday.click()
    await expect(page).toHaveURL(/from=2025-05-17/)
    await dialog.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'Special working day' }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Sits' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Office' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Name is required')).toBeVisible()
    await dialog.getByLabel('Name', { exact: false }).first().fill('In place of Eid holidays')
    await look(page, 'court-days-dialog')
    // Closing and coming back keeps nothing that was given up, and a reload keeps what is typed.
    await page.reload()
    await expect(dialog.getByLabel('Name', { exact: false }).first()).toHaveValue('In place of Eid holidays')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await isTold(page, 'Court calendar updated successfully')
    await expect(saturday).toHaveAccessibleName('Saturday, May 17, 2025, Sits, In place of Eid holidays')
    await expect(page.getByRole('listitem').filter({ hasText: 'In place of Eid holidays' })).toBeVisible()
    await look(page, 'court-calendar-year')
    if (isPhone) await expectRoomForFingers(page, 'court-calendar-year')
  })

  await test.step('leaves the other calendars as they are', async () => {
    await page.getByRole('combobox', { name: 'Court calendar' }).click()
    await page.getByRole('option', { name: other.name }).click()
    await expect(page.getByText('No holidays entered for 2025')).toBeVisible()
    await expect(saturday).toHaveAccessibleName('Saturday, May 17, 2025, Closed')
  })

  await test.step('copies the year of another calendar', async () => {
    await page.getByRole('button', { name: 'Copy from another calendar' }).click()
    await dialog.getByRole('combobox', { name: 'From' }).click()
    await page.getByRole('option', { name: labour.name }).click()
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await isTold(page, '1 day copied')
    await expect(saturday).toHaveAccessibleName(/Sits, In place of Eid holidays$/)
  })

  await test.step('lets the day follow the week again', async () => {
    await saturday.click()
    await dialog.getByRole('button', { name: 'Clear days' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear days' }).click()
    await expect(saturday).toHaveAccessibleName('Saturday, May 17, 2025, Closed')
  })
})

test('hearings on a day that was closed are listed there, and each is moved or kept', async ({
  person,
  isPhone,
}) => {
  const partner = await person('partner')
  const { page, call } = partner
  const { id: calendar_ref } = await call(createCourtCalendar, { body: { name: own('Labour courts') } })
  const { id: court_ref } = await call(createCourt, {
    body: { name_en: own('Second Labour Court'), level: 'tribunal', calendar_ref },
  })
  const on_day = '2033-05-16'
  const cases = await Promise.all(
    ['Moved', 'Kept'].map((title) => call(createCase, { body: { case_id: own(title), title } })),
  )
  const rows = await Promise.all(
    cases.map(({ id: case_ref }) => call(createHearing, { body: { case_ref, court_ref, on_day } })),
  )
  await page.goto(`/courts?tab=calendars&calendar=${calendar_ref}&year=2033`)
  await expect(dayNamed(page, /^Monday, May 16, 2033/)).toBeVisible()
  const eid = { court_sits: false, office_open: false, kind: 'holiday', name_en: 'Eid-ul-Azha' } as const
  await call(setCourtDays, { body: { calendar_ref, from: on_day, until: '2033-05-17', ...eid } })
  await expect(
    page.getByRole('heading', { name: '2 hearings are on days on which the court does not sit now' }),
  ).toBeVisible()
  const listed = (at: number) => page.getByRole('listitem').filter({ hasText: cases[at]?.case_id ?? '' })
  await expect(listed(0)).toContainText('May 18, 2033, Wed')
  await look(page, 'court-calendar-touched')
  if (isPhone) await expectRoomForFingers(page, 'court-calendar-touched')
  await listed(0)
    .getByRole('button', { name: /^Accept the new day of/ })
    .click()
  await isTold(page, 'The new day was taken')
  await expect(listed(0)).toHaveCount(0)
  await listed(1)
    .getByRole('button', { name: /^Keep the day of/ })
    .click()
  await isTold(page, 'The day stays as it was')
  await expect(page.getByRole('heading', { name: /court does not sit now$/ })).toBeHidden()
  const stand = await Promise.all(rows.map(({ id }) => call(getHearing, { params: { id } })))
  expect(stand.map((row) => row.on_day)).toEqual(['2033-05-18', on_day])
})

test('deadlines that end on another day are listed with what is doubted, and each is settled', async ({
  person,
}) => {
  const partner = await person('partner')
  const { page, call } = partner
  const { id: calendar_ref } = await call(createCourtCalendar, { body: { name: own('Labour courts') } })
  const counted = { act: 'An Act', provision: 's.1', trigger: 'Judgment', period: 10 }
  const { id: rule_ref } = await call(createDeadlineRule, {
    body: { ...counted, code: own('T').slice(0, 30), title: own('Appeal'), when_closed: 'next_sitting' },
  })
  const { id: case_ref, case_id } = await call(createCase, { body: { case_id: own('Doubted') } })
  await call(createDeadline, { body: { case_ref, calendar_ref, rule_ref, trigger_day: '2033-05-06' } })
  const eid = { court_sits: false, office_open: false, kind: 'holiday', name_en: 'Eid-ul-Azha' } as const
  await call(setCourtDays, { body: { calendar_ref, from: '2033-05-16', until: '2033-05-17', ...eid } })
  await page.goto(`/courts?tab=calendars&calendar=${calendar_ref}&year=2033`)
  await expect(page.getByRole('heading', { name: '1 deadline ends differently now' })).toBeVisible()
  const listed = page.getByRole('listitem').filter({ hasText: case_id })
  await expect(listed).toContainText('May 18, 2033, Wed')
  await expect(listed).toContainText('Unverified rule – confirm before use.')
  await look(page, 'court-calendar-touched-deadline')
  await listed.getByRole('button', { name: /^Accept the new day of/ }).click()
  await isTold(page, 'The new day was taken')
  await expect(listed).toHaveCount(0)
})

test('a notice that warns on a closed day is listed, and its warnings follow the calendar', async ({
  person,
}) => {
  const partner = await person('partner')
  const { page, call } = partner
  const { id: calendar_ref } = await call(createCourtCalendar, { body: { name: own('Notices') } })
  const counted = {
    act: 'An Act',
    provision: 's.1',
    trigger: 'Dishonour',
    period: 30,
    when_closed: 'stay',
  } as const
  const { id: rule_ref } = await call(createDeadlineRule, {
    body: { ...counted, code: own('T').slice(0, 30), title: own('Notice'), warn_days: [7] },
  })
  const { id: case_ref, case_id } = await call(createCase, { body: { case_id: own('Warned') } })
  // Its last day is a Saturday, and the Thursday before it the last open one.
  await call(createDeadline, { body: { case_ref, calendar_ref, rule_ref, trigger_day: '2033-04-14' } })
  const eid = { court_sits: false, office_open: false, kind: 'holiday', name_en: 'Eid-ul-Azha' } as const
  await call(setCourtDays, { body: { calendar_ref, from: '2033-05-12', until: '2033-05-12', ...eid } })
  await page.goto(`/courts?tab=calendars&calendar=${calendar_ref}&year=2033`)
  await expect(page.getByRole('heading', { name: '1 deadline warns on other days now' })).toBeVisible()
  const listed = page.getByRole('listitem').filter({ hasText: case_id })
  await expect(listed).toContainText('Warns onMay 12, 2033, Thu')
  await expect(listed).toContainText('Warning by the calendarMay 11, 2033, Wed')
  await look(page, 'court-calendar-touched-warnings')
  await listed.getByRole('button', { name: /^Accept the new warnings of/ }).click()
  await isTold(page, 'The new warnings were taken')
  await expect(listed).toHaveCount(0)
})

test('a range of days is chosen by the keyboard alone, and Back closes its form @desktop', async ({
  person,
}) => {
  const partner = await person('partner')
  const { page } = partner
  const { id } = await partner.call(createCourtCalendar, { body: { name: own('Tribunals') } })
  const dialog = page.getByRole('dialog')
  await page.goto(`/courts?tab=calendars&calendar=${id}&year=2027`)
  await dayNamed(page, /^Friday, January 1, 2027/).focus()
  for (const key of ['PageDown', 'PageDown', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowDown'])
    await page.keyboard.press(key)
  await expect(dayNamed(page, /^Tuesday, March 16, 2027/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('From')).toHaveValue('2027-03-08')
  await expect(dialog.getByLabel('Until')).toHaveValue('2027-03-16')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/tab=calendars/)
  await expect(dayNamed(page, /^Tuesday, March 16, 2027/)).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Name', { exact: false }).first().fill('Eid-ul-Fitr')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Mar 08, 2027 – Mar 16, 2027' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Days of 2027/ })).toBeVisible()
})

test('an associate reads the calendars of the courts and changes nothing', async ({ person }) => {
  const partner = await person('partner')
  const { page } = await person('associate')
  const { id } = await partner.call(createCourtCalendar, { body: { name: own('Sessions') } })
  const eid = { court_sits: false, office_open: true, kind: 'office_only', name_en: 'Shab-e-Barat' } as const
  await page.goto(`/courts?tab=calendars&calendar=${id}&year=2026`)
  await expect(page.getByText('No holidays entered for 2026')).toBeVisible()
  // What a partner enters comes by itself.
  await partner.call(setCourtDays, {
    body: { calendar_ref: id, from: '2026-02-04', until: '2026-02-04', ...eid },
  })
  await expect(page.getByText('Wednesday, February 4, 2026, Office only, Shab-e-Barat')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Copy from another calendar' })).toHaveCount(0)
  await expect(dayNamed(page, /^Wednesday, February 4/)).toHaveCount(0)
  await look(page, 'court-calendar-read')
})
