import { expect, type Locator, type Page } from '@playwright/test'

/*
 * How people get around: the ways that differ between a wide screen and a phone.
 */

/** Goes to another page by the navigation; the one before stays in front until it has come, and then takes the focus. */
export async function goTo(page: Page, entry: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).click()
  if (isPhone) await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  // The chat claims the focus where a key does not open a keyboard over it.
  const begins =
    entry === 'Community Chat' && !isPhone
      ? page.getByRole('textbox', { name: 'Message' })
      : page.getByRole('heading', { level: 1 })
  await expect(begins).toBeFocused()
}

/** Signs out by the button of the user card. */
export async function signOut(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await expect(page).toHaveURL(/\/auth$/)
}

/** Signs in on the page that asks for it. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Cuts the connection under a page that has loaded whatever it may need to say so. */
export async function loseConnection(page: Page): Promise<void> {
  await expect(page.locator('[data-notices]')).toBeAttached()
  await page.context().setOffline(true)
}

/** The connection comes back, and the page says so; good news goes by itself, so the page is watched before it comes. */
export async function findConnection(page: Page): Promise<void> {
  const told = page.getByText('Back online').waitFor()
  await page.context().setOffline(false)
  await told
}

/** The filters, which phones have in a panel; they are closed again afterwards. */
export async function inFilters(
  page: Page,
  isPhone: boolean,
  use: (filter: (name: string) => Locator) => Promise<void>,
) {
  if (!isPhone) {
    await use((name) => page.getByRole('combobox', { name: `Filter by ${name}` }))
    return
  }
  await page.getByRole('button', { name: /^Filters/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await use((name) => panel.getByRole('combobox', { name: new RegExp(`^${name}$`, 'i') }))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  // Its entry of the history goes right after it, which would call back whoever leaves in that moment.
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
}
