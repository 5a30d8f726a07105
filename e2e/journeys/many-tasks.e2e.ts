import { expect, type Page } from '@playwright/test'
import { gaveTasks } from '../past.ts'
import { card } from '../tasks.ts'
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
