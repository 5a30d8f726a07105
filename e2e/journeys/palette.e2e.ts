import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { archiveNote, createNote } from '../../contract/notes.ts'
import { listWorkLogs } from '../../contract/work-logs.ts'
import { look } from '../look.ts'
import { form, isTold } from '../tasks.ts'
import { test } from '../world.ts'

/*
 * One field that finds tasks, people and days and does what is asked for, for whoever may.
 */

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' })
const found = (page: Page, words: string | RegExp) => page.getByRole('option', { name: words })
/** A word that is in nothing else of this firm. */
const newWord = () => `q${randomBytes(4).toString('hex')}`

/** Opens the palette as it is opened here, and types. */
async function seek(page: Page, words: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Search or jump to' }).click()
  else await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(words)
}

test('the palette finds the tasks that its reader may see, also by case, and opens them', async ({
  person,
  isPhone,
}) => {
  const partner = await person('partner')
  const associate = await person('associate')
  const another = await person('associate')
  const { page } = associate
  const [word, case_id, otherCase] = [newWord(), newWord(), newWord()]
  await associate.call(createNote, {
    body: { title: `Bail of ${word}`, case_id, client_name: 'Jamuna Bank' },
  })
  const old = await associate.call(createNote, { body: { title: `Appeal of ${word}` } })
  await associate.call(archiveNote, { body: { note_id: old.id } })
  await another.call(createNote, { body: { title: `Secret of ${word}`, case_id: otherCase } })
  await page.goto('/caselist')
  await expect(page.getByRole('heading', { name: 'Caselist' })).toBeVisible()
  await test.step('by its title: one’s own, those archived too, and nobody else’s', async () => {
    await seek(page, word, isPhone)
    await expect(found(page, `Bail of ${word}`)).toContainText(`Jamuna Bank · ${case_id}`)
    await expect(found(page, `Appeal of ${word}`)).toContainText('Archived')
    await expect(found(page, `Secret of ${word}`)).toHaveCount(0)
    await look(page, 'palette-tasks')
    await field(page).fill(otherCase)
    await expect(page.getByText('Nothing matches.')).toBeVisible()
  })
  await test.step('by its case, in the form', async () => {
    await field(page).fill(case_id)
    await expect(found(page, `Bail of ${word}`)).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(form(page, `Bail of ${word}`)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/caselist$/)
  })
  await test.step('an archived one is read in the archive', async () => {
    await seek(page, `appeal of ${word}`, isPhone)
    await found(page, `Appeal of ${word}`).click()
    await expect(page.getByRole('dialog', { name: `Appeal of ${word}` })).toBeVisible()
    await expect(page).toHaveURL(/\/archive\?/)
  })
  await test.step('nothing of it stays behind', async () => {
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(word)
  })
  await test.step('partners find everybody’s, with the owner', async () => {
    await partner.page.goto('/caselist')
    await expect(partner.page.getByRole('heading', { name: 'Caselist' })).toBeVisible()
    await seek(partner.page, otherCase, isPhone)
    await expect(found(partner.page, `Secret of ${word}`)).toContainText(another.full_name)
  })
})

test('the palette finds people: their Associate Dashboard, or a message that mentions them', async ({
  person,
  isPhone,
}) => {
  const partner = await person('partner', `Nasrin ${newWord()}`)
  const associate = await person('associate', `Zubaida ${newWord()}`)
  const mentionOf = (name: string) => `@${name.replaceAll(' ', '')} `
  const { page } = associate
  await page.goto('/chat')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Please ask')
  await test.step('a message in the chat that is open, behind what stands there', async () => {
    await seek(page, partner.full_name.toLowerCase(), isPhone)
    await expect(found(page, partner.full_name)).toHaveText(/Mention in the chat$/)
    await look(page, 'palette-people')
    await page.keyboard.press('Enter')
    await expect(message).toHaveValue(`Please ask ${mentionOf(partner.full_name)}`)
    await expect(message).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Please ask/).first()).toBeVisible()
  })
  await test.step('for partners the work of an associate first', async () => {
    await partner.page.goto('/profile')
    await expect(partner.page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
    await seek(partner.page, associate.full_name, isPhone)
    await expect(found(partner.page, associate.full_name).first()).toHaveAttribute('data-highlighted')
    await partner.page.keyboard.press('Enter')
    await expect(partner.page).toHaveURL(new RegExp(`/partners\\?.*associate=${associate.user_id}`))
    await expect(partner.page.getByRole('tab', { name: 'Associate Dashboard' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })
  await test.step('or a message, in the chat that opens', async () => {
    await seek(partner.page, associate.full_name, isPhone)
    await found(partner.page, /Mention in the chat$/).click()
    const written = partner.page.getByRole('textbox', { name: 'Message' })
    await expect(written).toHaveValue(mentionOf(associate.full_name))
    await expect(written).toBeFocused()
  })
})

test('the palette goes to a day and does what is asked for', async ({ person, isPhone }) => {
  const associate = await person('associate')
  const { page, call } = associate
  const word = newWord()
  const { id } = await call(createNote, { body: { title: `Bail of ${word}` } })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
  await test.step('a date', async () => {
    await seek(page, '7/7', isPhone)
    await expect(page.getByRole('group', { name: 'Days' }).getByRole('option')).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/calendar\?.*day=\d{4}-07-07/)
    await expect(page.getByRole('dialog', { name: /July 7, \d{4}/ })).toBeVisible()
    await page.goBack()
  })
  await test.step('the password, wherever the page stands', async () => {
    const password = page.getByLabel('Current Password')
    for (let times = 0; times < 2; times += 1) {
      await seek(page, 'password', isPhone)
      await page.keyboard.press('Enter')
      await expect(password).toBeFocused()
      await password.blur()
    }
  })
  await test.step('hours on a task that is looked for', async () => {
    await seek(page, 'log hours', isPhone)
    await page.keyboard.press('Enter')
    const which = page.getByRole('combobox', { name: 'Log hours on which task?' })
    await expect(which).toBeFocused()
    await expect(which).toHaveValue('')
    await expect(found(page, `Bail of ${word}`)).toBeVisible()
    await look(page, 'palette-hours')
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('dialog', { name: 'Work Logs' }).getByRole('textbox', { name: 'Hours' }),
    ).toBeFocused()
    await page.keyboard.type('1h20')
    await page.keyboard.press('Enter')
    await isTold(page, 'Hours added')
  })
  const { items } = await call(listWorkLogs, { query: { note_id: id } })
  expect(items.map(({ hours_worked }) => hours_worked)).toEqual([1.33])
})
