import { expect, type Page } from '@playwright/test'
import { createNote } from '../../contract/notes.ts'
import { changeProfile } from '../../contract/people.ts'
import { anApplicant } from '../applicants.ts'
import { type Catalogue, catalogue } from '../catalogue.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { answer, card } from '../tasks.ts'
import { test } from '../world.ts'

/*
 * The site in Bangla, found by the words of the catalogue. What is proved of acts and limits is proved in English.
 */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function isTold(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('group').filter({ hasText: message }).first()).toBeVisible()
}

test('signing in, a task’s life, the chat and the statements in Bangla @once', async ({ page, person }) => {
  const bn = await catalogue('bn')
  const partner = await person('partner', 'নুসরাত জাহান')
  await test.step('a stranger changes the language and keeps what was typed', async () => {
    const fonts: string[] = []
    page.on('request', (asked) => asked.resourceType() === 'font' && fonts.push(asked.url()))
    await page.goto('/auth')
    await page.getByLabel('Email').fill(partner.email)
    await page.evaluate(() => document.fonts.ready)
    expect(fonts.filter((url) => url.includes('bengali'))).toEqual([])
    await page.getByRole('link', { name: 'বাংলা' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await expect(page.getByLabel(bn.auth.said.email, { exact: true })).toHaveValue(partner.email)
    await look(page, 'bangla-auth')
  })
  await test.step('sign in', async () => {
    await page.getByLabel(bn.auth.said.password, { exact: true }).fill(partner.password)
    await button(page, bn.auth.said.signIn).click()
    await expect(
      page.getByRole('heading', { level: 1, name: bn.notes.welcome(partner.full_name) }),
    ).toBeVisible()
  })
  await test.step('a task', () => liveATask(page, bn))
  await test.step('the chat', async () => {
    await goTo(page, bn, bn.app.entries.chat)
    await page.getByRole('textbox', { name: bn.chat.composing.label }).fill('শুনানির তারিখ বদলেছে।')
    await page.keyboard.press('Enter')
    const thread = page.getByRole('region', { name: bn.chat.said.listed })
    await expect(thread.getByText('শুনানির তারিখ বদলেছে।')).toBeVisible()
    await look(page, 'bangla-chat')
  })
  await test.step('the statements', async () => {
    await goTo(page, bn, bn.app.entries.statements)
    await button(page, bn.statements.said.add).first().click()
    const dialog = page.getByRole('dialog', { name: bn.statements.said.add })
    await dialog.getByRole('combobox').first().click()
    await page.getByRole('option').first().click()
    await dialog.getByLabel(bn.statementNames.description).fill('পদ্মা টেক্সটাইলস')
    await dialog.getByLabel(bn.statementNames.amount).fill('৳১,২৩,৪৫৬.৭৫')
    await look(page, 'bangla-statement')
    await button(page, bn.statements.said.add).last().click()
    await isTold(page, bn.statements.said.created)
    await expect(page.getByRole('row').filter({ hasText: 'পদ্মা টেক্সটাইলস' })).toContainText('৳১,২৩,৪৫৬.৭৫')
    await look(page, 'bangla-statements')
  })
  await test.step('and English again, from the palette', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: bn.app.said.search })).toBeFocused()
    await page.keyboard.type('English')
    await expect(page.getByRole('option', { name: 'English' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

/** New, archived, back, deleted. */
async function liveATask(page: Page, bn: Catalogue): Promise<void> {
  const title = 'গুলশানের জমির ইজারা'
  const { said, ofTask } = bn.notes
  await button(page, said.create).first().click()
  const opened = page.getByRole('form', { name: said.create, exact: true })
  await opened.getByLabel(bn.noteNames.title).fill(title)
  await look(page, 'bangla-new-task')
  await button(page, bn.notes.form.save).click()
  await isTold(page, said.created)
  await look(page, 'bangla-tasks')
  const chooseInMenu = async (entry: string) => {
    await card(page, title)
      .getByRole('button', { name: ofTask.actions(title) })
      .click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await chooseInMenu(said.archive)
  await answer(page, bn.notes.asked.archive, said.archive)
  await isTold(page, said.archived)
  await goTo(page, bn, bn.app.entries.archive)
  await look(page, 'bangla-archive')
  await card(page, title).getByRole('button', { name: said.unarchive }).click()
  await isTold(page, said.unarchived)
  await goTo(page, bn, bn.app.entries.tasks)
  await chooseInMenu(said.delete)
  await answer(page, bn.notes.asked.delete, said.delete)
  await isTold(page, said.deleted)
}

async function goTo(page: Page, bn: Catalogue, entry: string): Promise<void> {
  const link = page
    .getByRole('navigation', { name: bn.app.said.navigation })
    .getByRole('link', { name: entry })
  await link.first().click()
}

test('the careers portal in the language of the visitor’s browser @once', async ({
  browser,
  hygiene,
  server,
}) => {
  const bn = await catalogue('bn')
  const context = await browser.newContext({ locale: 'bn-BD', baseURL: server.environment.site })
  await hygiene.watch(context)
  const page = await context.newPage()
  const applicant = anApplicant('সাদিয়া ইসলাম')
  const { formWords, portalWords, testWords } = bn.careers
  await page.goto('/career')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await look(page, 'bangla-career')
  await page.getByLabel(formWords.email).fill(applicant.email)
  await button(page, portalWords.goOn).click()
  await page.getByRole('radio').first().check()
  await look(page, 'bangla-career-position')
  await button(page, portalWords.goOn).click()
  await page.getByLabel(formWords.fullName).fill(applicant.full_name)
  await page.getByLabel(formWords.phone).fill('০১৭১১ ০০০০০০')
  await page.getByLabel(formWords.motivation).fill(applicant.motivation)
  await button(page, formWords.begin).click()
  await expect(page.getByText(testWords.question(1, 25))).toBeVisible()
  await expect(page.getByText(testWords.questionsInEnglish)).toBeVisible()
  await look(page, 'bangla-career-test')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('Question 1 of 25')).toBeVisible()
  await context.close()
})

test('two people, two languages, one notification: each reads their own @once', async ({ person }) => {
  const [inEnglish, inBangla] = [await person('partner', 'Rafiq Khan'), await person('partner', 'নাদিয়া রহমান')]
  const author = await person('associate', 'Tanvir Ahmed')
  const bn = await catalogue('bn')
  await inBangla.call(changeProfile, { params: { user_id: inBangla.user_id }, body: { language: 'bn' } })
  await author.call(createNote, { body: { title: 'Bail petition', content: '' } })
  await inEnglish.page.goto('/profile')
  await inBangla.page.goto('/profile')
  await expect(inBangla.page.locator('html')).toHaveAttribute('lang', 'bn')
  const english = await news(inEnglish, /^Notifications/)
  const bangla = await news(inBangla, new RegExp(`^${bn.notifications.said.title}`))
  expect([english, bangla]).toEqual([
    expect.stringMatching(/[a-z]{4}/),
    expect.stringMatching(/\p{Script=Bengali}{2}/u),
  ])
  expect(english).not.toMatch(/\p{Script=Bengali}/u)
  expect(bangla.replaceAll(/Bail petition|Tanvir Ahmed/g, '')).not.toMatch(/[a-z]/i)
})

/** What somebody's bell says of the petition. */
async function news({ page }: Person, name: RegExp): Promise<string> {
  await page.getByRole('button', { name }).last().click()
  const item = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Bail petition' }).first()
  await expect(item).toBeVisible()
  return (await item.textContent()) ?? ''
}
