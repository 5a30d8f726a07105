import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createDeadlineRule } from '../../contract/deadline-rules.ts'
import { createDeadline } from '../../contract/deadlines.ts'
import { daysAfter } from '../../contract/kernel/days.ts'
import { look } from '../look.ts'
import { choose, isTold } from '../tasks.ts'
import { test } from '../world.ts'

/** The firm's today, so that no day of the journey expires. */
const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)

test('checks 60, 61, 62: a deadline grows with its working, is signed by a second person, met, and printed', async ({
  person,
  isPhone,
  forgive,
}) => {
  forgive(/ 422 | 403 /)
  const own = randomBytes(4).toString('hex').toUpperCase()
  const partner = await person('partner', 'Nusrat Jahan')
  const associate = await person('associate', 'Tanvir Ahmed')
  const { page } = associate
  const of = await partner.call(createCase, {
    body: { case_id: `LIMIT-${own}`, client_name: `Rahima ${own}`, lead_id: associate.user_id },
  })
  const counted = { act: 'Limitation Act 1908', provision: 'Art. 156', trigger: 'Judgment' }
  const rule = await partner.call(createDeadlineRule, {
    body: {
      ...{ code: `R-${own}`, title: `Appeal ${own}`, ...counted, period: 10 },
      ...{ copy_time: 'both_days_counted', when_closed: 'stay', source: 'From memory' },
    },
  })
  await partner.call(createDeadlineRule, {
    body: { code: `S-${own}`, title: `Next step ${own}`, ...counted, period: 5, follows: rule.id },
  })
  const unverified = 'Unverified rule – confirm before use.'
  const row = page.getByRole('row').filter({ hasText: `Appeal ${own}` })
  /** On a phone a deadline is one row, and all of it once that is pressed. */
  const opened = async (line: typeof row) => {
    if (isPhone) await line.getByRole('button', { expanded: false }).first().click()
  }

  await test.step('added with its working', async () => {
    await page.goto('/deadlines')
    await expect(page.getByRole('heading', { name: 'Deadlines' })).toBeVisible()
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog', { name: 'Add Deadline' })
    await dialog.getByRole('combobox', { name: 'Case' }).fill(`LIMIT-${own}`)
    await page.getByRole('option', { name: `LIMIT-${own}` }).click()
    await choose(dialog, 'Rule', `R-${own} · Appeal ${own}`)
    await dialog.getByLabel('On', { exact: false }).first().fill(today)
    await dialog.getByLabel('Copy applied for').fill(daysAfter(today, 1))
    await dialog.getByLabel('Copy ready').fill(daysAfter(today, 2))
    const working = dialog.getByRole('list', { name: 'Working' })
    await expect(working.getByText('Judgment, not counted')).toBeVisible()
    await expect(working.getByText(/^Copy, .+ to .+, 2 days$/)).toBeVisible()
    await expect(dialog.getByText(/^Due .*, in 12 days$/)).toBeVisible()
    await expect(dialog.getByText(unverified)).toBeVisible()
    await look(page, 'deadline-add')
    await dialog.getByRole('button', { name: 'Add Deadline' }).click()
    await isTold(page, 'Deadline created successfully')
  })

  await test.step('in the list, red in words and unverified', async () => {
    await expect(row.getByText('in 12 days')).toBeVisible()
    await expect(row.getByText(unverified)).toBeVisible()
    await look(page, 'deadlines')
    await opened(row)
    await expect(row.getByText('Sign it now: 14 days or fewer')).toBeVisible()
  })

  await test.step('neither its own maker nor an unverified rule is signed', async () => {
    await row.getByRole('button', { name: `Appeal ${own}`, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Appeal ${own}` })
    await expect(dialog.getByText('Somebody else must sign this deadline.')).toBeVisible()
    await expect(dialog.getByText('This rule is unverified. A partner must confirm it first.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Sign' })).toHaveCount(0)
    await look(page, 'deadline-view')
    await page.goBack()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('on paper, unverified too, with room for a signature', async () => {
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: 'Print control sheet' }).click()
    const paper = page.getByRole('region', { name: 'Deadlines', includeHidden: true, exact: true })
    await expect(paper).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(paper.getByRole('columnheader', { name: 'Signature and day' })).toBeVisible()
    await expect(paper.getByRole('row').filter({ hasText: `LIMIT-${own}` })).toContainText(unverified)
    await page.screenshot({ path: `artifacts/screens/deadlines-paper-${isPhone ? 'phone' : 'desktop'}.png` })
    await page.emulateMedia({ media: null })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(paper).toHaveCount(0)
  })

  await test.step('unverified on the page of its case', async () => {
    await partner.page.goto(`/caselist/case?id=${of.id}`)
    const near = partner.page.getByRole('listitem').filter({ hasText: `Appeal ${own}` })
    await expect(near.getByText(unverified)).toBeVisible()
    await look(partner.page, 'case-near-deadlines')
  })

  await test.step('the rule is confirmed by its source, and edited no more', async () => {
    await partner.page.goto(`/courts?tab=rules&q=R-${own}`)
    await expect(partner.page.getByRole('heading', { name: 'Deadline rules', level: 1 })).toBeVisible()
    const card = partner.page.getByRole('article').filter({ hasText: `R-${own}` })
    await expect(card.getByText('Unverified', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Confirm' }).click()
    const dialog = partner.page.getByRole('dialog', { name: `Confirm R-${own}` })
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await dialog.getByLabel('Source').fill('Bangladesh Code, volume 6')
    await look(partner.page, 'rule-confirm')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await isTold(partner.page, 'Rule confirmed successfully')
    await expect(card.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: `Edit R-${own}` })).toHaveCount(0)
    await look(partner.page, 'deadline-rules')
    // Another browser hears of it.
    await expect(row.getByText(unverified)).toHaveCount(0)
  })

  await test.step('signed by a second person', async () => {
    await partner.page.goto('/deadlines?view=unsigned')
    const theirs = partner.page.getByRole('row').filter({ hasText: `Appeal ${own}` })
    await opened(theirs)
    await theirs.getByRole('button', { name: `Appeal ${own}`, exact: true }).click()
    const dialog = partner.page.getByRole('dialog', { name: `Appeal ${own}` })
    await dialog.getByRole('button', { name: 'Sign' }).click()
    await isTold(partner.page, 'Deadline signed successfully')
    await expect(dialog.getByText('Signed', { exact: true }).first()).toBeVisible()
    await partner.page.keyboard.press('Escape')
    await expect(row.getByText('Nusrat Jahan')).toBeVisible()
  })

  await test.step('met, with the step that follows', async () => {
    await row.getByRole('button', { name: `More for Appeal ${own}` }).click()
    await page.getByRole('menuitem', { name: 'Done' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deadline done' })
    await expect(dialog.getByText('Was it really done? Say what and when.')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Add the next step when this is done' })).toBeChecked()
    await dialog.getByLabel('What was done').fill('Appeal filed')
    await look(page, 'deadline-done')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await isTold(page, 'Deadline finished successfully')
    const next = page.getByRole('dialog', { name: 'Add Deadline' })
    await expect(next.getByRole('combobox', { name: 'Rule' })).toContainText(`Next step ${own}`)
    await next.getByLabel('On', { exact: false }).first().fill(today)
    await next.getByRole('button', { name: 'Add Deadline' }).click()
    await isTold(page, 'Deadline created successfully')
  })

  await test.step('on the page of the case: waived, taken back and deleted, each with a reason', async () => {
    await partner.call(createDeadline, {
      body: {
        ...{ case_ref: of.id, title: `Reply ${own}`, trigger: 'Letter', trigger_day: today },
        ...{ due_on: today, extra_reason: 'The letter says so' },
      },
    })
    await page.goto(`/caselist/case?id=${of.id}&tab=deadlines`)
    const reply = page.getByRole('row').filter({ hasText: `Reply ${own}` })
    const act = async (entry: string, title: string, send: string) => {
      await reply.getByRole('button', { name: `More for Reply ${own}` }).click()
      await page.getByRole('menuitem', { name: entry }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByLabel('Reason').fill('Settled')
      await dialog.getByRole('button', { name: send }).click()
    }
    await expect(reply.getByText('today')).toBeVisible()
    await look(page, 'case-deadlines')
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page.getByRole('link', { name: `Reply ${own}` })).toBeVisible()
    await page.getByRole('tab', { name: /^Deadlines/ }).click()
    await act('Waive', 'Waive deadline', 'Waive')
    await isTold(page, 'Deadline waived successfully')
    await expect(reply.getByText('Waived')).toBeVisible()
    await act('Take back', 'Take back', 'Take back')
    await isTold(page, 'Deadline taken back successfully')
    await act('Delete', 'Delete deadline', 'Delete')
    await expect(reply).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(reply).toBeVisible()
  })
})
