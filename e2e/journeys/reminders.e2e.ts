import { randomBytes } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { getFirmSettings, updateFirmSettings } from '../../contract/firm-settings.ts'
import { createHearing } from '../../contract/hearings.ts'
import { environment } from '../environment.ts'
import { look } from '../look.ts'
import { wasReminded } from '../past.ts'
import { choose, isTold } from '../tasks.ts'
import { test } from '../world.ts'

test('the times of reminders are changed where their steps stand, by two at once, and shown to all', async ({
  person,
  forgive,
}) => {
  forgive(/ 409 /)
  const [partner, associate] = [await person('partner', 'Nusrat Jahan'), await person('associate')]
  const { page, call } = partner
  const settings = () => call(getFirmSettings, {})
  const change = async (body: object) =>
    call(updateFirmSettings, { body: { version: (await settings()).version, ...body } })
  const usual = { quiet_from: '21:00', quiet_until: '07:00', escalate_at: '20:00', no_date_days: 14 }
  await change(usual)
  const times = page.getByRole('region', { name: 'Times of the reminders' })
  const dialog = page.getByRole('dialog', { name: 'Edit times' })

  await test.step('shown, and read only without the right', async () => {
    await page.goto('/courts?tab=reminders')
    await expect(times).toContainText('21:00 – 07:00')
    await associate.page.goto('/courts?tab=reminders')
    await expect(associate.page.getByText('21:00 – 07:00')).toBeVisible()
    await expect(associate.page.getByRole('button', { name: 'Edit times' })).toHaveCount(0)
  })

  await test.step('refused at the field, and kept over a reload', async () => {
    await times.getByRole('button', { name: 'Edit times' }).click()
    await dialog.getByLabel('Look again').fill('181')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(/^Look again .*180/)).toBeVisible()
    await dialog.getByLabel('Look again').fill('10')
    await dialog.getByLabel('Mails stop at').fill('22:30')
    await look(page, 'reminder-times')
    await page.reload()
    await expect(dialog.getByLabel('Mails stop at')).toHaveValue('22:30')
  })

  await test.step('somebody else was faster with one of them', async () => {
    await change({ quiet_from: '23:00', escalate_at: '19:00' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('These times was changed meanwhile')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await isTold(page, 'Times updated successfully')
    expect(await settings()).toMatchObject({ quiet_from: '22:30', escalate_at: '19:00', no_date_days: 10 })
    await expect(associate.page.getByText('22:30 – 07:00')).toBeVisible()
  })

  await test.step('the same time twice is never', async () => {
    await change({ ...usual, quiet_from: '07:00' })
    await expect(times).toContainText('Mail leaves at any hour')
    await change(usual)
  })
})

test('a step is added, switched off and deleted; a message for clients is added and deleted', async ({
  person,
}) => {
  const { page } = await person('partner', 'Nusrat Jahan')
  const own = randomBytes(4).toString('hex').toUpperCase()

  await test.step('a step', async () => {
    await page.goto('/courts?tab=reminders')
    await page.getByRole('button', { name: 'Add Step' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Step' })
    await choose(dialog, 'About', 'Hearing')
    await dialog.getByLabel('Days before').fill('23')
    await dialog.getByLabel(/^At/).fill('08:17')
    await dialog.getByRole('button', { name: 'Add Step' }).click()
    await isTold(page, 'Step created successfully')
    const card = page.getByRole('article', { name: 'Hearing · 23 days before, 08:17' })
    await card.getByRole('button', { name: 'Switch off' }).click()
    await expect(card.getByText('Not in use')).toBeVisible()
    await look(page, 'reminder-steps')
    await card.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await isTold(page, 'Step deleted successfully')
    await expect(card).toHaveCount(0)
  })

  await test.step('a step about tasks beside those that ship', async () => {
    for (const name of ['Task · 1 day before, 17:00', 'Task · On the day, 07:30'])
      await expect(page.getByRole('article', { name })).toBeVisible()
    await page.getByRole('button', { name: 'Add Step' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Step' })
    await choose(dialog, 'About', 'Task')
    await dialog.getByLabel('Days before').fill('21')
    await dialog.getByLabel(/^At/).fill('08:17')
    const ways = (form: Locator) => form.getByRole('group', { name: 'Through' }).getByRole('checkbox')
    for (const way of await ways(dialog).all()) await way.uncheck()
    await dialog.getByRole('button', { name: 'Add Step' }).click()
    await expect(dialog.getByText('Through is required')).toBeVisible()
    await expect(ways(dialog).first()).toBeFocused()
    await dialog.getByLabel('Mail').check()
    await dialog.getByRole('button', { name: 'Add Step' }).click()
    await isTold(page, 'Step created successfully')
    const card = page.getByRole('article', { name: 'Task · 21 days before, 08:17' })
    await expect(card.getByText('Mail', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: /^Edit/ }).click()
    const form = page.getByRole('dialog', { name: 'Edit Step' })
    await expect(form.getByLabel('Mail')).toBeChecked()
    await form.getByLabel('Push').check()
    await form.getByLabel('Notification').check()
    await form.getByLabel('Mail').uncheck()
    await look(page, 'reminder-step-ways')
    await form.getByRole('button', { name: 'Save' }).click()
    await isTold(page, 'Step updated successfully')
    await expect(card.getByText('Notification · Push', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await isTold(page, 'Step deleted successfully')
    await expect(card).toHaveCount(0)
  })

  await test.step('the one of warning days, whose days stand on the deadline', async () => {
    const card = page.getByRole('article', { name: /^Deadline · On the warning days/ })
    const turn = async (way: 'check' | 'uncheck', said: string) => {
      await card.getByRole('button', { name: /^Edit/ }).click()
      const form = page.getByRole('dialog', { name: 'Edit Step' })
      await expect(form.getByText('Deadline · On the warning days of the deadline')).toBeVisible()
      await expect(form.getByLabel('Days before')).toHaveCount(0)
      await form.getByLabel('Push')[way]()
      await form.getByRole('button', { name: 'Save' }).click()
      await isTold(page, 'Step updated successfully')
      await expect(card.getByText(said, { exact: true })).toBeVisible()
    }
    await turn('uncheck', 'Notification · Mail')
    await turn('check', 'Notification · Mail · Push')
  })

  await test.step('a step about weeks, which counts from their Saturday', async () => {
    for (const name of [
      'Week to submit · 1 day after, 09:00',
      'Week to submit · 3 days after, 09:00',
      'Weeks to approve · 2 days after, 10:00',
    ])
      await expect(page.getByRole('article', { name })).toBeVisible()
    await page.getByRole('button', { name: 'Add Step' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Step' })
    await choose(dialog, 'About', 'Week to submit')
    await expect(dialog.getByText('Below 0 is after; weeks count from their Saturday')).toBeVisible()
    await dialog.getByLabel('Days before').fill('-19')
    await dialog.getByLabel(/^At/).fill('08:17')
    await dialog.getByRole('button', { name: 'Add Step' }).click()
    await isTold(page, 'Step created successfully')
    const card = (days: number) =>
      page.getByRole('article', { name: `Week to submit · ${days} days after, 08:17` })
    await card(19).getByRole('button', { name: /^Edit/ }).click()
    const form = page.getByRole('dialog', { name: 'Edit Step' })
    await form.getByLabel('Days before').fill('-20')
    await look(page, 'reminder-step-of-weeks')
    await form.getByRole('button', { name: 'Save' }).click()
    await isTold(page, 'Step updated successfully')
    await card(20)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await isTold(page, 'Step deleted successfully')
    await expect(card(20)).toHaveCount(0)
  })

  await test.step('a message', async () => {
    await page.goto('/courts?tab=messages')
    await page.getByRole('button', { name: 'Add Message' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Message' })
    await choose(dialog, 'Language', 'English')
    await dialog.getByLabel('Message').fill(`Next date ${own}: {date}`)
    await dialog.getByRole('button', { name: 'Add Message' }).click()
    await isTold(page, 'Message created successfully')
    const card = page.getByRole('article').filter({ hasText: `Next date ${own}: {date}` })
    await expect(card).toBeVisible()
    await look(page, 'client-messages')
    await card.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await isTold(page, 'Message deleted successfully')
  })
})

test('a reminder is seen on the board, and a message for the client is copied in two languages', async ({
  person,
}) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const partner = await person('partner', 'Nusrat Jahan')
  const { page, call, user_id } = partner
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: environment().site })
  const court = await call(createCourt, {
    body: { name_en: `District Judge ${own}`, name_bn: 'জেলা জজ', level: 'district' },
  })
  const of = await call(createCase, {
    body: { case_id: `MSG-${own}`, client_name: `Rahima ${own}`, court_ref: court.id },
  })
  const hearing = await call(createHearing, {
    body: { case_ref: of.id, on_day: '2062-04-06', appears_id: user_id, purpose: 'Argument' },
  })
  await wasReminded(partner, hearing)
  await page.goto('/diary?day=2062-04-06')
  const row = page.locator('article, tbody').filter({ hasText: `Rahima ${own}` })

  await test.step('seen', async () => {
    await row.getByRole('button', { name: 'Seen' }).click()
    await isTold(page, 'Marked as seen')
    await expect(row.getByText('Seen by Nusrat Jahan')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Seen' })).toHaveCount(0)
  })

  await test.step('copied', async () => {
    const dialog = page.getByRole('dialog', { name: 'Message for the client' })
    const copy = async () => {
      await dialog.getByRole('button', { name: 'Copy message' }).click()
      await isTold(page, 'Message copied')
      return page.evaluate(() => navigator.clipboard.readText())
    }
    const open = async () => {
      if (!(await row.getByRole('button', { name: `More for MSG-${own}` }).isVisible()))
        await row.getByRole('button', { expanded: false }).first().click()
      await row.getByRole('button', { name: `More for MSG-${own}` }).click()
      await page.getByRole('menuitem', { name: 'Copy message' }).click()
    }
    await open()
    await expect(dialog.getByLabel('Message')).toHaveValue(/Apr 06, 2062/)
    await look(page, 'copy-message')
    expect(await copy()).toContain(`next date Apr 06, 2062, District Judge ${own}, for Argument`)
    await open()
    await dialog.getByRole('combobox', { name: 'Words' }).click()
    await page
      .getByRole('option', { name: /^Bangla/ })
      .first()
      .click()
    await expect(dialog.getByLabel('Message')).toHaveValue(/পরবর্তী তারিখ ৬ এপ্রিল ২০৬২, জেলা জজ/)
    expect(await copy()).toContain('৬ এপ্রিল ২০৬২')
  })
})
