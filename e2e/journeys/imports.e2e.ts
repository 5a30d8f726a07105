import { expect } from '@playwright/test'
import { listCases, updateCase } from '../../contract/cases.ts'
import { look } from '../look.ts'
import { test } from '../world.ts'

const lines = (...rows: string[]) => ({
  name: 'register.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\n')}\n`),
})

test('a partner brings in cases from a file, looks at each row first, and takes them back', async ({
  person,
  forgive,
}) => {
  forgive(/ 400 /)
  const { page, call } = await person('partner', 'Nusrat Jahan')
  const said = (words: string) => expect(page.getByText(words).first()).toBeVisible()
  const rows = page.getByRole('table', { name: 'Rows' })
  const file = page.locator('input[type=file]')

  await test.step('finds the page in the palette, with nothing imported yet', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Search or jump to/ }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('import')
    await page.getByRole('option', { name: 'Import' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
    await said('Nothing was imported yet')
    await look(page, 'import-empty')
  })

  await test.step('is told what is wrong with a file that cannot be read', async () => {
    await file.setInputFiles(lines('Case ID,Client', 'J-1,"Padma'))
    await expect(page.getByRole('alert').filter({ hasText: 'never closed' })).toBeVisible()
  })

  await test.step('says what a column is, and whether the day comes first', async () => {
    await file.setInputFiles(
      lines('Case ID,Whose,Filed', 'J-1,Padma Textiles,3/4/2026', 'J-2,Meghna,31/12/2025', ',Nobody,'),
    )
    await expect(page.getByRole('listitem').filter({ hasText: 'Columns' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await look(page, 'import-columns')
    await page.getByRole('combobox', { name: 'What “Whose” is' }).click()
    await page.getByRole('option', { name: 'Client', exact: true }).click()
    await page.getByRole('radio', { name: /^Day first/ }).check()
    await page.getByRole('button', { name: 'Check' }).press('Enter')
  })

  await test.step('looks at the rows, and at those with problems alone', async () => {
    await expect(rows).toContainText('Padma Textiles')
    await expect(rows).toContainText('Case ID is required')
    await look(page, 'import-check')
    await page.getByRole('checkbox', { name: 'Only rows with problems' }).check()
    await expect(rows).not.toContainText('Padma Textiles')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download rows with problems' }).click()
    expect((await download).suggestedFilename()).toBe('rows-with-problems.csv')
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Only rows with problems' })).toBeChecked()
  })

  await test.step('stops at any problem, then imports what is right', async () => {
    forgive(/ 422 /)
    await page.getByRole('checkbox', { name: 'Stop at any problem' }).check()
    await page.getByRole('button', { name: 'Import 2 rows' }).press('Enter')
    await said('Some rows cannot be imported. Correct them or leave them out.')
    await page.getByRole('checkbox', { name: 'Stop at any problem' }).uncheck()
    await page.getByRole('button', { name: 'Import 2 rows' }).press('Enter')
    await said('Rows imported successfully')
    await said('2 rows were imported.')
    await look(page, 'import-done')
    await page.getByRole('link', { name: 'Open the Caselist' }).click()
    await said('J-1')
    await page.goBack()
  })

  await test.step('undoes it from the list of earlier imports', async () => {
    const [changed] = (await call(listCases, { query: { case_id: 'J-2' } })).items
    const { id, version } = changed ?? { id: '', version: 0 }
    await call(updateCase, { params: { id }, body: { version, title: 'Meghna v State' } })
    await page.getByRole('button', { name: 'Import another file' }).click()
    const earlier = page.getByRole('table', { name: 'Earlier imports' })
    await expect(earlier).toContainText('register.csv')
    await look(page, 'import-earlier')
    await earlier.getByRole('button', { name: 'Undo import of register.csv' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).press('Enter')
    await said('Import undone successfully')
    await expect(earlier).toContainText('Taken back1 of these was changed since and stays as it is.')
    await page.goto('/caselist')
    await expect(page.getByText('J-1')).toHaveCount(0)
  })
})
