import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { createDeadline } from '../../contract/deadlines.ts'
import { isTold } from '../tasks.ts'
import { test } from '../world.ts'

/** Presses Tab until what is meant has the focus, as somebody does who looks for it. */
async function tabTo(page: Page, meant: Locator): Promise<void> {
  await expect(meant).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await meant.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${meant} was not reached by Tab`)
}

test('a case from tab to tab, its next day and its title by keys alone @desktop', async ({ person }) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const { page, call } = await person('partner')
  const { keyboard } = page
  const court = await call(createCourt, { body: { name_en: `District Judge ${own}`, level: 'district' } })
  const of = await call(createCase, {
    body: { case_id: `KEYS-${own}`, title: `Rahima v Karim ${own}`, court_ref: court.id },
  })
  await call(createDeadline, {
    body: {
      ...{ case_ref: of.id, title: `Reply ${own}`, trigger_day: '2061-02-01' },
      ...{ due_on: '2061-03-01', extra_reason: 'Ordered by the court' },
    },
  })
  await page.goto(`/caselist/case?id=${of.id}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`Rahima v Karim ${own}`)
  await expect(page.getByRole('tabpanel')).toBeVisible()

  await test.step('] and [ go through the tabs and stop at the ends', async () => {
    const tabs = ['tasks', 'hours', 'costs', 'timeline', 'hearings', 'deadlines', 'parties', 'events']
    for (const tab of [...tabs, 'messages', 'activity']) {
      await keyboard.press(']')
      await expect(page).toHaveURL(new RegExp(`tab=${tab}`))
      await expect(page.getByRole('tabpanel')).toBeVisible()
    }
    await keyboard.press(']')
    await expect(page).toHaveURL(/tab=activity/)
    for (const tab of ['messages', 'events']) {
      await keyboard.press('[')
      await expect(page).toHaveURL(new RegExp(`tab=${tab}`))
    }
  })

  await test.step('H adds a day in court, and Enter saves it', async () => {
    await keyboard.press('h')
    const dialog = page.getByRole('dialog', { name: 'Add Hearing' })
    await tabTo(page, dialog.getByLabel('Date'))
    await keyboard.type('05092061')
    await expect(dialog.getByLabel('Date')).toHaveValue('2061-05-09')
    await tabTo(page, dialog.getByLabel('Room'))
    await keyboard.type('214')
    await tabTo(page, dialog.getByRole('button', { name: 'Add Hearing' }))
    await keyboard.press('Enter')
    await isTold(page, 'Hearing created successfully')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/tab=hearings/)
    await expect(page.getByText('May 09, 2061').last()).toBeVisible()
  })

  await test.step('D begins a deadline, Escape leaves it; one is opened and closed', async () => {
    await keyboard.press('d')
    const dialog = page.getByRole('dialog', { name: 'Add Deadline' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/tab=deadlines/)
    await keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await tabTo(page, page.getByRole('button', { name: `Reply ${own}`, exact: true }))
    await keyboard.press('Enter')
    const opened = page.getByRole('dialog', { name: `Reply ${own}` })
    await expect(opened).toBeVisible()
    await keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  })

  await test.step('E edits the case; its keys stand in the sheet', async () => {
    await keyboard.press('e')
    const dialog = page.getByRole('dialog', { name: 'Edit Case' })
    await tabTo(page, dialog.getByLabel('Title'))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(`Rahima v Jamal ${own}`)
    await tabTo(page, dialog.getByRole('button', { name: 'Save' }))
    await keyboard.press('Enter')
    await isTold(page, 'Case updated successfully')
    await expect(dialog).toHaveCount(0)
    await expect(heading).toHaveText(`Rahima v Jamal ${own}`)
    await keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const name of ['Next tab', 'Previous tab', 'Add Hearing', 'Add Deadline', 'Edit'])
      await expect(sheet.getByText(name, { exact: true })).toBeVisible()
    await keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })
})
