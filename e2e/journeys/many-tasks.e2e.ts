import { expect, type Page } from '@playwright/test'
import { look } from '../look.ts'
import { gaveTasks } from '../past.ts'
import { card, form } from '../tasks.ts'
import { test } from '../world.ts'

const count = 1000
const cards = (page: Page) => page.locator('[data-card]').count()

test('a thousand tasks: all are reached, and only those near the window are in the page @once', async ({
  person,
}) => {
  const associate = await person('associate')
  await gaveTasks(associate, count)
  const { page } = associate
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '1,000 Tasks' })).toBeVisible()
  await expect(card(page, 'Task 1')).toBeVisible()
  let most = 0
  await expect(async () => {
    // Phones scroll the page, wider screens the section.
    await page.evaluate(() => {
      const section = document.querySelector('[data-scroller]')
      if (section && getComputedStyle(section).overflowY === 'auto') section.scrollTop = section.scrollHeight
      else window.scrollTo(0, document.body.scrollHeight)
    })
    most = Math.max(most, await cards(page))
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0)
    await expect(card(page, `Task ${count}`)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 90_000, intervals: [50] })
  expect(most).toBeLessThan(100)
  expect(await cards(page)).toBeLessThan(100)
})

test('J and K go from task to task, through more than the page holds @desktop', async ({ person }) => {
  const associate = await person('associate')
  await gaveTasks(associate, 60)
  const { page } = associate
  const { keyboard } = page
  const title = (name: string) => card(page, name).getByRole('button', { name, exact: true })
  await page.goto('/')
  await expect(card(page, 'Task 1')).toBeVisible()
  for (let at = 1; at <= 45; at += 1) {
    await keyboard.press('j')
    await expect(title(`Task ${at}`)).toBeFocused()
  }
  await expect(card(page, 'Task 45')).toBeInViewport()
  await keyboard.press('k')
  await expect(title('Task 44')).toBeFocused()
  await keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'Priority Tasks' })).toBeVisible()
  await expect(title('Task 44')).toBeFocused()
  await test.step('on to the next section', async () => {
    await keyboard.press('j')
    const section = page.getByRole('region', { name: 'All Tasks, list' })
    await expect(section.getByRole('article').filter({ has: page.locator(':focus') })).toBeInViewport()
  })
  await test.step('as the sheet of keys says', async () => {
    await keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByText('Go to the next task')).toBeVisible()
    await expect(sheet.getByText('Go to the task before')).toBeVisible()
  })
})

test('a long section is shown whole on demand, and while a form is open in it @desktop', async ({
  person,
}) => {
  const associate = await person('associate')
  await gaveTasks(associate, 60)
  const { page } = associate
  const section = page.getByRole('region', { name: '60 Tasks, list' })
  const height = () => section.evaluate((element) => element.clientHeight)
  const fade = () => section.evaluate((element) => element.style.getPropertyValue('--scroller-fade'))
  const top = async (title: string) => Math.round((await card(page, title).boundingBox())?.y ?? 0)
  await page.goto('/')
  await expect(card(page, 'Task 1')).toBeVisible()
  expect(await height()).toBe(600)
  await expect.poll(fade).toBe('40px')
  await section.evaluate((element) => element.scrollTo(0, 900))
  await expect(card(page, 'Task 13')).toBeInViewport()
  const before = await top('Task 13')
  await test.step('all of it, where one was, and never more cards in the page than near the window', async () => {
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page).toHaveURL(/whole=others/)
    await expect.poll(height).toBeGreaterThan(2000)
    expect(await top('Task 13')).toBe(before)
    await expect.poll(fade).toBe('0px')
    await look(page, 'tasks-shown-whole')
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(card(page, 'Task 60')).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expect(card(page, 'Task 1')).toHaveCount(0)
  })
  await test.step('the address keeps it', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show less' })).toBeAttached()
    expect(await height()).toBeGreaterThan(2000)
    await page.getByRole('button', { name: 'Show less' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(section).toBeInViewport({ ratio: 1 })
    expect(await height()).toBe(600)
  })
  await test.step('an open form is not cut', async () => {
    await section.evaluate((element) => element.scrollTo(0, 900))
    await card(page, 'Task 13').getByRole('button', { name: 'Task 13', exact: true }).click()
    await expect(form(page, 'Task 13').getByLabel('Title')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Show less' })).toHaveCount(0)
    expect(await height()).toBeGreaterThan(2000)
    await look(page, 'task-form-in-a-long-section')
    await page.keyboard.press('Escape')
    await expect(card(page, 'Task 13').getByRole('button', { name: 'Task 13', exact: true })).toBeFocused()
    await expect(card(page, 'Task 13')).toBeInViewport({ ratio: 1 })
    expect(await height()).toBe(600)
  })
  await test.step('what is at the end is not faded', async () => {
    await expect(async () => {
      await section.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await expect(card(page, 'Task 60')).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expect.poll(fade).toBe('0px')
  })
})
