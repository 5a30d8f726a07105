import { expect, type Page, type Route } from '@playwright/test'
import { createNote, getNote, listNotes } from '../../contract/notes.ts'
import { answer, card, editTask, form, isTold, notice, save, saveNew, startTask } from '../tasks.ts'
import { findConnection, loseConnection, signIn } from '../ways.ts'
import { test } from '../world.ts'

/*
 * Typed text survives: a refused save, a lost connection, a reload, a crash, a careless press.
 */

const typed = 'Vacate stay, third attempt'
const restored = 'Restored what you had typed.'
const task = { body: { title: 'Vacate stay', content: '' } }
// The browser's own word for it, and that the name on top could not be asked for again.
const withoutConnection = /ERR_INTERNET_DISCONNECTED|profile could not be loaded .*cannot be reached/
const offlineWords = 'The server cannot be reached. Check your connection and try again.'

test('a save that the server refuses says why and keeps the typing @once', async ({ person, forgive }) => {
  forgive(/ 400 .*notes/)
  const { page, call } = await person('associate')
  const { id } = await call(createNote, task)
  await page.goto('/')
  const opened = await editTask(page, 'Vacate stay')
  await opened.getByLabel('Title').fill(typed)
  await opened.getByLabel('Hours worked').fill('24.1')
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  const reason = 'One person cannot log more than 24 hours on one day'
  await expect(notice(page, 'Error', 'Failed to update note')).toHaveText(/^Error\s*Failed to update note$/)
  await expect(opened.getByText(reason)).toBeVisible()
  await expect(opened.getByLabel('Title')).toHaveValue(typed)
  await test.step('what is wrong with a field is said there, in a whole sentence, and nowhere else', async () => {
    await opened.getByLabel('Hours worked').fill('1.234')
    await opened.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(opened.getByText('Hours worked must have at most 2 decimals')).toBeVisible()
    await expect(opened.getByLabel('Hours worked')).toBeFocused()
    await expect(notice(page, 'Error', 'Failed to update note')).toHaveText(/^Error\s*Failed to update note$/)
    await expect(opened.getByRole('alert')).toHaveCount(0)
    await opened.getByLabel('Hours worked').fill('-2')
    await opened.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(opened.getByText('Hours worked must be 0 or more')).toBeVisible()
  })
  await opened.getByLabel('Hours worked').fill('2')
  await save(page, opened)
  expect(await call(getNote, { params: { id } })).toMatchObject({ title: typed, hours_worked: 2 })
})

test('a pasted document that is too large is refused by name, and stays in the form @desktop', async ({
  person,
  forgive,
}) => {
  forgive(/ 413 .*notes/)
  const { page, call } = await person('associate')
  const { id } = await call(createNote, task)
  await page.goto('/')
  const opened = await editTask(page, 'Vacate stay')
  await opened.getByRole('textbox', { name: 'Content' }).click()
  // Two megabytes, as a whole judgment copied from a web page.
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'A page of the judgment. '.repeat(90_000))
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notice(page, 'Error', 'Failed to update note')).toContainText('too large')
  await expect(opened.getByRole('textbox', { name: 'Content' })).toContainText('A page of the judgment.')
  expect((await call(getNote, { params: { id } })).content).not.toContain('judgment')
})

test('a save without a connection keeps the typing until it works', async ({ person, forgive }) => {
  forgive(withoutConnection)
  const { page, call } = await person('associate')
  const { id } = await call(createNote, task)
  await page.goto('/')
  const opened = await editTask(page, 'Vacate stay')
  await opened.getByLabel('Title').fill(typed)
  await loseConnection(page)
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notice(page, 'Error', 'Failed to update note')).toContainText(offlineWords)
  await expect(opened.getByLabel('Title')).toHaveValue(typed)
  await expect(page.getByText('Offline. What you see may be out of date.')).toBeVisible()
  await findConnection(page)
  await expect(page.getByRole('group', { name: 'Error' })).toHaveCount(0)
  await save(page, opened)
  expect((await call(getNote, { params: { id } })).title).toBe(typed)
})

test('a call without an answer shows that the line is gone, though the stream looks open @once', async ({
  person,
  forgive,
}) => {
  forgive(/ERR_FAILED|profile could not be loaded .*cannot be reached/)
  const { page, call } = await person('associate')
  await call(createNote, task)
  await page.goto('/')
  const opened = await editTask(page, 'Vacate stay')
  await opened.getByLabel('Title').fill(typed)
  // A browser without a network, whose event the page has missed.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  )
  await page.route(/\/(rest|realtime)\/v1\//, (route) => route.abort())
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Offline. What you see may be out of date.')).toBeVisible()
  await page.unroute(/\/(rest|realtime)\/v1\//)
  await expect(page.getByText('Back online')).toBeVisible()
  await save(page, opened)
})

test('a new task without a connection is made once when it comes back @once', async ({ person, forgive }) => {
  forgive(withoutConnection)
  const { page, call } = await person('associate')
  await page.goto('/')
  await expect(page.getByText('No tasks yet')).toBeVisible()
  const opened = await startTask(page)
  await opened.getByLabel('Title').fill('Bail petition')
  await loseConnection(page)
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notice(page, 'Error', 'Failed to create note')).toContainText(offlineWords)
  await findConnection(page)
  await opened.getByLabel('Title').fill(typed)
  await saveNew(page, opened)
  const { items } = await call(listNotes, {})
  expect(items.map(({ title }) => title)).toEqual([typed])
})

test('what is typed while a save is on its way stays, to be saved next @once', async ({ person }) => {
  const { page, call } = await person('associate')
  const { id } = await call(createNote, task)
  await page.goto('/')
  const opened = await editTask(page, 'Vacate stay')
  await type(page, 'Vacate')
  const gate = Promise.withResolvers<void>()
  await page.route(/notes/, async (route) => {
    if (route.request().method() !== 'GET') await gate.promise
    await route.continue()
  })
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+Enter')
  await opened.getByLabel('Title').fill(typed)
  gate.resolve()
  await isTold(page, 'Note updated successfully')
  expect((await call(getNote, { params: { id } })).title).toBe('Vacate')
  await expect(opened.getByLabel('Title')).toHaveValue(typed)
  await expect(opened.getByText('Unsaved changes')).toBeVisible()
  await save(page, opened)
  expect((await call(getNote, { params: { id } })).title).toBe(typed)
})

test('a reload in the middle of a word brings it back, and says so @once', async ({ person }) => {
  const { page, call } = await person('associate')
  const { id } = await call(createNote, task)
  await page.goto('/')
  const opened = await editTask(page, 'Vacate stay')
  await type(page, typed)
  let asked = 0
  page.on('dialog', (question) => {
    asked += 1
    void question.accept()
  })
  await page.reload()
  expect(asked, 'the browser asks before it leaves unsaved typing').toBe(1)
  await expect(opened.getByText(restored)).toBeVisible()
  await expect(opened.getByLabel('Title')).toHaveValue(typed)
  await save(page, opened)
  expect((await call(getNote, { params: { id } })).title).toBe(typed)
  await page.reload()
  await expect((await editTask(page, typed)).getByText(restored)).toBeHidden()
})

test('a crash of the page loses nothing that was typed a moment before @once', async ({ person }) => {
  const { page, call } = await person('associate')
  await call(createNote, task)
  await page.goto('/')
  await editTask(page, 'Vacate stay')
  await type(page, typed)
  const isMirrored = (text: string) => Object.values(localStorage).some((kept) => kept.includes(text))
  await page.waitForFunction(isMirrored, typed)
  const crash = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crash
  const next = await page.context().newPage()
  await next.goto('/')
  const opened = await editTask(next, 'Vacate stay')
  await expect(opened.getByLabel('Title')).toHaveValue(typed)
})

test('a draft can be given up for good @once', async ({ person }) => {
  const { page, call } = await person('associate')
  await call(createNote, task)
  await page.goto('/')
  const opened = await editTask(page, 'Vacate stay')
  await type(page, typed)
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await opened.getByRole('button', { name: 'Discard' }).click()
  await expect(opened.getByLabel('Title')).toHaveValue('Vacate stay')
  await expect(opened.getByLabel('Title')).toBeFocused()
  await page.reload()
  await expect(opened.getByLabel('Title')).toHaveValue('Vacate stay')
  await expect(opened.getByText(restored)).toBeHidden()
})

test('leaving the form asks first, whichever way it is left', async ({ person, isPhone }) => {
  const { page, call } = await person('associate')
  await call(createNote, task)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Back to Notes' }).click()
  const opened = await editTask(page, 'Vacate stay')
  await type(page, typed)
  const ways = {
    cancel: () => opened.getByRole('button', { name: 'Cancel' }).click(),
    'the back button': () => page.goBack(),
    'the other tab': () => page.getByRole('tab', { name: 'Work Logs' }).click(),
    ...(!isPhone && { 'the navigation': () => page.getByRole('link', { name: 'Archive' }).click() }),
  }
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(way, async () => {
      await leave()
      await answer(page, 'Discard changes?', 'Keep editing')
      await expect(opened.getByLabel('Title')).toHaveValue(typed)
    })
  }
  await ways['the other tab']()
  await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  await page.goBack()
  await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeHidden()
  await expect(opened.getByLabel('Title')).toHaveValue(typed)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await ways.cancel()
  await answer(page, 'Discard changes?', 'Discard')
  await expect(opened).toBeHidden()
  await expect(card(page, 'Vacate stay')).toBeVisible()
})

test('signing out waits for a save, and asks nothing about what is saved @once', async ({ person }) => {
  const associate = await person('associate')
  const { page, call } = associate
  const { id } = await call(createNote, task)
  await page.goto('/')
  const opened = await editTask(page, 'Vacate stay')
  await type(page, typed)
  await page.waitForFunction((text) => Object.values(localStorage).some((kept) => kept.includes(text)), typed)
  // The lists are asked for anew after a save, which may take long.
  await page.route('**/rest/v1/notes?**', () => undefined)
  const sent = Promise.withResolvers<Route>()
  await page.route(`**/rest/v1/notes/${id}`, (route) => sent.resolve(route))
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  const held = await sent.promise
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await held.continue()
  await expect(page).toHaveURL(/\/auth$/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await signIn(page, associate)
  await expect(card(page, typed)).toBeVisible()
})

test('signing out warns before it removes a draft @once', async ({ person, isPhone }) => {
  const { page, call } = await person('associate')
  await call(createNote, task)
  await page.goto('/')
  await editTask(page, 'Vacate stay')
  await type(page, typed)
  await page.waitForFunction((text) => Object.values(localStorage).some((kept) => kept.includes(text)), typed)
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await answer(page, 'Sign out and lose unsaved text?', 'Stay')
  if (isPhone) await page.getByRole('button', { name: 'Close' }).click()
  await expect(form(page, 'Vacate stay').getByLabel('Title')).toHaveValue(typed)
  await save(page, form(page, 'Vacate stay'))
})

/** Types into the field that has the focus, key by key, over what is in it. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
