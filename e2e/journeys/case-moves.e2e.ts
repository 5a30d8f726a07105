import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { createCase, listCases } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { createNote } from '../../contract/notes.ts'
import { look } from '../look.ts'
import { isTold } from '../tasks.ts'
import { test } from '../world.ts'

const key = () => randomBytes(3).toString('hex').toUpperCase()

test('check 17: a case gets its number, goes to another court, and is found by both numbers', async ({
  person,
  forgive,
}) => {
  forgive(/400/)
  const mark = key()
  // Of one name there are others in the firm of the journeys.
  const partner = await person('partner', `Nusrat ${mark} Jahan`)
  const { page } = partner
  const lower = await partner.call(createCourt, {
    body: { name_en: `District Judge ${mark}`, level: 'district' },
  })
  await partner.call(createCourt, { body: { name_en: `High Court ${mark}`, level: 'high_court_division' } })
  const row = await partner.call(createCase, { body: { case_id: `FILE-${mark}`, court_ref: lower.id } })
  await page.goto(`/caselist/case?id=${row.id}`)
  const choose = async (field: string, option: string) => {
    await dialog.getByLabel(new RegExp(`^${field}`)).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }

  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Surma Jute Mills v Karnaphuli Shipping')
  await choose('Type', 'Title suit')
  await dialog.getByLabel('Number').fill('88')
  await dialog.getByLabel('Year').fill('২০২৪')
  await dialog.getByLabel('Tags').fill('land\npartition')
  await choose('Lead', partner.full_name)
  await look(page, 'case-change')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Case updated successfully')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surma Jute Mills v Karnaphuli Shipping')
  await expect(page.getByText('Title suit No. 88 of 2024').first()).toBeVisible()
  await expect(page.getByText('partition')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for this case' }).click()
  await page.getByRole('menuitem', { name: 'Transfer Case' }).click()
  await choose('Court', `High Court ${mark}`)
  await choose('Type', 'Writ petition')
  await dialog.getByLabel('Number').fill(`4312/${mark.replaceAll(/[^0-9]/g, '1')}`)
  await dialog.getByLabel('Year').fill('2026')
  // What the server refuses stays as it was typed, and names its field.
  await dialog.getByLabel('Year').fill('1899')
  await dialog.getByRole('button', { name: 'Transfer Case' }).click()
  await expect(dialog.getByText(/must be 1,?900 or more/).first()).toBeVisible()
  await expect(dialog.getByLabel('Number')).toHaveValue(/^4312/)
  await look(page, 'case-transfer')
  await dialog.getByLabel('Year').fill('2026')
  await dialog.getByRole('button', { name: 'Transfer Case' }).click()
  await isTold(page, 'Case transferred successfully')
  await expect(page.getByText(/before .* Title suit No\. 88 of 2024/)).toBeVisible()
  for (const q of ['88/2024', '4312']) {
    const { items } = await partner.call(listCases, { query: { q, limit: 50 } })
    expect(items.map(({ id }) => id)).toContain(row.id)
  }
})

test('check 21: two cases of one id become one, and the page of the other leads on', async ({
  person,
  forgive,
}) => {
  forgive(/404/)
  const partner = await person('partner')
  const { page } = partner
  const case_id = `FILE-${key()}`
  const keep = await partner.call(createCase, {
    body: { case_id, title: 'Surma Jute Mills', bench: 'Court 4' },
  })
  const drop = await partner.call(createCase, { body: { case_id, title: 'Surma Jute Mills Ltd.' } })
  await partner.call(createNote, { body: { title: 'Read the bill of lading', case_id } })
  await page.goto(`/caselist/case?id=${keep.id}`)
  await page.getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge cases' })
  await dialog
    .getByRole('group', { name: 'Title' })
    .getByRole('radio', { name: 'Surma Jute Mills Ltd.' })
    .check()
  await look(page, 'case-merge')
  await dialog.getByRole('button', { name: 'Merge Cases' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to merge these cases?' })
  await expect(question.getByText('This cannot be undone.')).toBeVisible()
  await question.getByRole('button', { name: 'Merge Cases' }).click()
  await isTold(page, 'Cases merged successfully')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surma Jute Mills Ltd.')
  await expect(page.getByText('Court 4')).toBeVisible()
  await page.goto(`/caselist/case?id=${drop.id}`)
  await expect(page).toHaveURL(new RegExp(keep.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surma Jute Mills Ltd.')
})
