import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCaseParty, createParty, updateCaseParty } from '../../contract/parties.ts'
import { look } from '../look.ts'
import { isTold } from '../tasks.ts'
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

const mark = () => randomBytes(4).toString('hex').toUpperCase()

test('a party on a case is changed there, from when until when, and leads to what is known of it', async ({
  person,
  forgive,
}) => {
  forgive(/409/)
  const { page, call } = await person('partner')
  const own = mark()
  const name = `Rahima ${own}`
  const of = await call(createCase, { body: { case_id: `PARTY-${own}` } })
  const party = await call(createParty, { body: { name_latin: name, name_bangla: 'রহিমা খাতুন' } })
  const row = await call(createCaseParty, {
    body: { case_ref: of.id, party_ref: party.id, side: 'theirs', role: 'opponent', from_on: '2026-03-02' },
  })
  const dialog = page.getByRole('dialog', { name: 'Edit Party on Case' })
  const table = page.getByRole('table', { name: 'Parties of this case' })
  const note = 'Served at her brother’s house'

  await test.step('shows both of its names', async () => {
    await page.goto(`/caselist/case?id=${of.id}&tab=parties`)
    await expect(table).toContainText(name)
    await expect(table).toContainText('রহিমা খাতুন')
  })

  await test.step('does not leave before it came, and what is typed stays', async () => {
    await table.getByRole('button', { name: `Edit ${name}` }).press('Enter')
    await dialog.getByLabel('Note').fill(note)
    await dialog.getByLabel('Called on this case').fill('Respondent no. 3')
    await dialog.getByLabel('Until').fill('2026-03-01')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog.getByText('Until must not be before 2026-03-02')).toBeVisible()
    await look(page, 'case-party-edit')
    await page.reload()
    await expect(dialog.getByText('Restored what you had typed.')).toBeVisible()
    await expect(dialog.getByLabel('Note')).toHaveValue(note)
  })

  await test.step('keeps it also from somebody who was faster', async () => {
    const body = { version: row.version, role_word: 'Respondent no. 4' }
    await call(updateCaseParty, { params: { id: row.id }, body })
    await dialog.getByLabel('Until').fill('2026-03-09')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog.getByText('Respondent no. 4')).toBeVisible()
    await expect(dialog.getByLabel('Called on this case')).toHaveValue('Respondent no. 3')
    await look(page, 'case-party-faster')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await isTold(page, 'Party updated successfully')
    await expect(dialog).toHaveCount(0)
    for (const text of ['Respondent no. 3', note]) await expect(table).toContainText(text)
    await look(page, 'case-parties')
  })

  await test.step('leads to what is known of the party', async () => {
    await table.getByRole('link', { name }).press('Enter')
    await expect(page).toHaveURL(/\/parties\?edit=/)
    await expect(page.getByRole('dialog', { name: 'Edit Party' }).getByLabel('Name in Bangla')).toHaveValue(
      'রহিমা খাতুন',
    )
  })
})
