import { expect } from '@playwright/test'
import { look } from '../look.ts'
import { test } from '../world.ts'

test('somebody chooses what reaches them, and when', async ({ person }) => {
  const { page } = await person('partner', 'Nusrat Jahan')
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Notification settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()

  await test.step('a way of a kind, which holds at once', async () => {
    const shows = page.getByRole('checkbox', { name: 'In app: Messages in the chat' })
    const mail = page.getByRole('combobox', { name: 'Mail: Messages in the chat' })
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/notification_settings') && answer.request().method() === 'PUT',
    )
    await shows.click()
    await expect(shows).not.toBeChecked()
    await saved
    await mail.click()
    await page.getByRole('option', { name: 'Daily digest' }).click()
    await expect(mail).toHaveText('Daily digest')
    await expect(page.getByRole('checkbox', { name: 'In app: Security of your account' })).toBeDisabled()
    await expect(page.getByRole('combobox', { name: 'Mail: Security of your account' })).toBeDisabled()
  })

  await test.step('push, which this browser cannot show without a worker', async () => {
    const pushes = page.getByRole('checkbox', { name: 'Push: Reminders of hearings' })
    await pushes.click()
    await expect(pushes).toBeChecked()
    await expect(page.getByRole('switch', { name: 'This browser' })).toBeDisabled()
    await expect(page.getByText('This browser cannot show them.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send a test' })).toBeDisabled()
  })

  await test.step('hours of one’s own', async () => {
    await expect(page.getByLabel('From')).toBeDisabled()
    await page.getByRole('checkbox', { name: 'Those of the firm' }).uncheck()
    await page.getByLabel('From').fill('22:30')
    await page.getByRole('checkbox', { name: 'Friday' }).check()
    await page.getByLabel('Daily digest at').fill('07:15')
    await page.getByRole('checkbox', { name: 'Show details on this device’s lock screen' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Notification settings saved successfully').first()).toBeVisible()
  })

  await test.step('and it is so the next time', async () => {
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'In app: Messages in the chat' })).not.toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Mail: Messages in the chat' })).toHaveText(
      'Daily digest',
    )
    await expect(page.getByLabel('From')).toHaveValue('22:30')
    await expect(page.getByLabel('Daily digest at')).toHaveValue('07:15')
    await expect(page.getByRole('checkbox', { name: 'Friday' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Push: Reminders of hearings' })).toBeChecked()
    await look(page, 'notification-settings')
  })
})
