import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import {
  closeHearing,
  createHearing,
  deleteHearing,
  listHearings,
  reopenHearing,
} from '../../contract/hearings.ts'
import { look } from '../look.ts'
import { letNewsStay } from '../people.ts'
import { isTold } from '../tasks.ts'
import { test } from '../world.ts'

const day = '2061-03-07'
/** Of another journey: what stands on a board is counted. */
const quiet = '2065-03-03'

test('checks 37, 40: a day in court stands on the board, its clash in words, and an outcome takes four presses', async ({
  person,
  isPhone,
}) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  // One of many of a name could not be told from the others.
  const name = `Nusrat ${own}`
  const partner = await person('partner', name)
  const { page, call, user_id } = partner
  const place = `Sadarghat ${own}`
  const [first, beside, far] = await Promise.all([
    call(createCourt, { body: { name_en: `District Judge ${own}`, level: 'district', place } }),
    call(createCourt, { body: { name_en: `Joint District Judge ${own}`, level: 'district', place } }),
    call(createCourt, {
      body: { name_en: `High Court ${own}`, level: 'high_court_division', place: `Ramna ${own}` },
    }),
  ])
  const suit = await call(createCase, {
    body: {
      ...{ case_id: `SUIT-${own}`, client_name: `Rahima ${own}`, court_ref: first.id },
      ...{ case_no: '57', case_year: 2061, lead_id: user_id },
    },
  })
  const writ = await call(createCase, { body: { case_id: `WRIT-${own}`, court_ref: far.id } })
  const before = await call(createHearing, {
    body: { case_ref: suit.id, on_day: '2061-02-07', appears_id: user_id },
  })
  await call(closeHearing, {
    body: {
      ...{ id: before.id, version: before.version, state: 'adjourned', adjourned_by: 'other_side' },
      next: { kind: 'date', on_day: day, at_time: '10:30' },
    },
  })
  const listed = await call(createHearing, {
    body: { case_ref: writ.id, on_day: day, appears_id: user_id, item_no: '12' },
  })
  const bail = await call(createCase, { body: { case_id: `BAIL-${own}`, court_ref: beside.id } })
  await call(createHearing, { body: { case_ref: bail.id, on_day: day } })
  await page.goto(`/diary?day=${day}`)
  const row = page.locator('article, tbody').filter({ hasText: `Rahima ${own}` })

  await test.step('the board', async () => {
    await expect(page.getByRole('heading', { name: 'Court Diary' })).toBeVisible()
    await expect(page.getByRole('heading', { name: place })).toBeVisible()
    await expect(
      row.getByText(`Clash: District Judge ${own} and High Court ${own}. ${name} has both.`),
    ).toBeVisible()
    await expect(row.getByText('Feb 07, 2061')).toBeVisible()
    await look(page, 'diary-day')
    if (isPhone) return
    // The bar and the heads of the columns stay while the board goes by.
    const size = page.viewportSize()
    await page.setViewportSize({ width: 1440, height: 320 })
    const heads = page.getByRole('columnheader', { name: 'Parties' }).first()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('button', { name: 'Next day' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Court Diary' })).not.toBeInViewport()
    await expect(heads).toHaveCSS('position', 'sticky')
    if (size) await page.setViewportSize(size)
  })

  await test.step('an outcome', async () => {
    const dialog = page.getByRole('dialog', { name: 'Record outcome' })
    if (isPhone) await row.getByRole('button', { name: 'Adjourned' }).click()
    else {
      await page.keyboard.press('?')
      const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      for (const name of ['Previous day', 'Today', 'Week', 'Print', 'Add Hearing', 'Record outcome'])
        await expect(sheet.getByText(name, { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await row.getByRole('link', { name: `SUIT-${own}` }).focus()
      await page.keyboard.press('o')
      await dialog.getByRole('radio', { name: 'Adjourned' }).check()
    }
    await dialog.getByText('The other side').click()
    await dialog.getByRole('button', { name: '+14' }).click()
    await look(page, 'diary-outcome')
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('close_hearing')) sent += 1
    })
    await dialog.getByRole('button', { name: 'Save outcome' }).dblclick()
    await isTold(page, 'Outcome recorded successfully')
    expect(sent).toBe(1)
    await expect(row.getByText('Adjourned', { exact: true }).last()).toBeVisible()
    await expect(row.getByText('Mar 21, 2061')).toBeVisible()
    // A card whose outcome is written is one line.
    if (isPhone) expect((await row.boundingBox())?.height).toBeLessThan(60)
  })

  await test.step('the week, and back', async () => {
    await page.getByRole('tab', { name: 'Week' }).click()
    await expect(page.getByRole('button', { name: /Monday Mar 07, 2061/ })).toBeVisible()
    await look(page, 'diary-week')
    await page.goBack()
    await expect(row).toBeVisible()
  })

  await test.step('on paper, a table a court', async () => {
    // A phone shows one's own days alone, and nobody appears in the other court of the place.
    const courts = isPhone ? 2 : 3
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: 'Print' }).click()
    const paper = page.getByRole('region', { name: 'Court Diary', includeHidden: true })
    await expect(paper.getByRole('table', { includeHidden: true })).toHaveCount(courts)
    await page.emulateMedia({ media: 'print' })
    await expect(paper.getByText(`SUIT-${own}`)).toBeVisible()
    await expect(paper.getByText('Adjourned (The other side)')).toBeVisible()
    await expect(paper.getByRole('heading', { name: 'Court Diary' })).toBeVisible()
    await expect(paper.getByText(/^Monday, March 7, 2061 · /)).toBeVisible()
    await expect(paper.getByText(/as of .+ · \d+ hearings in \d+ courts/)).toBeVisible()
    // A court is not parted from its first row.
    for (const part of ['caption', 'thead'])
      await expect(paper.locator(part).first()).toHaveCSS('break-after', 'avoid')
    // Where no next date is known it is written by hand.
    const unwritten = paper.getByRole('row').filter({ hasText: `BAIL-${own}` })
    if (!isPhone) await expect(unwritten.getByRole('cell').last()).toHaveText('')
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const [, width = 0, height = 0] = (/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet) ?? []).map(Number)
    expect([Math.round(width), Math.round(height)]).toEqual([842, 595])
    await page.screenshot({ path: `artifacts/screens/diary-paper-${isPhone ? 'phone' : 'desktop'}.png` })
    await page.emulateMedia({ media: null })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(paper).toHaveCount(0)
    // The browser's own key prints the same.
    await page.keyboard.press('Control+p')
    await expect(paper.getByRole('table', { includeHidden: true })).toHaveCount(courts)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(paper).toHaveCount(0)
  })

  await test.step('of a next date that was deleted nothing is said', async () => {
    const { items } = await call(listHearings, { query: { case_ref: suit.id, state: 'set' } })
    const [{ id = '', on_day = '' } = {}] = items
    await expect(row.locator(`time[datetime="${on_day}"]`)).toBeVisible()
    await call(deleteHearing, { params: { id } })
    await expect(row.locator(`time[datetime="${on_day}"]`)).toHaveCount(0)
    await expect(row.getByText('No next date', { exact: true })).toHaveCount(0)
  })

  await test.step('what is typed stays when somebody else was faster, and an ended case is put to who disposes it', async () => {
    const dialog = page.getByRole('dialog', { name: 'Record outcome' })
    const record = page
      .locator('article, tbody')
      .filter({ hasText: `WRIT-${own}` })
      .getByRole('button', { name: /Record outcome|^Held/ })
    await record.click()
    if (isPhone) await dialog.getByText('Order, reason, time, who appears').click()
    await dialog.getByLabel('Order').fill('Rule made absolute')
    const { closed } = await call(closeHearing, {
      body: {
        ...{ id: listed.id, version: listed.version, state: 'held', order_summary: 'Rule discharged' },
        next: { kind: 'none', reason: 'Stay' },
      },
    })
    const late = dialog.getByRole('alert')
    await expect(late).toContainText('The outcome is recorded. Reopen the hearing to change it.')
    await expect(late).toContainText(new RegExp(`${name} · Held · No next date until \\w{3} \\d{2}, \\d{4}`))
    await expect(late).toContainText('Rule discharged')
    await expect(dialog.getByRole('button', { name: 'Save outcome' })).toBeDisabled()
    await expect(dialog.getByLabel('Order')).toHaveValue('Rule made absolute')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).last().click()
    await expect(dialog).toHaveCount(0)
    await call(reopenHearing, { body: { id: listed.id, version: closed.version } })
    await record.click()
    // On a phone the card has asked it already.
    if (!isPhone) await dialog.getByRole('radio', { name: 'Held' }).check()
    await dialog.getByRole('button', { name: 'Save outcome' }).click()
    await expect(dialog.getByText('Say the next date, or that there is none.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'The case has ended' }).check()
    await dialog.getByRole('button', { name: 'Save outcome' }).click()
    await isTold(page, 'Outcome recorded successfully')
    const proposed = page.getByRole('dialog', { name: 'Dispose case' })
    await expect(proposed).toBeVisible()
    await proposed.getByRole('button', { name: 'Cancel' }).click()
    await expect(proposed).toHaveCount(0)
  })

  await test.step('a hearing of a case that is picked', async () => {
    await page.getByRole('button', { name: 'Add Hearing' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Hearing' })
    // Typed whole it is offered still: only what was picked names one case.
    const found = page.waitForResponse(new RegExp(`find_cases.*SUIT-${own}`))
    await dialog.getByRole('combobox', { name: 'Case' }).fill(`SUIT-${own}`)
    await found
    await page.getByRole('option', { name: `SUIT-${own}` }).click()
    await expect(dialog.getByRole('combobox', { name: 'Court' })).toContainText(`District Judge ${own}`)
    await dialog.getByLabel('Date').fill('2061-03-09')
    await page.reload()
    await expect(dialog.getByRole('combobox', { name: 'Case' })).toHaveValue(`SUIT-${own}`)
    await look(page, 'diary-add')
    await dialog.getByRole('button', { name: 'Add Hearing' }).click()
    await isTold(page, 'Hearing created successfully')
    await page.goto('/diary?day=2061-03-09')
    await expect(row).toBeVisible()
    await letNewsStay(page)
    await page.getByRole('button', { name: 'Add Hearing' }).click()
    // The board's own day is the date, and Enter takes the one hit.
    await expect(dialog.getByLabel('Date')).toHaveValue('2061-03-09')
    const typed = dialog.getByRole('combobox', { name: 'Case' })
    await typed.fill(`WRIT-${own}`)
    await expect(page.getByRole('option', { name: `WRIT-${own}` })).toBeVisible()
    await typed.press('Enter')
    await expect(dialog.getByRole('combobox', { name: 'Court' })).toContainText(`High Court ${own}`)
    await dialog.getByRole('combobox', { name: 'Appears' }).click()
    await page.getByRole('option', { name }).click()
    await dialog.getByRole('button', { name: 'Add Hearing' }).click()
    await expect(page.getByRole('group', { name: /^Clash: / })).toContainText(`${name} has both.`)
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('No hearings on this day')).toBeVisible()
    await expect(page.getByText('Nothing is listed for', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Next hearing on Mar 09, 2061, Wednesday' }).click()
    await expect(row).toBeVisible()
    // A Saturday.
    await page.goto('/diary?day=2061-03-05&whose=all')
    await expect(page.getByText('Courts do not sit')).toBeVisible()
    await expect(page.getByText('No hearings on this day')).toBeVisible()
  })
})

test('check 41: without a line the board stays readable and a typed outcome is kept', async ({
  person,
  isPhone,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const own = randomBytes(4).toString('hex').toUpperCase()
  const { page, call, user_id } = await person('partner', 'Nusrat Jahan')
  const court = await call(createCourt, { body: { name_en: `Court ${own}`, level: 'district' } })
  const { id } = await call(createCase, { body: { case_id: `LINE-${own}`, court_ref: court.id } })
  await call(createHearing, { body: { case_ref: id, on_day: quiet, appears_id: user_id } })
  await page.goto(`/diary?day=${quiet}&court=${court.id}`)
  const row = page.locator('article, tbody').filter({ hasText: `LINE-${own}` })
  const dialog = page.getByRole('dialog', { name: 'Record outcome' })
  await row.getByRole('button', { name: /Record outcome|^Held/ }).click()
  // On a phone the card has asked it already.
  if (!isPhone) await dialog.getByRole('radio', { name: 'Held' }).check()
  if (isPhone) await dialog.getByText('Order, reason, time, who appears').click()
  await page.context().setOffline(true)
  await dialog.getByLabel('Order').fill('Costs of 500')
  await dialog.getByRole('button', { name: '+7' }).click()
  await dialog.getByRole('button', { name: 'Save outcome' }).click()
  await expect(dialog.getByLabel('Order')).toHaveValue('Costs of 500')
  await expect(row).toBeVisible()
  await expect(page.getByText(/as of \d/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(
    page
      .getByText('Outcome recorded successfully')
      .or(dialog.getByRole('button', { name: 'Save outcome' }))
      .first(),
  ).toBeVisible()
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Save outcome' }).click()
  await isTold(page, 'Outcome recorded successfully')
  await expect(row.getByText('Held', { exact: true })).toBeVisible()
  // Another day says that it takes a connection, and comes with it.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page.getByRole('alert').getByText('This needs a connection.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('No hearings on this day')).toBeVisible()
})
