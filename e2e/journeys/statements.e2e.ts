import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import {
  createStatement,
  deleteStatement,
  getStatement,
  listStatements,
  type StatementDraft,
  totalStatements,
  updateStatement,
  yearOfStatements,
} from '../../contract/statements.ts'
import { exported } from '../export.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { choose, isTold, notice, refuse } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

/** A word that no other entry of this run holds: the firm's money is one for all journeys. */
const newMark = () => `Q${randomBytes(4).toString('hex')}`

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' })
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const enter = (partner: Person, draft: Partial<StatementDraft>) =>
  partner.call(createStatement, {
    body: { entry_type: 'income', category: 'Legal Fees', description: 'x', amount: '1', ...draft },
  })

test('a partner enters an income, makes an expense of it, deletes it and takes that back', async ({
  person,
  isPhone,
}) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const { page } = partner
  const mark = newMark()
  await page.goto('/')
  await goTo(page, 'Statements', isPhone)
  await expect(page.getByRole('heading', { level: 1, name: 'Financial Statements' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search entries' }).fill(mark)
  await expect(page.getByText('Try adjusting your search, type, status or month.')).toBeVisible()
  await look(page, 'statements-none')
  await page.getByRole('button', { name: 'Add Entry' }).click()
  const adding = dialog(page, 'Add Entry')
  await expect(adding.getByRole('radio', { name: 'Income' })).toBeChecked()
  await adding.getByLabel('Amount').fill('0.001')
  await adding.getByRole('button', { name: 'Add Entry' }).click()
  await expect(adding.getByText('Choose a category')).toBeVisible()
  await expect(adding.getByText('Amount must be an amount with at most 2 decimals')).toBeVisible()
  await look(page, 'statements-refused')
  await choose(adding, 'Category', 'Retainer Fees')
  await adding.getByLabel('Description').fill(`${mark} retainer of Padma Textiles`)
  await adding.getByLabel('Amount').fill('৳1,250.20')
  await page.reload()
  await expect(adding.getByLabel('Description')).toHaveValue(`${mark} retainer of Padma Textiles`)
  await adding.getByRole('button', { name: 'Add Entry' }).click()
  await isTold(page, 'Financial entry created successfully')
  await expect(rowOf(page, mark)).toContainText('৳1,250.20')
  await expect(rowOf(page, mark)).toContainText('Pending')
  const netOf = async () => (await partner.call(totalStatements, { query: { q: mark } })).net_income
  expect(await netOf()).toBe('1250.20')

  await page.getByRole('button', { name: `Edit ${mark}` }).click()
  const editing = dialog(page, 'Edit Entry')
  await editing.getByText('Expense', { exact: true }).click()
  await expect(editing.getByRole('combobox', { name: /^Category/ })).toContainText('Select category')
  await choose(editing, 'Category', 'Court Fees')
  await choose(editing, 'Status', 'On Hold')
  await editing.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Financial entry updated successfully')
  await expect(rowOf(page, mark)).toContainText('On Hold')
  expect(await netOf()).toBe('-1250.20')

  await page.getByRole('button', { name: `Delete ${mark}` }).click()
  await expect(page.getByText('No entries found')).toBeVisible()
  await notice(page, 'Success', 'Financial entry deleted successfully')
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(rowOf(page, mark)).toContainText('Court Fees')
})

test('month, year and words in the address decide what list, sums and files show @once', async ({
  person,
}) => {
  const partner = await person('partner', 'Mahbubul Alam')
  const { page } = partner
  const mark = newMark()
  const year = new Date().getFullYear() - 2
  const drafts: Partial<StatementDraft>[] = [
    { entry_date: `${year}-03-31`, amount: '0.10', description: 'Brief' },
    { entry_date: `${year}-03-01`, amount: '0.20', description: '=SUM(A1)' },
    {
      entry_date: `${year}-03-15`,
      amount: '0.05',
      entry_type: 'expense',
      category: 'Travel',
      status: 'cancelled',
    },
    { entry_date: `${year}-04-01`, amount: '7' },
  ]
  for (const draft of drafts) await enter(partner, { ...draft, remarks: `জমি ${mark}` })
  await page.goto('/statements')
  await choose(page.getByRole('main'), 'Year', String(year))
  await choose(page.getByRole('main'), 'Month', 'March')
  await expect(page).toHaveURL(new RegExp(`year=${year}.*month=03|month=03.*year=${year}`))
  await expect(totals(page)).toContainText('৳0.30')
  await expect(totals(page)).toContainText('৳0.25')
  await expect(totals(page)).toContainText('3 entries · 1 cancelled entry is counted too.')
  const dates = page.getByRole('table', { name: 'Entries' }).locator('time')
  await expect(dates).toHaveText([`Mar 31, ${year}`, `Mar 15, ${year}`, `Mar 01, ${year}`])
  await expect(page.getByRole('region', { name: 'By Category' })).toContainText('Travel')
  await page.getByText('Show as table').click()
  await expect(
    page.getByRole('table', { name: `Income and expense ${year}` }).getByRole('row', { name: /^Mar/ }),
  ).toBeVisible()
  await look(page, 'statements-month')

  const csv = await exported(page, 'Download CSV')
  expect(csv.name).toMatch(/^financial-statements-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = csv.content.toString('utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFDate,Type,Category,Description,Amount,Status,Remarks,Created By')
  expect(lines[1]).toBe(`${year}-03-31,Income,Legal Fees,Brief,0.10,Pending,জমি ${mark},Mahbubul Alam`)
  expect(lines[3]).toContain(`'=SUM(A1)`)
  expect(lines).toHaveLength(4)
  const xlsx = await exported(page, 'Download XLSX')
  expect(xlsx.content.subarray(0, 2).toString()).toBe('PK')

  await test.step('words are looked for in all months, the sums stay those of the chosen one', async () => {
    await page.getByRole('searchbox', { name: 'Search entries' }).fill(mark)
    await expect(page.getByText('Found in all months')).toBeVisible()
    await expect(dates).toHaveCount(4)
    await expect(totals(page)).toContainText('৳0.25')
    await expect(totals(page)).toContainText(`March ${year}`)
    await page.getByRole('searchbox', { name: 'Search entries' }).fill('')
  })
  await choose(page.getByRole('main'), 'Month', 'All Months')
  await expect(totals(page)).toContainText('৳7.30')
  await choose(page.getByRole('main'), 'Type', 'Expense')
  await expect(totals(page)).toContainText('-৳0.05')
  await page.reload()
  await expect(totals(page)).toContainText('-৳0.05')
})

test('an entry of a far year is asked about once, and found by filter, search and address @once', async ({
  person,
}) => {
  const { page } = await person('partner')
  const mark = newMark()
  const year = new Date().getFullYear() + 3
  await page.goto('/statements?add=1')
  const adding = dialog(page, 'Add Entry')
  await choose(adding, 'Category', 'Other Income')
  await adding.getByLabel('Description').fill(mark)
  await adding.getByLabel('Amount').fill('3')
  await adding.getByLabel('Date').fill(`${year}-01-05`)
  await adding.getByRole('button', { name: 'Add Entry' }).click()
  const question = page.getByRole('alertdialog', { name: 'This date is more than a year ahead. Save it?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(adding.getByLabel('Description')).toHaveValue(mark)
  await adding.getByRole('button', { name: 'Add Entry' }).click()
  await question.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Financial entry created successfully')
  await choose(page.getByRole('main'), 'Year', String(year))
  await choose(page.getByRole('main'), 'Month', 'January')
  await expect(rowOf(page, mark)).toBeVisible()
  await page.reload()
  await expect(rowOf(page, mark)).toBeVisible()
  await expect(totals(page)).toContainText(`January ${year}`)
  await page.goto(`/statements?q=${mark}`)
  await expect(rowOf(page, mark)).toBeVisible()
})

test('what two partners do is seen by both, and no word of either is lost @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 409 /)
  const partner = await person('partner')
  const second = await person('partner')
  const { page } = partner
  const mark = newMark()
  await page.goto(`/statements?q=${mark}`)
  await expect(page.getByText('No entries found')).toBeVisible()
  const { id } = await enter(second, { description: `${mark} consultation`, amount: '5' })
  await expect(rowOf(page, mark)).toContainText('৳5.00')
  await page.getByRole('button', { name: `Edit ${mark}` }).click()
  const editing = dialog(page, 'Edit Entry')
  await editing.getByLabel('Amount').fill('2')
  await second.call(updateStatement, { params: { id }, body: { amount: '3', version: 1 } })
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('This entry was changed meanwhile')).toBeVisible()
  await expect(editing.getByText('Now: 3.00')).toBeVisible()
  await expect(editing.getByLabel('Amount')).toHaveValue('2')
  await look(page, 'statements-conflict')
  await notice(page, 'Error', 'Failed to update financial entry')
    .getByRole('button', { name: 'Dismiss' })
    .click()
  await editing.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Financial entry updated successfully')
  expect(await second.call(getStatement, { params: { id } })).toMatchObject({ amount: '2.00', version: 3 })
})

test('an associate is told so on the screen, and by every call @once', async ({ person }) => {
  const associate = await person('associate')
  const partner = await person('partner')
  const { id } = await enter(partner, { description: 'Not for associates' })
  await associate.page.goto(`/statements?edit=${id}`)
  await expect(associate.page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(associate.page.getByText('Only partners can access this section.')).toBeVisible()
  const params = { id }
  expect([
    await associate.statusOf(listStatements, { query: {} }),
    await associate.statusOf(totalStatements, { query: {} }),
    await associate.statusOf(yearOfStatements, { query: { year: 2026 } }),
    await associate.statusOf(getStatement, { params }),
    await associate.statusOf(updateStatement, { params, body: { amount: '9', version: 1 } }),
    await associate.statusOf(deleteStatement, { params }),
  ]).toEqual([403, 403, 403, 403, 403, 403])
  expect(await partner.call(getStatement, { params })).toMatchObject({ amount: '1.00', version: 1 })
})

test('what fails says so in the specified words, and keeps what was typed @once', async ({
  person,
  forgive,
}) => {
  forgive(/ERR_FAILED| 422 /)
  const partner = await person('partner', 'Nusrat Jahan')
  const { page } = partner
  const mark = newMark()
  await enter(partner, { description: `${mark} fee` })
  await page.goto(`/statements?q=${mark}`)
  await expect(rowOf(page, mark)).toBeVisible()
  await page.route('**/rest/v1/financial_statements**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await page.getByRole('button', { name: `Delete ${mark}` }).click()
  await dismiss(page, 'Failed to delete financial entry')
  await page.getByRole('button', { name: `Edit ${mark}` }).click()
  await dialog(page, 'Edit Entry').getByLabel('Amount').fill('2')
  await dialog(page, 'Edit Entry').getByRole('button', { name: 'Save' }).click()
  await dismiss(page, 'Failed to update financial entry')
  await dialog(page, 'Edit Entry').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Add Entry' }).click()
  const adding = dialog(page, 'Add Entry')
  await choose(adding, 'Category', 'Other Income')
  await adding.getByLabel('Description').fill(`${mark} kept`)
  await adding.getByLabel('Amount').fill('3')
  await adding.getByRole('button', { name: 'Add Entry' }).click()
  await dismiss(page, 'Failed to create financial entry')
  await expect(adding.getByLabel('Description')).toHaveValue(`${mark} kept`)
  await page.unroute('**/rest/v1/financial_statements**')
  await adding.getByRole('button', { name: 'Add Entry' }).click()
  await isTold(page, 'Financial entry created successfully')
  await page.route('**/rest/v1/financial_statements?**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert').getByText('Failed to load financial statements')).toBeVisible()
  await look(page, 'statements-failed')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.unroute('**/rest/v1/financial_statements?**')
  await test.step('so do the sums and the year, each with a way to try again', async () => {
    await page.route('**/rest/v1/rpc/*_financial_statements*', refuse)
    await page.reload()
    for (const name of ['Totals', 'By Category', /^Income and Expense/]) {
      const figures = page.getByRole('region', { name })
      await expect(figures).toContainText('Failed to load financial statements')
      await expect(figures.getByRole('button', { name: 'Retry' })).toBeVisible()
    }
    await look(page, 'statements-sums-failed')
    await dismiss(page, 'Failed to load financial statements')
    await page.unrouteAll()
    await totals(page).getByRole('button', { name: 'Retry' }).click()
    await expect(totals(page)).toContainText(/\d entr/)
  })
  // It may have come back by itself before anybody presses again.
  await page.reload()
  await expect(rowOf(page, `${mark} kept`)).toBeVisible()
})

async function dismiss(page: Page, message: string): Promise<void> {
  const told = notice(page, 'Error', message).first()
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Dismiss' }).click()
  await expect(told).toBeHidden()
}
