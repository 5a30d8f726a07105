import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { createCase, updateCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { look } from '../look.ts'
import { card, isTold, saveNew, startTask } from '../tasks.ts'
import { test } from '../world.ts'

const mark = () => randomBytes(3).toString('hex').toUpperCase()

test('the Caselist narrows by chips, shows chosen columns and takes court details', async ({
  person,
  isPhone,
}) => {
  const own = mark()
  const someone = await person('partner')
  const { page } = someone
  const court = await someone.call(createCourt, {
    body: { name_en: `Joint Judge ${own}`, level: 'district' },
  })
  const { id, version } = await someone.call(createCase, { body: { case_id: `LIST-${own}-A` } })
  await page.goto(`/caselist?q=LIST-${own}`)
  await expect(page.getByRole('row').filter({ hasText: `LIST-${own}-A` })).toBeVisible()

  const add = page.getByRole('button', { name: 'Add Case' })
  const adding = page.getByRole('dialog', { name: 'Add Case' })
  await page.keyboard.press('n')
  await adding.getByLabel('Case ID').fill('Given up')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(add).toBeFocused()
  await add.click()
  await adding.getByLabel('Case ID').fill(`LIST-${own}-B`)
  await adding.getByText('Court details').click()
  await adding.getByRole('combobox', { name: 'Court' }).click()
  await page.getByRole('option', { name: `Joint Judge ${own}` }).click()
  await adding.getByLabel('Number').fill('4312')
  await adding.getByLabel('Year').fill('2026')
  await look(page, 'caselist-add-court')
  await adding.getByRole('button', { name: 'Create Case' }).click()
  await isTold(page, 'Case created successfully')
  await someone.call(updateCase, { params: { id }, body: { version, title: 'Older', court_ref: court.id } })

  await page.getByRole('button', { name: 'Closed' }).click()
  await expect(page).toHaveURL(/status=closed/)
  await expect(page.getByText('No cases found')).toBeVisible()
  await page.getByRole('button', { name: 'Closed' }).click()
  await page.getByRole('button', { name: 'No next date' }).click()
  await expect(page.getByRole('row').filter({ hasText: `LIST-${own}-B` })).toBeVisible()
  if (!isPhone) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('columnheader', { name: 'Court' })).toBeVisible()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Court' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/columns=number\+next\+status/)
    await expect(page.getByRole('columnheader', { name: 'Court' })).toHaveCount(0)
    // What is chosen shows wherever there is a table of this width.
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.getByRole('cell', { name: '4312/2026' })).toBeVisible()
  }
  await look(page, 'caselist-columns')

  await someone.call(createCase, { body: { case_id: `LIST-${own}-A` } })
  await page.getByRole('button', { name: 'Find duplicates' }).click()
  const twins = page.getByRole('dialog', { name: 'Possible duplicates' })
  await expect(twins.getByRole('heading', { name: `LIST-${own}-A` })).toBeVisible()
  await look(page, 'caselist-twins')
})

test('the Caselist is narrowed by filters that the address keeps and a press takes off', async ({
  person,
  isPhone,
}) => {
  const own = mark()
  // Others of the firm may bear any name that is not theirs alone.
  const someone = await person('partner', `Rafiq ${own}`)
  const { page, call, user_id } = someone
  const court = await call(createCourt, { body: { name_en: `Labour Court ${own}`, level: 'tribunal' } })
  const tags = [`wages ${own}`]
  const body = { court_ref: court.id, lead_id: user_id, tags, case_no: '88', case_year: 2025 }
  await call(createCase, { body: { ...body, case_id: `FILTER-${own}-A`, title: '=1+1' } })
  await call(createCase, { body: { case_id: `FILTER-${own}-B` } })
  const row = (letter: string) => page.getByRole('row').filter({ hasText: `FILTER-${own}-${letter}` })
  const chip = (text: string) => page.getByRole('button', { name: `${text} Take this filter off` })
  await page.goto(`/caselist?q=FILTER-${own}`)
  await expect(row('B')).toBeVisible()

  const opener = page.getByRole('button', { name: 'Filters', exact: true })
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await opener.press('Enter')
  await filters.getByRole('combobox', { name: 'Court' }).press('Enter')
  await page.getByRole('option', { name: `Labour Court ${own}` }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`court=${court.id}`))
  await expect(row('B')).toHaveCount(0)
  await filters.getByRole('combobox', { name: 'Works on it' }).click()
  await page.getByRole('option', { name: someone.full_name }).click()
  await filters.getByRole('textbox', { name: 'Tag' }).fill(`Wages ${own}`)
  await filters.getByRole('textbox', { name: 'Tag' }).press('Enter')
  await filters.getByRole('combobox', { name: 'Conflict check' }).click()
  await page.getByRole('option', { name: 'Not checked' }).click()
  await expect(page).toHaveURL(/person=.*tag=.*conflict_state=not_checked/)
  await look(page, 'caselist-filters')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(row('A')).toBeVisible()
  await look(page, 'caselist-filtered')
  if (!isPhone) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await page.getByRole('button', { name: 'Export' }).click()
        await page.getByRole('menuitem', { name: 'Download CSV' }).click()
      })(),
    ])
    const lines = (await readFile(await file.path())).toString('utf8').split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('Title,Bench,Filed,Before a court')
    expect(lines[1]).toContain("'=1+1")
    expect(lines[1]).toContain(`88,2025,,Labour Court ${own},`)
  }

  // A link opens the same list, and so does Back from a case.
  await page.reload()
  await expect(chip(`Court: Labour Court ${own}`)).toBeVisible()
  await page.getByRole('link', { name: `FILTER-${own}-A` }).click()
  await expect(page).toHaveURL(/\/caselist\/case/)
  await page.goBack()
  await expect(row('A')).toBeVisible()
  await expect(row('B')).toHaveCount(0)

  await chip(`Tag: Wages ${own}`).press('Enter')
  await expect(page).not.toHaveURL(/tag=/)
  await expect(chip('Conflict check: Not checked')).toBeFocused()
  await opener.click()
  await filters.getByRole('button', { name: 'Clear filters' }).click()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/court=/)
  await expect(row('B')).toBeVisible()
  await page.goto(`/caselist?court=${user_id}`)
  await expect(chip('Court: Not found')).toBeVisible()
  await expect(page.getByText('No cases found')).toBeVisible()
})

test('a new case takes its parties, and is picked by one of them for a task, an event and a meeting', async ({
  person,
}) => {
  const own = mark()
  const id = `PICK-${own}`
  const { page } = await person('partner')
  const picked = async (within: Locator, label: string) => {
    const field = within.getByLabel(label, { exact: true })
    await field.click()
    await field.pressSequentially(`Zubaida ${own}`)
    await expect(page.getByRole('option', { name: id })).toBeVisible()
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(field).toHaveValue(id)
    await look(page, `picked-${label}`.toLowerCase().replace(' ', '-'))
  }

  await page.goto('/caselist?add=1')
  const adding = page.getByRole('dialog', { name: 'Add Case' })
  await adding.getByLabel('Case ID').fill(id)
  await adding.getByText('Parties').click()
  await adding.getByLabel('Opponents').fill(`Zubaida ${own}`)
  await adding.getByText('Team', { exact: true }).first().click()
  await look(page, 'caselist-add-parties')
  await adding.getByRole('button', { name: 'Save and check conflicts' }).click()
  await isTold(page, 'Case created successfully')
  await expect(page).toHaveURL(/\/conflicts\?id=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Conflict check' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Zubaida ${own}`)
  await page.goto('/caselist')
  await page.getByRole('searchbox').fill(id)
  await page.getByRole('link', { name: id }).press('Enter')
  await expect(page).toHaveURL(/\/caselist\/case\?id=/)
  await page.getByRole('tab', { name: 'Parties' }).click()
  await expect(page.getByText(`Zubaida ${own}`).first()).toBeVisible()

  await page.goto('/')
  const task = await startTask(page)
  await task.getByLabel('Title').fill(`Reply ${own}`)
  await picked(task, 'Case ID')
  await expect(task.getByRole('link', { name: 'Open case' })).toBeVisible()
  await saveNew(page, task)
  await card(page, `Reply ${own}`).getByRole('link', { name: id }).press('Enter')
  await expect(page).toHaveURL(/\/caselist\/case\?id=/)

  await page.goto('/calendar?add=1&day=2061-04-12')
  const event = page.getByRole('dialog', { name: 'Add Event' })
  await event.getByLabel('Title').fill(`Conference ${own}`)
  await event.getByLabel('Case', { exact: true }).fill('nothing like it')
  await event.getByLabel('Case', { exact: true }).press('Tab')
  await event.getByRole('button', { name: 'Add Event' }).click()
  await expect(event.getByText('Choose a case from the list, or leave it empty.')).toBeVisible()
  await event.getByLabel('Case', { exact: true }).fill('')
  await picked(event, 'Case')
  await event.getByRole('button', { name: 'Add Event' }).click()
  await isTold(page, 'Calendar event created successfully')
  await page.goto('/calendar?day=2061-04-12')
  await expect(page.getByRole('dialog').getByRole('link', { name: id })).toBeVisible()

  await page.goto('/meetings?add=1')
  const meeting = page.getByRole('dialog', { name: 'Book Meeting' })
  await meeting.getByLabel('Title').fill(`Strategy ${own}`)
  await meeting.getByLabel('Date').fill('2061-04-12')
  await meeting.getByLabel('Start Time').fill('10:30')
  await meeting.getByLabel('Location').fill(`Room ${own}`)
  await picked(meeting, 'Case')
  await meeting.getByRole('button', { name: 'Book Meeting' }).click()
  await isTold(page, 'Meeting created successfully')
  await page.getByRole('searchbox').fill(own)
  await expect(page.getByRole('article').getByRole('link', { name: id })).toBeVisible()
})
