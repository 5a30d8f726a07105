import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { createCase, updateCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { look } from '../look.ts'
import { isTold } from '../tasks.ts'
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

  await page.getByRole('button', { name: 'Add Case' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Case' })
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
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Number' }).check()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/columns=number/)
    await expect(page.getByRole('cell', { name: '4312/2026' })).toBeVisible()
  }
  await look(page, 'caselist-columns')

  await someone.call(createCase, { body: { case_id: `LIST-${own}-A` } })
  await page.getByRole('button', { name: 'Find duplicates' }).click()
  const twins = page.getByRole('dialog', { name: 'Possible duplicates' })
  await expect(twins.getByRole('heading', { name: `LIST-${own}-A` })).toBeVisible()
  await look(page, 'caselist-twins')
})
