import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { saveNew, startTask } from './tasks.ts'

/* What a device keeps of its person's day, for journeys with the worker of the site. */

/** What the browser complains of where there is no network. */
export const lost =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|cannot be reached|could not be|Failed to|401|session/
/** The heading over a kept day. */
export const board = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Day' })

/** The databases of kept days that the device has. */
export const databases = (page: Page) =>
  page.evaluate(async () => {
    const found = await indexedDB.databases()
    return found.flatMap(({ name = '' }) => (name.startsWith('sereshta-day-') ? [name] : []))
  })

/** Somebody with a task of their own, whose day this device keeps with the site. */
export async function kept(page: Page): Promise<string> {
  const title = `Draft ${randomBytes(4).toString('hex')}`
  await page.goto('/')
  const task = await startTask(page)
  await task.getByLabel('Title').fill(title)
  await saveNew(page, task)
  await page.goto('/notification-settings')
  await page.getByRole('switch', { name: 'Keep my day on this device' }).check()
  await expect.poll(() => databases(page)).toHaveLength(1)
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const path of ['/my-day', '/diary', '/']) {
    await page.goto(path)
    await expect(page.locator('[data-notices]')).toBeAttached()
  }
  // What shows a kept day comes last of all.
  await page.waitForFunction(() => performance.now() > 4000)
  return title
}
