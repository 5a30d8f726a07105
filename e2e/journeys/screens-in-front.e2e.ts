import { expect } from '@playwright/test'
import { look } from '../look.ts'
import { linkIn, mailTo } from '../mail.ts'
import { signIn } from '../ways.ts'
import { test } from '../world.ts'

test('the screens before signing in', async ({ page, person, forgive }) => {
  forgive(/ 40[034] /)
  const somebody = await person('associate')
  await page.goto('/auth')
  await look(page, 'auth-sign-in')
  await signIn(page, { ...somebody, password: 'not the password' })
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'auth-sign-in-refused')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await look(page, 'auth-sign-up')
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Create Associate Account' }).click()
  await expect(page.getByText('Choose a password.')).toBeVisible()
  await look(page, 'auth-sign-up-incomplete')
  await page.goto('/auth?tab=forgot-password')
  await look(page, 'auth-forgot-password')
  await page.getByLabel('Email').fill(somebody.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  await look(page, 'auth-mail-sent')
  await page.goto(linkIn(await mailTo(somebody.email, 2)))
  await expect(page.getByLabel('New Password')).toBeVisible()
  await look(page, 'auth-new-password')
  await page.goto('/auth?type=signup&token_hash=never-was-a-token')
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'auth-link-expired')
})

test('the public screens', async ({ page, forgive }) => {
  forgive(/404/)
  await page.goto('/career')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'career')
  await page.goto('/no-such-page')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await look(page, 'not-found-signed-out')
})
