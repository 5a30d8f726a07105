import { expect } from '@playwright/test'
import { look } from '../look.ts'
import { test } from '../world.ts'

test('check 26: somebody adds a party, finds it in the other script, names it anew and merges two that are one', async ({
  person,
}) => {
  const { page } = await person('partner', 'Nusrat Jahan')
  const said = (words: string) => expect(page.getByText(words).first()).toBeVisible()
  const table = page.getByRole('table', { name: 'Parties' })
  const dialog = page.getByRole('dialog')
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add Party' }).first().press('Enter')
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByRole('button', { name: 'Add Party' }).press('Enter')
    await said('Party created successfully')
    await expect(table).toContainText(name)
  }

  await test.step('finds the page in the palette', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Search or jump to/ }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('parties')
    await page.getByRole('option', { name: 'Parties' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Parties' })).toBeVisible()
  })

  await test.step('adds parties, and finds one as it sounds', async () => {
    await add('Kamal Hossain')
    await add('Kamal Hussain')
    await look(page, 'parties')
    await page.getByRole('searchbox', { name: 'Search parties' }).fill('কামাল')
    await expect(page).toHaveURL(/q=/)
    await expect(table.getByRole('row').filter({ hasText: 'Kamal' })).toHaveCount(2)
    await expect(table).toContainText('Kamal Hossain')
    await page.getByRole('searchbox', { name: 'Search parties' }).fill('Rahima')
    await said('No parties found')
    await page.getByRole('searchbox', { name: 'Search parties' }).fill('')
  })

  await test.step('gives one another name', async () => {
    await table
      .getByRole('button', { name: /Kamal Hossain/ })
      .first()
      .press('Enter')
    await dialog.getByLabel('Another name').fill('Kalu')
    await dialog.getByLabel('Another name').press('Enter')
    await expect(dialog.getByText('Kalu')).toBeVisible()
    await dialog.getByLabel('Year of birth').fill('১৯৭১')
    await dialog.getByLabel('National ID').fill('1971 555 099')
    await dialog.getByRole('combobox', { name: 'This party is' }).press('Enter')
    await page.getByRole('option', { name: 'Director' }).press('Enter')
    const other = dialog.getByLabel('Of whom')
    await other.fill('Kamal Hus')
    await expect(page.getByRole('option', { name: /Kamal Hussain/ })).toBeVisible()
    await other.press('ArrowDown')
    await other.press('Enter')
    await dialog.getByRole('button', { name: 'Add relation' }).press('Enter')
    await expect(dialog.getByText('Director of Kamal Hussain')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await said('Party updated successfully')
    await table
      .getByRole('button', { name: /Kamal Hossain/ })
      .first()
      .press('Enter')
    await expect(dialog.getByLabel('Year of birth')).toHaveValue('1971')
    await expect(dialog.getByText('Ends in 5099.')).toBeVisible()
    await look(page, 'parties-dialog')
    await page.keyboard.press('Escape')
    await expect(table).toContainText('Kalu')
  })

  await test.step('makes two that are alike one', async () => {
    await page.getByRole('button', { name: 'Find duplicates' }).press('Enter')
    await expect(page.getByRole('list', { name: 'Parties that may be one' })).toContainText('Same name')
    await look(page, 'parties-duplicates')
    await page.getByRole('button', { name: 'Keep Kamal Hossain' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Kamal Hossain' }).press('Enter')
    await said('Parties merged successfully')
    await page.getByRole('button', { name: 'All parties' }).press('Enter')
    await expect(table.getByRole('row').filter({ hasText: 'Kamal' })).toHaveCount(1)
  })
})
