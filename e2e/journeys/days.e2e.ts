import { expect, type Page } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { deactivatePerson } from '../../contract/people-admin.ts'
import { anApplicant, apply } from '../applicants.ts'
import { aPdf } from '../resumes.ts'
import { card, choose, isTold, saveNew, startTask } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

/*
 * Three days as people live them, each through several areas, on one page that is never loaded anew.
 */

const dhakaDay = (daysOn = 0) =>
  new Date(Date.now() + 6 * 3_600_000 + daysOn * 86_400_000).toISOString().slice(0, 10)

test('a lawyer’s morning', async ({ person, isPhone }) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const lawyer = await person('associate', 'Farhan Kabir')
  const { page } = lawyer
  const case_id = `CASE-2026-${isPhone ? '642' : '641'}`
  await partner.call(createCase, { body: { case_id, client_name: 'Padma Textiles' } })
  await partner.page.goto('/chat')
  await page.goto('/')

  await test.step('a task for a case of the list, cancelled once and written once', async () => {
    const given = await startTask(page)
    await given.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    const opened = await startTask(page)
    await opened.getByLabel('Title').fill('Bail hearing papers')
    await opened.getByLabel('Client name').fill('Padma Textiles')
    await opened.getByLabel('Case ID').fill(case_id)
    await saveNew(page, opened)
    await expect(card(page, 'Bail hearing papers')).toContainText(`Padma Textiles · ${case_id}`)
    await expect(page.getByRole('article')).toHaveCount(1)
  })
  await test.step('the partner hears of it under its own title', async () => {
    await partner.page
      .getByRole('button', { name: /unread/ })
      .first()
      .click()
    await expect(partner.page.getByText('created “Bail hearing papers”')).toBeVisible()
    await partner.page.goBack()
    await expect(partner.page).toHaveURL(/\/chat$/)
  })
  await test.step('1h20 of it', async () => {
    await card(page, 'Bail hearing papers')
      .getByRole('button', { name: 'Bail hearing papers', exact: true })
      .focus()
    await page.keyboard.press('l')
    await page.keyboard.type('1h20')
    await expect(page.getByLabel('Hours', { exact: true })).toHaveValue('1h20')
    await page.keyboard.press('Enter')
    await isTold(page, 'Hours added')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Work Logs' }).click()
    await expect(page.getByRole('tabpanel')).toContainText('1.33h total')
    await expect(page.getByRole('tabpanel')).toContainText(case_id)
  })
  await test.step('a word to the team', async () => {
    await goTo(page, 'Community Chat', isPhone)
    await page.getByRole('textbox', { name: 'Message' }).fill('The papers are filed.')
    await page.getByRole('textbox', { name: 'Message' }).press('Enter')
    await expect(partner.page.getByText('The papers are filed.').first()).toBeVisible()
  })
  await test.step('tomorrow in the calendar', async () => {
    await goTo(page, 'Calendar', isPhone)
    await page.getByRole('button', { name: 'Add Event' }).click()
    const adding = page.getByRole('dialog', { name: 'Add Event' })
    await adding.getByLabel('Title').fill('Bail hearing')
    await adding.getByLabel('Date').fill(dhakaDay(1))
    await choose(adding, 'Type', 'Court Date')
    await adding.getByRole('button', { name: 'Add Event' }).click()
    await isTold(page, 'Calendar event created successfully')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a partner’s month end', async ({ person, isPhone, forgive }) => {
  // Who is let go is refused by what they had open.
  forgive(/ 40[01] /)
  const partner = await person('partner', 'Nusrat Jahan')
  const leaver = await person('associate', `Imtiaz Haque ${isPhone ? 'the younger' : 'the elder'}`)
  const { page } = partner
  await page.goto('/statements')
  await test.step('the month’s fee is entered and found by its words', async () => {
    // An empty list offers it once more.
    await page.getByRole('button', { name: 'Add Entry' }).first().click()
    const adding = page.getByRole('dialog', { name: 'Add Entry' })
    await choose(adding, 'Category', 'Legal Fees')
    await adding.getByLabel('Description').fill('Month end retainer')
    await adding.getByLabel('Amount').fill('1,250.20')
    await adding.getByRole('button', { name: 'Add Entry' }).click()
    await isTold(page, 'Financial entry created successfully')
    await page.getByRole('searchbox').fill('month end')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.locator(':focus')).toContainText('Month end retainer')
  })
  await test.step('it is deleted at once, and brought back', async () => {
    await page.getByRole('button', { name: 'Delete Month end retainer' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Month end retainer' })).toBeVisible()
  })
  await test.step('who leaves is let go, and is out', async () => {
    await leaver.page.goto('/')
    await expect(leaver.page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
    await goTo(page, 'People', isPhone)
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    await partner.call(deactivatePerson, { body: { user_id: leaver.user_id } })
    await expect(rowOf(page, leaver.full_name)).toContainText('Deactivated')
    await expect(leaver.page).toHaveURL(/\/auth/)
  })
})

test('an applicant’s afternoon', async ({ page, browser, person, isPhone }) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const applicant = anApplicant('Sumaiya Binte Karim')
  await apply(page, applicant, 'Legal Intern', await aPdf(browser, applicant.full_name))
  await partner.page.goto('/')
  await goTo(partner.page, 'Applications', isPhone)
  await expect(
    partner.page.getByRole('article').filter({ hasText: applicant.email }).getByText('Pending'),
  ).toBeVisible()
})

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
