import { expect, type Locator, type Page } from '@playwright/test'
import { linkIn, mailTo } from '../mail.ts'
import { codeFor, newIdentity } from '../people.ts'
import {
  answer,
  card,
  choose,
  chooseInMenu,
  editTask,
  find,
  isTold,
  save,
  saveNew,
  startTask,
} from '../tasks.ts'
import { goTo, signIn, signOut } from '../ways.ts'
import { test } from '../world.ts'

const typeNames = { partner: 'Partner', associate: 'Associate' }

for (const role of ['partner', 'associate'] as const) {
  test(`${role}: from the authorization code to signing out`, async ({ page, isPhone }) => {
    const newcomer = newIdentity(role)
    const title = `Lease of Gulshan plot ${newcomer.email.slice(0, 6)}`
    await test.step('sign up with a code', () => signUp(page, newcomer))
    await test.step('confirm by the mail’s link', async () => {
      await page.goto(linkIn(await mailTo(newcomer.email)))
      await expect(page.getByRole('heading', { name: `Welcome back, ${newcomer.full_name}` })).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    })
    await test.step('sign in', async () => {
      await signOut(page, isPhone)
      await signIn(page, newcomer)
      await expect(page.getByRole('heading', { name: `Welcome back, ${newcomer.full_name}` })).toBeVisible()
    })
    await test.step('new task, every field', async () => {
      const opened = await startTask(page)
      await fillEveryField(opened, title)
      await saveNew(page, opened)
      await find(page, title)
      await seesEveryField(page, title, newcomer.full_name)
    })
    await test.step('its list', () => makeItAList(page, title))
    await test.step('archive', async () => {
      await chooseInMenu(page, title, 'Archive')
      await answer(page, 'Are you sure you want to archive this task?', 'Archive')
      await isTold(page, 'Task archived successfully')
      await expect(card(page, title)).toBeHidden()
    })
    await test.step('unarchive', async () => {
      await goTo(page, 'Archive', isPhone)
      await find(page, title)
      await card(page, title).getByRole('button', { name: 'Unarchive' }).click()
      await isTold(page, 'Task unarchived successfully')
      await expect(card(page, title)).toBeHidden()
      await goTo(page, 'Tasks', isPhone)
      await find(page, title)
    })
    await test.step('delete', async () => {
      await chooseInMenu(page, title, 'Delete')
      await answer(page, 'Are you sure you want to delete this task?', 'Delete')
      await isTold(page, 'Note deleted successfully')
      await expect(card(page, title)).toBeHidden()
      await page.reload()
      await page.getByRole('searchbox').fill(title)
      await expect(page.getByText('No tasks found')).toBeVisible()
    })
    await test.step('sign out', async () => {
      await signOut(page, isPhone)
      await page.goto('/')
      await expect(page).toHaveURL(/\/auth$/)
    })
  })
}

async function signUp(page: Page, newcomer: ReturnType<typeof newIdentity>): Promise<void> {
  const { role, full_name, email, password } = newcomer
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Full Name').fill(full_name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('radio', { name: typeNames[role] }).check()
  await page.getByLabel(`${typeNames[role]} Authorization Code`).fill(codeFor(role))
  await page.getByRole('button', { name: `Create ${typeNames[role]} Account` }).click()
  await expect(page.getByText('Check your email for the confirmation link!')).toBeVisible()
}

const link = 'https://drive.google.com/drive/folders/lease'

async function fillEveryField(opened: Locator, title: string): Promise<void> {
  const page = opened.page()
  await opened.getByLabel('Title').fill(title)
  await opened.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.type('Serve the notice before ')
  await opened.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('Thursday')
  await choose(opened, 'Category', 'Real Estate')
  await choose(opened, 'Subcategory', 'Lease Agreements')
  await opened.getByLabel('Client name').fill('রহিম ট্রেডার্স')
  await opened.getByLabel('Case ID').fill('CASE-2026-777')
  await opened.getByLabel('Projected billable hours').fill('8')
  await opened.getByLabel('Hours worked').fill('6.5')
  await opened.getByLabel('Google Drive link').fill(link)
  await opened.getByRole('checkbox', { name: 'Priority' }).check()
  await opened.getByRole('checkbox', { name: 'Keep Alive' }).check()
}

async function seesEveryField(page: Page, title: string, full_name: string): Promise<void> {
  const shown = card(page, title)
  await expect(page.getByRole('heading', { name: 'Priority Tasks' })).toBeVisible()
  await expect(shown).toContainText('Real Estate · Lease Agreements')
  await expect(shown).toContainText('রহিম ট্রেডার্স · CASE-2026-777')
  await expect(shown.getByText('Serve the notice before Thursday')).toBeVisible()
  await expect(shown.getByText('Thursday', { exact: true })).toHaveRole('strong')
  await expect(shown).toContainText('6.5 / 8 h')
  await expect(shown.getByText('Keep Alive')).toBeAttached()
  await expect(shown.getByRole('link', { name: /Google Drive/ })).toHaveAttribute('href', link)
  await expect(shown.getByTitle(full_name)).toBeVisible()
}

/** Another category clears the subcategory; the type list brings items of its own. */
async function makeItAList(page: Page, title: string): Promise<void> {
  const opened = await editTask(page, title)
  await choose(opened, 'Category', 'Litigation')
  await expect(opened.getByRole('combobox', { name: 'Subcategory' })).toContainText('None')
  await opened.getByRole('radio', { name: 'List' }).check()
  const newItem = opened.getByRole('textbox', { name: 'New item' })
  for (const item of ['Draft', 'File', 'Serve']) {
    await newItem.fill(item)
    await newItem.press('Enter')
  }
  await opened.getByRole('checkbox', { name: 'Completed: Draft' }).check()
  await opened.getByRole('button', { name: 'Actions for Serve' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await opened.getByRole('button', { name: 'Actions for File' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await opened.getByRole('checkbox', { name: 'Priority' }).uncheck()
  // Not added by Enter, and saved all the same.
  await newItem.fill(' Call the client ')
  await save(page, opened)
  const items = card(page, title).getByRole('list', { name: 'List items' }).getByRole('listitem')
  await expect(items).toHaveText(['Draft', 'Serve', 'Call the client'])
  await expect(items.first().getByRole('checkbox')).toBeChecked()
  await expect(card(page, title)).toContainText('1 of 3 done')
}
