import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import { createCase, deleteCase, listCases } from '../../contract/cases.ts'
import { createCost, listCosts, updateCost } from '../../contract/costing.ts'
import { createNote } from '../../contract/notes.ts'
import { createTimelineEvent, listTimeline } from '../../contract/timeline.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { answer, isTold, notice } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

/** A case id that nobody else in this run uses. */
const newCaseId = () => `DESK-${randomBytes(4).toString('hex').toUpperCase()}`

/** A case id that a task uses, so that costs and events can be booked on it. */
async function aUsedCaseId(person: Person): Promise<string> {
  const case_id = newCaseId()
  await person.call(createNote, { body: { title: `Task of ${case_id}`, case_id } })
  return case_id
}

const rowOf = (page: Page, case_id: string) => page.getByRole('row').filter({ hasText: case_id })
/** How much of the cases only scrolling sideways shows. */
const hiddenSideways = (page: Page) =>
  page.getByRole('region', { name: 'Cases' }).evaluate((table) => table.scrollWidth - table.clientWidth)
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const titlesIn = (list: Locator) => list.getByRole('heading', { level: 3 })

for (const role of ['partner', 'associate'] as const) {
  // On a phone both see the same.
  const where = role === 'associate' ? ' @desktop' : ''
  test(`${role}: a case is added, found, changed in its place and deleted${where}`, async ({
    person,
    isPhone,
  }) => {
    const { page } = await person(role)
    const case_id = newCaseId()
    await page.goto('/')
    await goTo(page, 'Caselist', isPhone)
    await page.getByRole('button', { name: 'Add Case' }).click()
    const adding = dialog(page, 'Add Case')
    await expect(adding.getByRole('button', { name: 'Create Case' })).toBeDisabled()
    await adding.getByLabel('Case ID').fill(case_id)
    await adding.getByLabel('Client Name').fill('Padma Textiles')
    const link = adding.getByRole('textbox', { name: 'Link 1' })
    await link.fill(' court.example/a')
    await link.blur()
    await expect(link).toHaveValue('https://court.example/a')
    await link.fill(`https://court.example/${'cause-list-'.repeat(20)}`)
    await adding.getByRole('button', { name: 'Add Link' }).click()
    await look(page, 'caselist-add')
    await adding.getByRole('button', { name: 'Create Case' }).click()
    await isTold(page, 'Case created successfully')
    await page.getByRole('button', { name: `1 link of ${case_id}` }).click()
    const links = page.getByRole('dialog', { name: `Links of ${case_id}` })
    await expect(links.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
    await look(page, 'caselist-links')
    await page.keyboard.press('Escape')

    await page.getByRole('searchbox', { name: 'Search cases' }).fill(case_id)
    await expect(page).toHaveURL(new RegExp(`q=${case_id}`))
    // A card says nothing of what is empty, and its buttons need no word before them.
    for (const word of ['Description', 'Actions'])
      await expect(rowOf(page, case_id).getByText(word, { exact: true })).toBeHidden()
    const widths = isPhone ? [] : [1024, 1280, 1440]
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Columns go a moment after the window has another width.
      await expect
        .poll(() => hiddenSideways(page), { message: `pixels of the table out of sight at ${width}` })
        .toBe(0)
      await look(page, 'caselist-row')
    }
    await page.getByRole('button', { name: `Edit ${case_id}` }).click()
    await page.getByLabel('Client Name').fill('Meghna Shipping')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
      await look(page, 'caselist-edit')
    }
    if (isPhone) await look(page, 'caselist-edit')
    await expect(page.getByText('Another case has this Case ID.')).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Client Name')).toHaveValue('Meghna Shipping')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await isTold(page, 'Case updated successfully')
    await expect(rowOf(page, case_id)).toContainText('Meghna Shipping')

    await page.getByRole('button', { name: 'Add Case' }).click()
    await adding.getByLabel('Case ID').fill(case_id)
    await expect(adding.getByText('Another case has this Case ID. Its client: Meghna Shipping')).toBeVisible()
    await look(page, 'caselist-same-id')
    await adding.getByLabel('Case ID').fill('')
    await adding.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: `Delete ${case_id}` }).click()
    await answer(page, 'Are you sure you want to delete this case?', 'Delete')
    await isTold(page, 'Case deleted successfully')
    await expect(page.getByText('No cases found')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await look(page, 'caselist-none')
  })

  test(`${role}: a cost is booked, summed, changed, deleted and taken back${where}`, async ({ person }) => {
    const somebody = await person(role, 'Nusrat Jahan')
    const colleague = await person('associate', 'Rafiq Khan')
    const { page } = somebody
    const case_id = await aUsedCaseId(colleague)
    await colleague.call(createCost, { body: { case_id, description: 'Stamp paper', amount: '0.10' } })
    await page.goto(`/costing?case=${case_id}`)
    const total = page.getByRole('region', { name: 'Total amount' })
    await expect(total).toContainText('$0.10')
    await expect(page.getByTitle('Rafiq Khan')).toHaveCount(role === 'partner' ? 1 : 0)

    await page.getByRole('button', { name: 'Add Cost' }).click()
    const adding = dialog(page, 'Add Cost')
    await expect(adding.getByLabel('Case ID')).toHaveValue(case_id)
    await adding.getByLabel('Description').fill('Filing fee')
    await adding.getByLabel('Amount').fill('0.001')
    await adding.getByRole('button', { name: 'Add Cost' }).click()
    await expect(adding.getByText('Amount must be an amount with at most 2 decimals')).toBeVisible()
    await look(page, 'costing-refused')
    await adding.getByLabel('Amount').fill('1,250.20')
    await adding.getByRole('button', { name: 'Add Cost' }).click()
    await isTold(page, 'Case costing created successfully')
    await expect(total).toContainText('$1,250.30')

    // Somebody who hears it knows which of many: the case and the day.
    const edit = page.getByRole('button', {
      name: new RegExp(`^Edit Stamp paper, ${case_id}, \\w+ \\d+, \\d{4}$`),
    })
    await edit.click()
    const editing = dialog(page, 'Edit Cost')
    await editing.getByLabel('Amount').fill('5')
    await editing.getByRole('button', { name: 'Save' }).click()
    await isTold(page, 'Case costing updated successfully')
    await expect(total).toContainText('$1,255.20')
    await look(page, 'costing')

    await page.getByRole('button', { name: 'Delete Filing fee' }).click()
    await expect(total).toContainText('$5.00')
    // What went left its place to the next one.
    await expect(page.getByRole('article', { name: 'Stamp paper' })).toBeFocused()
    await notice(page, 'Success', 'Case costing deleted successfully')
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(total).toContainText('$1,255.20')
  })
}

test('a colleague’s case appears by itself and is theirs to change @once', async ({ person }) => {
  const writer = await person('associate')
  const { page } = await person('associate')
  const partner = await person('partner')
  const case_id = newCaseId()
  await page.goto(`/caselist?q=${case_id}`)
  await expect(page.getByText('No cases found')).toBeVisible()
  await writer.call(createCase, { body: { case_id, description: 'Winding-up petition' } })
  await expect(rowOf(page, case_id)).toBeVisible()
  await expect(page.getByRole('button', { name: `Edit ${case_id}` })).toHaveCount(0)
  await partner.page.goto(`/caselist?q=${case_id}`)
  await expect(partner.page.getByRole('button', { name: `Edit ${case_id}` })).toBeVisible()
})

test('a case that somebody deletes keeps what was typed in it in sight @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 404 /)
  const { page, call } = await person('associate')
  const partner = await person('partner')
  const case_id = newCaseId()
  const { id } = await call(createCase, { body: { case_id } })
  await page.goto(`/caselist?q=${case_id}&edit=${id}`)
  await page.getByLabel('Client Name').fill('Meghna Shipping')
  const told = page.waitForResponse((heard) => heard.url().includes(`/rest/v1/cases?`))
  await partner.call(deleteCase, { params: { id } })
  await told
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notice(page, 'Error', 'Failed to update case')).toContainText('does not exist')
  await expect(page.getByLabel('Client Name')).toHaveValue('Meghna Shipping')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await answer(page, 'Discard changes?', 'Discard')
  await expect(page.getByText('No cases found')).toBeVisible()
})

test('the list of cases is loaded page by page while it is scrolled, and sorted @once', async ({
  person,
  isPhone,
}) => {
  const somebody = await person('associate')
  const { page } = somebody
  const mark = newCaseId()
  for (let at = 10; at < 70; at += 1) {
    await somebody.call(createCase, { body: { case_id: `${mark}-${at}` } })
  }
  const { items } = await somebody.call(listCases, { query: { q: mark, limit: 200 } })
  expect(items).toHaveLength(60)
  await page.goto(`/caselist?q=${mark}&sort=case_id`)
  await expect(rowOf(page, `${mark}-10`)).toBeVisible()
  await expect(rowOf(page, `${mark}-69`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect(rowOf(page, `${mark}-69`)).toBeAttached()
  // Where the list stands by chance, its head covers a part of a row.
  await page.getByRole('region', { name: 'Cases' }).evaluate((list) => list.scrollTo(0, 0))
  await look(page, 'caselist')
  if (isPhone) {
    await page.getByRole('combobox', { name: 'Order' }).click()
    await page.getByRole('option', { name: 'Case ID, Z to A' }).click()
  } else await page.getByRole('button', { name: 'Case ID' }).click()
  await expect(page).toHaveURL(/direction=desc/)
  // A phone's cards have no header before them.
  await expect(page.getByRole('row').nth(isPhone ? 0 : 1)).toContainText(`${mark}-69`)
})

test('a cost that two people edit keeps both texts in sight @once', async ({ person, forgive }) => {
  forgive(/ 409 /)
  const somebody = await person('associate')
  const partner = await person('partner')
  const { page } = somebody
  const case_id = await aUsedCaseId(somebody)
  const { id } = await somebody.call(createCost, { body: { case_id, description: 'Copies', amount: '1' } })
  await page.goto(`/costing?case=${case_id}&edit=${id}`)
  const editing = dialog(page, 'Edit Cost')
  await editing.getByLabel('Amount').fill('2')
  await partner.call(updateCost, { params: { id }, body: { amount: '3', version: 1 } })
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('This cost was changed meanwhile')).toBeVisible()
  await expect(editing.getByText('Now: 3.00')).toBeVisible()
  await expect(editing.getByLabel('Amount')).toHaveValue('2')
  await look(page, 'costing-conflict')
  await notice(page, 'Error', 'Failed to update case costing')
    .getByRole('button', { name: 'Dismiss' })
    .click()
  await editing.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Case costing updated successfully')
  const { items } = await somebody.call(listCosts, { query: { case_id } })
  expect(items.map(({ amount }) => amount)).toEqual(['2.00'])
})

test('a case id is found by typing, with the keyboard alone @desktop', async ({ person }) => {
  const somebody = await person('associate')
  const { page } = somebody
  const case_id = newCaseId()
  const client_name = `Client of ${case_id}`
  await somebody.call(createCase, { body: { case_id, client_name } })
  await page.goto('/timeline')
  await expect(page.getByRole('heading', { name: 'Case Timeline' })).toBeVisible()
  await page.keyboard.press('n')
  const adding = dialog(page, 'Add Event')
  await expect(adding.getByLabel('Case ID')).toBeFocused()
  await page.keyboard.type('zz no such case')
  await expect(page.getByText('No case has this in its ID or client.')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(`nt of ${case_id.slice(0, 9).toLowerCase()}`)
  await expect(page.getByRole('option', { name: `${case_id} ${client_name}` })).toBeVisible()
  await look(page, 'timeline-case-picker')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(case_id.slice(5).toLowerCase())
  await expect(page.getByRole('option')).toHaveText([new RegExp(case_id)])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(adding.getByLabel('Case ID')).toHaveValue(case_id)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Plaint filed')
  await page.keyboard.press('Control+Enter')
  await isTold(page, 'Timeline event created successfully')
  await expect(page.getByRole('list', { name: case_id })).toContainText('Plaint filed')
})

test('a timeline is printed from its first page on, without controls @once', async ({ person }) => {
  const somebody = await person('associate')
  const { page } = somebody
  const mark = newCaseId()
  for (let at = 0; at < 8; at += 1) {
    const case_id = `${mark}-${at}`
    await somebody.call(createCase, { body: { case_id } })
    for (let step = 0; step < 5; step += 1)
      await somebody.call(createTimelineEvent, { body: { case_id, title: `Hearing ${step}` } })
  }
  await page.goto(`/timeline?q=${mark}`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(40)
  // The heading alone is some fifty words.
  expect(textsOnPaper(await page.pdf({ pageRanges: '1' }))).toBeGreaterThan(150)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
})

/** How often the content of a document's pages shows text. */
function textsOnPaper(document: Buffer): number {
  const streams = document.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  const shown = [...streams].flatMap(([, bytes = '']) => {
    try {
      return (
        inflateSync(Buffer.from(bytes, 'latin1'))
          .toString('latin1')
          .match(/\bT[jJ]\b/g) ?? []
      )
    } catch {
      return []
    }
  })
  return shown.length
}

test('events of a case are put in order by keyboard and by menu', async ({ person }) => {
  const somebody = await person('associate')
  const { page } = somebody
  const case_id = await aUsedCaseId(somebody)
  await somebody.call(createCase, { body: { case_id, client_name: 'Padma Textiles' } })
  for (const [at, title] of ['Plaint', 'Hearing', 'Judgment'].entries()) {
    const past = at === 0 ? { timeline_date: '2020-01-01' } : {}
    await somebody.call(createTimelineEvent, { body: { case_id, title, order_position: at, ...past } })
  }
  await page.goto(`/timeline?case=${case_id}`)
  const list = page.getByRole('list', { name: case_id })
  await expect(titlesIn(list)).toHaveText(['Plaint', 'Hearing', 'Judgment'])
  await expect(page.getByRole('heading', { name: `${case_id} · Padma Textiles` })).toBeVisible()
  await expect(list.getByText('Overdue')).toHaveCount(1)
  await look(page, 'timeline')

  await list.getByRole('button', { name: 'Reorder Plaint' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Plaint: event 1 of 3.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Plaint: event 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(titlesIn(list)).toHaveText(['Hearing', 'Plaint', 'Judgment'])

  await list.getByRole('button', { name: 'Actions for Judgment' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(titlesIn(list)).toHaveText(['Hearing', 'Judgment', 'Plaint'])
  await expect
    .poll(async () =>
      (await somebody.call(listTimeline, { query: { case_id } })).items.map((row) => row.title),
    )
    .toEqual(['Hearing', 'Judgment', 'Plaint'])
  await page.getByRole('button', { name: 'Add Event' }).click()
  const adding = dialog(page, 'Add Event')
  await adding.getByLabel('Title').fill('Appeal')
  await expect(adding.getByLabel('Order Position')).toHaveValue('0')
  await adding.getByRole('button', { name: 'Put last' }).click()
  await expect(adding.getByLabel('Order Position')).toHaveValue('3')
  await look(page, 'timeline-put-last')
  await adding.getByRole('button', { name: 'Add Event' }).click()
  await isTold(page, 'Timeline event created successfully')
  await page.reload()
  await expect(titlesIn(list)).toHaveText(['Hearing', 'Judgment', 'Plaint', 'Appeal'])
})

test('an event is changed, told to another browser, and its deletion taken back', async ({ person }) => {
  const somebody = await person('associate', 'Sadia Islam')
  const partner = await person('partner')
  const { page } = somebody
  const case_id = await aUsedCaseId(somebody)
  await somebody.call(createTimelineEvent, { body: { case_id, title: 'Hearing' } })
  await page.goto(`/timeline?case=${case_id}`)
  await partner.page.goto(`/timeline?case=${case_id}`)
  const seen = partner.page.getByRole('list', { name: case_id })
  await expect(seen.getByTitle('Sadia Islam')).toBeVisible()
  await expect(page.getByTitle('Sadia Islam')).toHaveCount(0)

  await page.getByRole('button', { name: 'Actions for Hearing' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit Event')
  await editing.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Completed' }).click()
  await look(page, 'timeline-edit')
  await editing.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Timeline event updated successfully')
  await expect(seen).toContainText('Completed')

  await page.getByRole('button', { name: 'Actions for Hearing' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const undo = notice(page, 'Success', 'Timeline event deleted successfully').getByRole('button', {
    name: 'Undo',
  })
  // Under the pointer it stays.
  await undo.hover()
  await expect(seen).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await undo.click()
  await expect(seen).toContainText('Hearing')
})

test('what the filters show is taken away as files, without formulas @once', async ({ person }) => {
  const somebody = await person('associate')
  const { page } = somebody
  const case_id = await aUsedCaseId(somebody)
  for (const description of ['=HYPERLINK("https://evil.example")', 'জমি'])
    await somebody.call(createCost, { body: { case_id, description, amount: '12.50' } })
  await page.goto(`/costing?case=${case_id}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  const csv = await download(page, 'Download CSV')
  expect(csv.name).toMatch(/^costs-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = csv.content.toString('utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFDate,Case ID,Category,Description,Amount')
  expect(lines[1]).toContain(`${case_id},Legal Fees,জমি,12.50`)
  expect(lines[2]).toContain(`"'=HYPERLINK(""https://evil.example"")",12.50`)
  expect(lines).toHaveLength(3)
  const xlsx = await download(page, 'Download XLSX')
  expect(xlsx.name).toMatch(/\.xlsx$/)
  expect(xlsx.content.subarray(0, 2).toString()).toBe('PK')
})

test('what the filters show is printed whole, also what is not loaded yet @once', async ({ person }) => {
  const somebody = await person('associate')
  const { page } = somebody
  const case_id = await aUsedCaseId(somebody)
  for (let at = 10; at < 65; at += 1)
    await somebody.call(createCost, { body: { case_id, description: `Copy ${at}`, amount: '1000.10' } })
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto(`/costing?case=${case_id}&category=Legal+Fees`)
  await expect(page.getByText('55 costs')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Copy 10' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('region', { name: 'Case Costing on paper' })
  await expect(sheet.getByRole('row')).toHaveCount(56)
  await expect(sheet.getByText(`${case_id} · Legal Fees · Total $55,005.50, 55 costs`)).toBeVisible()
  await expect(sheet.getByRole('row').last()).toContainText('Copy 10')
  await expect(page.getByRole('main')).toBeHidden()
  await page.screenshot({ path: 'artifacts/pictures/costing-paper.png' })
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(sheet).toHaveCount(0)
})

test('the palette finds a case and its events', async ({ person, isPhone }) => {
  const somebody = await person('associate')
  const { page } = somebody
  const case_id = newCaseId()
  await somebody.call(createCase, { body: { case_id, client_name: 'Jamuna Bank' } })
  await somebody.call(createNote, { body: { title: 'Task', case_id } })
  await somebody.call(createTimelineEvent, { body: { case_id, title: `Hearing of ${case_id}` } })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  const search = async (words: string) => {
    if (isPhone) await page.getByRole('button', { name: 'Search or jump to' }).click()
    else await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill(words)
  }
  await search(case_id)
  await page.getByRole('option', { name: `${case_id} · Jamuna Bank` }).click()
  await expect(page).toHaveURL(/\/caselist\/case\?id=/)
  await expect(page.getByRole('heading', { level: 1, name: case_id })).toBeVisible()
  await search(`hearing of ${case_id}`)
  await page.getByRole('option', { name: `Hearing of ${case_id} · ${case_id}` }).click()
  await expect(dialog(page, 'Edit Event').getByLabel('Title')).toHaveValue(`Hearing of ${case_id}`)
  await expect(page).toHaveURL(new RegExp(`/timeline\\?case=${case_id}`))
})

async function download(page: Page, entry: string): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}
