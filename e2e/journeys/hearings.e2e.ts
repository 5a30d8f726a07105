import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { createCase, getCase } from '../../contract/cases.ts'
import { createCourtCalendar, setCourtDays } from '../../contract/court-calendars.ts'
import { createCourt } from '../../contract/courts.ts'
import { createHearing, listHearings } from '../../contract/hearings.ts'
import { listTimeline } from '../../contract/timeline.ts'
import { look } from '../look.ts'
import { choose, isTold } from '../tasks.ts'
import { test } from '../world.ts'

test('check 32: a day in court is added, moved, its outcome recorded with the next date, and taken back', async ({
  person,
  forgive,
}) => {
  forgive(/ 422 /)
  const own = randomBytes(4).toString('hex').toUpperCase()
  const partner = await person('partner', 'Nusrat Jahan')
  const { page, call } = partner
  const calendar = await call(createCourtCalendar, {
    body: { name: `Courts ${own}`, filled_until: '2061-12-31' },
  })
  const closed = {
    from: '2061-03-20',
    until: '2061-03-20',
    kind: 'holiday',
    court_sits: false,
    office_open: false,
  } as const
  await call(setCourtDays, { body: { calendar_ref: calendar.id, name_en: 'Holi', ...closed } })
  const court = await call(createCourt, {
    body: { name_en: `District Court ${own}`, level: 'district', calendar_ref: calendar.id },
  })
  const { id } = await call(createCase, { body: { case_id: `DAY-${own}`, court_ref: court.id } })
  await page.goto(`/caselist/case?id=${id}&tab=hearings`)
  await expect(page.getByText('No hearings yet')).toBeVisible()
  await look(page, 'case-hearings-empty')

  await test.step('a hearing', async () => {
    await page.getByRole('button', { name: 'Add Hearing' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Hearing' })
    await expect(dialog.getByRole('combobox', { name: 'Court' })).toContainText(`District Court ${own}`)
    await dialog.getByLabel('Date').fill('2061-03-06')
    await dialog.getByLabel('Time').fill('10:30')
    await dialog.getByLabel('Purpose in words').fill('Framing of issues')
    await look(page, 'hearing-add')
    await dialog.getByRole('button', { name: 'Add Hearing' }).click()
    await isTold(page, 'Hearing created successfully')
    await expect(page.getByRole('heading', { name: 'Framing of issues' })).toBeVisible()
    expect((await call(getCase, { params: { id } })).next_hearing_on).toBe('2061-03-06')
  })

  await test.step('moved to a day on which the court does not sit, and back', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Edit Hearing' })
    await expect(dialog.getByLabel('Time')).toHaveValue('10:30')
    await dialog.getByLabel('Date').fill('2061-03-20')
    await dialog.getByLabel('Brief').fill('Ask for costs')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(/The court does not sit on that day \(Holi\)/)).toBeVisible()
    // It is a question of the field and no failure.
    await expect(page.getByText('Failed to update hearing')).toHaveCount(0)
    await expect(dialog.getByLabel('Brief')).toHaveValue('Ask for costs')
    await look(page, 'hearing-closed-day')
    await dialog.getByRole('button', { name: 'Keep this date anyway' }).click()
    await isTold(page, 'Hearing updated successfully')
    await expect(page.getByText('Mar 20, 2061').last()).toBeVisible()
    await page.getByRole('button', { name: 'Edit', exact: true }).last().click()
    await dialog.getByLabel('Date').fill('2061-03-06')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Mar 06, 2061').last()).toBeVisible()
  })

  await test.step('its outcome', async () => {
    await page.getByRole('button', { name: 'Record outcome' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record outcome' })
    await dialog.getByRole('radio', { name: 'Adjourned' }).check()
    await dialog.getByRole('button', { name: 'Save outcome' }).click()
    await expect(dialog.getByText('Say by whom it was adjourned.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'The other side' }).check()
    await expect(dialog.getByText('Say by whom it was adjourned.')).toHaveCount(0)
    await dialog.getByRole('button', { name: '+14' }).click()
    await expect(dialog.getByRole('radio', { name: 'A day' })).toBeChecked()
    await page.reload()
    await expect(dialog.getByText('Restored what you had typed.')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Adjourned' })).toBeChecked()
    await expect(dialog.getByLabel('Next day')).toHaveValue('2061-03-21')
    await look(page, 'hearing-outcome')
    await dialog.getByRole('button', { name: 'Save outcome' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await isTold(page, 'Hearing reopened successfully')
    expect((await call(listTimeline, { query: { case_ref: id } })).items).toEqual([])
    await page.getByRole('button', { name: 'Record outcome' }).click()
    await dialog.getByRole('radio', { name: 'Adjourned' }).check()
    await dialog.getByRole('radio', { name: 'The other side' }).check()
    await dialog.getByRole('button', { name: '+14' }).click()
    await dialog.getByRole('button', { name: 'Save outcome' }).click()
    await isTold(page, 'Outcome recorded successfully')
    await expect(page.getByText('Adjourned (The other side)')).toBeVisible()
    expect((await call(getCase, { params: { id } })).next_hearing_on).toBe('2061-03-21')
    await expect(page.getByRole('heading', { name: 'In court so far' })).toBeVisible()
    await look(page, 'case-hearings')
    await page.getByRole('tab', { name: 'Overview' }).click()
    const next = page.getByRole('region', { name: 'Next hearing' })
    await expect(next).toContainText(`District Court ${own}`)
    await expect(next).toContainText('Mar 06, 2061 · Adjourned')
    await look(page, 'case-overview-hearing')
    await page.getByRole('tab', { name: /^Hearings/ }).click()
  })

  await test.step('taken back, with the day that it made', async () => {
    await page.getByRole('button', { name: 'Reopen' }).click()
    await isTold(page, 'Hearing reopened successfully')
    await expect(page.getByRole('button', { name: 'Record outcome' })).toHaveCount(1)
    expect((await call(getCase, { params: { id } })).next_hearing_on).toBe('2061-03-06')
  })

  await test.step('handed over: both names stand there until the other one accepts', async () => {
    const other = await person('associate', `Sadia ${own}`)
    await page.getByRole('button', { name: 'Hand over' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hand over' })
    await choose(dialog, 'To', `Sadia ${own}`)
    await dialog.getByLabel('Note').fill('I am in Sylhet that day')
    await look(page, 'hearing-hand-over')
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await isTold(page, 'Asked successfully')
    await expect(page.getByText(`Nusrat Jahan asks Sadia ${own} to appear`)).toBeVisible()
    const sheet = await page.context().newPage()
    await sheet.addInitScript(() => {
      window.print = () => undefined
    })
    await sheet.goto('/diary?day=2061-03-06&whose=all&view=week')
    await expect(sheet.getByText(`asked: Sadia ${own}`)).toBeVisible()
    await sheet.goto('/diary?day=2061-03-06&whose=all')
    await sheet.getByRole('button', { name: 'Print' }).click()
    const paper = sheet.locator('[data-print="sheet"]')
    await expect(paper.getByText(`asked: Sadia ${own}`)).toHaveCount(1)
    await sheet.close()
    await other.page.goto('/')
    await other.page.getByRole('button', { name: /^Notifications/ }).click()
    await other.page.getByRole('button', { name: /^Unread: Nusrat Jahan asks you to appear/ }).click()
    await expect(other.page.getByText('I am in Sylhet that day')).toBeVisible()
    await look(other.page, 'hearing-asked')
    await other.page.getByRole('button', { name: 'Accept' }).click()
    await isTold(other.page, 'You will appear')
    // The page of who asked hears of it by itself.
    await expect(page.getByText(`Appears: Sadia ${own}`)).toBeVisible()
    await expect(page.getByText(/asks Sadia/)).toHaveCount(0)
  })

  await test.step('and at two places on one day, which is said', async () => {
    const second = await call(createCourt, {
      body: { name_en: `High Court ${own}`, level: 'high_court_division' },
    })
    const { items } = await call(listHearings, { query: { case_ref: id } })
    await call(createHearing, {
      body: {
        ...{ case_ref: id, on_day: '2061-03-06', court_ref: second.id },
        appears_id: items[0]?.appears_id ?? null,
      },
    })
    await expect(page.getByText(new RegExp(`Clash: .*Court ${own} and .*Court ${own}`)).first()).toBeVisible()
    await look(page, 'case-hearings-clash')
  })
})
