import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCaseParty, createParty, listParties, updateCaseParty } from '../../contract/parties.ts'
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

test('a party is made of the client that is typed on a case, and nobody is taken for another of the name', async ({
  person,
}) => {
  const { page, call } = await person('partner')
  const own = mark()
  const client_name = `Surma Jute ${own}`
  const aCase = (case_id: string) => call(createCase, { body: { case_id, client_name } })
  const first = await aCase(`MAKE-${own}`)
  const table = page.getByRole('table', { name: 'Parties of this case' })
  const dialog = page.getByRole('dialog', { name: 'Make party' })
  const which = dialog.getByRole('combobox', { name: 'Which of that name' })
  const asked = page.getByText(`The client “${client_name}” is typed and no party yet.`)
  const open = async ({ id }: { id: string }) => {
    await page.goto(`/caselist/case?id=${id}&tab=parties`)
    await expect(asked).toBeVisible()
  }

  await test.step('makes one where nobody is called so', async () => {
    await open(first)
    await look(page, 'case-parties-typed')
    await page.getByRole('button', { name: 'Make party' }).press('Enter')
    await expect(dialog.getByText(client_name)).toBeVisible()
    await expect(which).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Make party' }).press('Enter')
    await isTold(page, 'Party added successfully')
    await expect(table).toContainText(client_name)
    await expect(table).toContainText('Client')
    await expect(asked).toHaveCount(0)
  })

  await test.step('joins the one that there is', async () => {
    const second = await aCase(`JOIN-${own}`)
    await open(second)
    await page.getByRole('button', { name: 'Make party' }).press('Enter')
    await expect(which).toContainText(`MAKE-${own}`)
    await dialog.getByRole('button', { name: 'Make party' }).press('Enter')
    await expect(table).toContainText(client_name)
    const { items } = await call(listParties, { query: { q: client_name, limit: 10 } })
    expect(items).toMatchObject([{ cases: 2 }])
  })

  await test.step('asks which of two is meant', async () => {
    await call(createParty, {
      body: { name_latin: client_name, address: `Sylhet, ${'Zindabazar Road '.repeat(8)}` },
    })
    const third = await aCase(`ASKS-${own}`)
    await open(third)
    await page.getByRole('button', { name: 'Make party' }).press('Enter')
    await expect(which).toContainText('Choose')
    await dialog.getByRole('button', { name: 'Make party' }).press('Enter')
    await expect(dialog.getByText('Say which one is meant.', { exact: true })).toBeVisible()
    await look(page, 'case-parties-which')
    await which.press('Enter')
    await page.getByRole('option', { name: /Sylhet/ }).press('Enter')
    await dialog.getByRole('button', { name: 'Make party' }).press('Enter')
    await expect(table).toContainText(client_name)
    const { items } = await call(listParties, { query: { q: client_name, limit: 10 } })
    expect(items.map(({ address, cases }) => [address, cases])).toEqual(
      expect.arrayContaining([
        [expect.stringContaining('Sylhet'), 1],
        [null, 2],
      ]),
    )
  })

  await test.step('adds a new one of the name beside them, where that is said', async () => {
    await page.getByRole('button', { name: 'Add Party' }).press('Enter')
    const adding = page.getByRole('dialog', { name: 'Add Party' })
    await adding.getByRole('combobox', { name: 'Party' }).fill(client_name)
    await adding.getByRole('combobox', { name: 'Which of that name' }).press('Enter')
    await page.getByRole('option', { name: 'Somebody new of that name' }).press('Enter')
    await look(page, 'case-party-which')
    await adding.getByRole('button', { name: 'Add Party' }).press('Enter')
    await expect(adding).toHaveCount(0)
    const { items } = await call(listParties, { query: { q: client_name, limit: 10 } })
    expect(items).toHaveLength(3)
  })

  await test.step('guesses none of several in Add Case', async () => {
    await page.goto('/caselist?add=1')
    const adding = page.getByRole('dialog', { name: 'Add Case' })
    await adding.getByLabel('Case ID').fill(`SEVERAL-${own}`)
    await adding.getByText('Parties', { exact: true }).click()
    await adding.getByLabel('Clients').fill(client_name)
    await adding.getByLabel('Opponents').fill(client_name)
    await adding.getByRole('button', { name: 'Create Case' }).click()
    await isTold(page, 'Case created successfully')
    await expect
      .poll(async () => {
        const { items } = await call(listParties, { query: { q: client_name, limit: 10 } })
        return items.map(({ roles }) => roles.length).toSorted()
      })
      .toEqual([1, 1, 1, 2])
  })

  await test.step('asks which one a relation means', async () => {
    const { id } = await call(createParty, { body: { name_latin: `Karnaphuli ${own}` } })
    await page.goto(`/parties?edit=${id}`)
    const party = page.getByRole('dialog', { name: 'Edit Party' })
    await party.getByLabel('Of whom').fill(client_name)
    await party.getByRole('button', { name: 'Add relation' }).press('Enter')
    await expect(party.getByText('Say which one is meant.', { exact: true })).toBeVisible()
    await party.getByRole('combobox', { name: 'Which of that name' }).press('Enter')
    await expect(page.getByRole('option', { name: 'Somebody new of that name' })).toHaveCount(0)
    await page.getByRole('option', { name: /Sylhet/ }).press('Enter')
    await look(page, 'parties-relation-which')
    await party.getByRole('button', { name: 'Add relation' }).press('Enter')
    await expect(party.getByText(`Owner of ${client_name}`)).toBeVisible()
  })
})
