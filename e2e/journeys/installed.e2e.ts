import { expect, type Page } from '@playwright/test'
import { test } from '../world.ts'

const install = (page: Page) => page.getByRole('button', { name: 'Install Sereshta' }).last()

/** Chromium makes the offer itself only where people use it; what the page does with one is the same. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => document.documentElement.setAttribute('data-asked', '')
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}

test('the browser’s offer to install stands in the user card until it is taken', async ({
  person,
  isPhone,
}) => {
  const { page } = await person('associate')
  await page.goto('/profile')
  await expect(page.getByText('Member Since')).toBeVisible()
  await offer(page)
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
  await install(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked')
  await expect(install(page)).toBeHidden()
})

test('on an iPhone a sheet says how to install @once', async ({ person }) => {
  const { page } = await person('associate')
  // What Safari says there of itself while the site is not installed.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  await page.goto('/profile')
  await install(page).click()
  const sheet = page.getByRole('dialog', { name: 'Install Sereshta' })
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await expect(sheet).toContainText('Add to Home Screen')
})
