import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCourt, listCaseTypes } from '../../contract/courts.ts'
import { createHearing, listHearings } from '../../contract/hearings.ts'
import { look } from '../look.ts'
import { choose, isTold } from '../tasks.ts'
import { test } from '../world.ts'

/** On a desk the parties have room for a name; where the columns have none, each hearing is a card. */
async function readableAtEveryWidth(page: Page): Promise<void> {
  const desk = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const parties = page.getByRole('columnheader', { name: 'Parties' })
    await expect(parties).toHaveCount(width >= 1200 ? 1 : 0)
    await expect(page.getByRole('columnheader', { name: 'Time', exact: true })).toHaveCount(
      width >= 1360 ? 1 : 0,
    )
    if (width >= 1200) expect((await parties.boundingBox())?.width).toBeGreaterThan(140)
    await look(page, `diary-listed-${width}`)
  }
  await page.setViewportSize(desk)
}

test("check 46: a court's list is pasted, looked at, put into the diary and taken back", async ({
  person,
  isPhone,
}) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const { page, call } = await person('associate', 'Farhan Kabir')
  const partner = await person('partner', 'Nusrat Jahan')
  const court = await partner.call(createCourt, {
    body: { name_en: `High Court ${own}`, level: 'high_court_division' },
  })
  const { items: types } = await call(listCaseTypes, { query: {} })
  const type_ref = types.find(({ code }) => code === 'WP')?.id ?? null
  const year = 2000 + (Number.parseInt(own.slice(0, 2), 16) % 20)
  const number = Number.parseInt(own.slice(2), 16) % 900_000
  const aCase = (case_id: string, case_no: number) =>
    call(createCase, {
      body: { case_id, court_ref: court.id, type_ref, case_no: String(case_no), case_year: year },
    })
  const moved = await aCase(`MOVE-${own}`, number + 1)
  const fresh = await aCase(`NEW-${own}`, number + 2)
  const absent = await aCase(`GONE-${own}`, number + 3)
  const hearing = (case_ref: string, on_day: string) =>
    call(createHearing, { body: { case_ref, on_day, keep: true } })
  await hearing(moved.id, '2062-03-06')
  await hearing(absent.id, '2062-03-07')
  const daysOf = async (case_ref: string) =>
    (await call(listHearings, { query: { case_ref } })).items.map(
      ({ on_day, item_no }) => `${on_day} ${item_no}`,
    )

  await test.step('pasted', async () => {
    await page.goto('/diary?day=2062-03-07')
    await page.getByRole('link', { name: 'Import cause list' }).click()
    await expect(page.getByRole('heading', { name: 'Import cause list' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Day', exact: true })).toHaveValue('2062-03-07')
    await choose(page.getByRole('main'), 'Court', `High Court ${own}`)
    const lines = [
      `14. W.P. ${number + 1}/${year} Rahima Khatun v State`,
      `15. W.P. ${number + 2} of ${year}`,
      `16. C.R. ${number + 2}/${year}`,
      '17. W.P. 999999/1901',
    ]
    await page.getByLabel('The list').fill(lines.join('\n'))
    await page.reload()
    await expect(page.getByLabel('The list')).toHaveValue(lines.join('\n'))
    await look(page, 'cause-list-read')
    await page.getByRole('button', { name: 'Read the list' }).click()
    await expect(page.getByRole('heading', { name: 'Cause list review' })).toBeVisible()
  })

  const ours = page.getByRole('table', { name: 'Our cases' })
  await test.step('looked at', async () => {
    await expect(page.getByText('4 lines, 2 of our cases')).toBeVisible()
    await expect(ours.getByText('Date moves from Mar 06, 2062 to Mar 07, 2062')).toBeVisible()
    await expect(ours.getByText('New hearing').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Not on the list' })).toBeVisible()
    await expect(page.getByText(`GONE-${own}`)).toBeVisible()
    await expect(page.getByRole('table', { name: 'All other lines' }).getByText(/999999/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply 2' })).toBeVisible()
    const possible = ours.getByRole('checkbox', { name: `Take NEW-${own}` }).last()
    await possible.press('Space')
    await expect(page.getByRole('button', { name: 'Apply 3' })).toBeVisible()
    await possible.press('Space')
    await look(page, 'cause-list-review')
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByText('Take the line in focus, or not')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })

  await test.step('a case is chosen', async () => {
    await page.getByRole('button', { name: 'Choose case for line 4' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose case' })
    await dialog.getByRole('combobox', { name: 'Our case' }).fill(`GONE-${own}`)
    await page.getByRole('option', { name: new RegExp(`GONE-${own}`) }).click()
    await look(page, 'cause-list-choose')
    await dialog.getByRole('button', { name: 'Choose case' }).click()
    await isTold(page, 'Case chosen successfully')
    await expect(page.getByText('4 lines, 3 of our cases')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Not on the list' })).toHaveCount(0)
  })

  await test.step('applied, on the board', async () => {
    await page.getByRole('button', { name: 'Apply 3' }).click()
    await isTold(page, 'Cause list applied successfully')
    expect(await daysOf(moved.id)).toEqual(['2062-03-07 14'])
    expect(await daysOf(fresh.id)).toEqual(['2062-03-07 15'])
    expect(await daysOf(absent.id)).toEqual(['2062-03-07 17'])
    const list = page.url()
    await page.goto('/diary?day=2062-03-07&whose=all')
    await expect(page.getByText(`MOVE-${own}`).first()).toBeVisible()
    await expect(page.getByText(/^Listed, as of \w{3} \d\d, \d{4}, \d\d:\d\d/)).toHaveCount(1)
    if (!isPhone) await readableAtEveryWidth(page)
    await page.goto(list)
  })

  await test.step('taken back', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await isTold(page, 'Cause list undone successfully')
    expect(await daysOf(moved.id)).toEqual(['2062-03-06 null'])
    expect(await daysOf(fresh.id)).toEqual([])
    expect(await daysOf(absent.id)).toEqual(['2062-03-07 null'])
  })
})
