import { expect, type Page } from '@playwright/test'
import { createCode, grantSession, validateAssociate } from '../../contract/auth.ts'
import { getMyProfile } from '../../contract/people.ts'
import { look } from '../look.ts'
import { answer, isTold, notice } from '../tasks.ts'
import { signIn, signOut } from '../ways.ts'
import { test } from '../world.ts'

const cardOf = (page: Page, heading: string) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: heading, level: 2 }) })
    .last()
    .locator('..')

const privileges = [
  'View all associate notes',
  'Modify any notes',
  'Access partner-only features',
  'Provide feedback to associates',
]

test('the profile shows the account, and changes the name', async ({ person, forgive, isPhone }) => {
  forgive(/profiles/)
  const associate = await person('associate', 'Imran Hossain')
  const { page, call, email, user_id } = associate
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile Settings', level: 1 })).toBeVisible()
  const name = page.getByLabel('Full Name')
  const update = page.getByRole('button', { name: 'Update Profile' })
  await expect(name).toHaveValue('Imran Hossain')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await expect(page.getByText('Email cannot be changed from this interface.')).toBeVisible()
  const details = page.getByRole('definition')
  await expect(details).toHaveText([email, 'Associate', /20\d\d$/, 'Active'])
  for (const term of ['Email', 'Role', 'Member Since', 'Account Status']) {
    await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Partner Privileges' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Authorization Codes' })).toBeHidden()
  await look(page, 'profile-associate')
  await test.step('unchanged or empty it cannot be sent', async () => {
    await expect(update).toBeDisabled()
    await name.fill('  ')
    await expect(update).toBeDisabled()
    await name.fill('Imran Hossain ')
    await expect(update).toBeDisabled()
  })
  const profile = `**/rest/v1/profiles/${user_id}`
  await test.step('a failure says so and keeps the typing', async () => {
    await page.route(profile, (route) => route.abort())
    await name.fill('Imran H. Khan')
    await update.click()
    await expect(notice(page, 'Error', 'Failed to update profile')).toBeVisible()
    await notice(page, 'Error', 'Failed to update profile').getByRole('button', { name: 'Dismiss' }).click()
    await expect(name).toHaveValue('Imran H. Khan')
    await page.unroute(profile)
  })
  await test.step('saving loads the page anew, which says so', async () => {
    await page.evaluate(() => Object.assign(window, { isThePageBefore: true }))
    await update.click()
    await isTold(page, 'Profile updated successfully')
    expect(await page.evaluate(() => 'isThePageBefore' in window)).toBe(false)
    await expect(name).toHaveValue('Imran H. Khan')
    await expect(update).toBeDisabled()
    if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('link', { name: /Imran H\. Khan.*Profile/ }).last()).toBeVisible()
    if (isPhone) await page.getByRole('button', { name: 'Close' }).click()
  })
  expect((await call(getMyProfile, {})).full_name).toBe('Imran H. Khan')
  await page.getByRole('link', { name: 'Back to Notes' }).click()
  await expect(page).toHaveURL('/')
})

test('the theme is chosen on the profile and stays on this device', async ({ person }) => {
  const { page } = await person('associate')
  await page.goto('/profile')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'System' }).check()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('signing out everywhere else leaves only this browser @once', async ({ person, forgive }) => {
  // The other browser is refused, and so is its try to renew the session.
  forgive(/ 40[01] /)
  const associate = await person('associate')
  const { page, call, email, password } = associate
  const other = await associate.anotherBrowser()
  await other.goto('/')
  const again = { query: { grant_type: 'password' as const }, body: { email, password } }
  for (let signIns = 0; signIns < 5; signIns += 1) await call(grantSession, again)
  await page.goto('/profile')
  const sessions = cardOf(page, 'Where You Are Signed In').getByRole('listitem')
  await test.step('five of seven are shown, this browser first, until all are asked for', async () => {
    await expect(sessions).toHaveCount(5)
    await expect(sessions.first()).toContainText('This browser')
    await page.getByRole('button', { name: 'Show all' }).scrollIntoViewIfNeeded()
    await look(page, 'profile-sessions')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(sessions).toHaveCount(7)
    await expect(sessions.nth(5)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden()
  })
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await answer(page, 'Sign out everywhere else?', 'Sign out everywhere else')
  await isTold(page, 'Signed out everywhere else')
  await expect(sessions).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  await other.goto('/archive')
  await expect(other).toHaveURL(/\/auth/)
})

test('the password is changed with the current one only @once', async ({ person, forgive }) => {
  forgive(/ 4\d\d /)
  const associate = await person('associate')
  const { page, email, password, statusOf } = associate
  await page.goto('/profile')
  const current = page.getByLabel('Current Password')
  const next = page.getByLabel('New Password')
  const change = page.getByRole('button', { name: 'Change Password' })
  await change.click()
  await expect(page.getByText('Enter your current password.')).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill('not this one at all')
  await next.fill('a meadow of thirty oxen')
  await change.click()
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await look(page, 'profile-password')
  await current.fill(password)
  await next.fill('short')
  await change.click()
  await expect(page.getByText('Password should be 8 to 128 characters long.')).toBeVisible()
  await next.fill(password)
  await change.click()
  await expect(page.getByText('New password should be different from the old password.')).toBeVisible()
  await next.fill('a meadow of thirty oxen')
  await change.click()
  await isTold(page, 'Password updated successfully')
  await expect(current).toHaveValue('')
  const query = { grant_type: 'password' as const }
  const signIn = (secret: string) => statusOf(grantSession, { query, body: { email, password: secret } })
  expect(await signIn(password)).toBe(400)
  expect(await signIn('a meadow of thirty oxen')).toBe(200)
})

test('a partner makes a code, which is shown once, and revokes it', async ({ person }) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const { page, call, email: own } = partner
  const email = `new.${own}`
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Partner Privileges' })).toBeVisible()
  for (const privilege of privileges) await expect(page.getByText(privilege, { exact: true })).toBeVisible()
  await look(page, 'profile-partner')
  await page.getByRole('button', { name: 'Create Code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Authorization Code' })
  await test.step('what makes no sense is refused at its field', async () => {
    await dialog.getByLabel('Email').fill('nobody')
    await dialog.getByLabel('Uses').fill('0')
    await dialog.getByLabel('Expires').fill('2020-01-01T10:00')
    await dialog.getByRole('button', { name: 'Create Code' }).click()
    await expect(dialog.getByText('Expires must be in the future')).toBeVisible()
    await dialog.getByLabel('Expires').fill('')
    await dialog.getByRole('button', { name: 'Create Code' }).click()
    await expect(dialog.getByText('Email must be an e-mail address')).toBeVisible()
    await expect(dialog.getByText('Uses must be 1 or more')).toBeVisible()
    await look(page, 'code-refused')
  })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Uses').fill('2')
  await dialog.getByRole('button', { name: 'Create Code' }).click()
  const shown = page.getByRole('dialog', { name: 'Associate Authorization Code' })
  await expect(shown.getByText('This code is shown only now.')).toBeVisible()
  const code = (await shown.getByRole('status').first().textContent()) ?? ''
  await look(page, 'code-shown')
  const body = { code: code.trim(), email }
  expect(await call(validateAssociate, { body })).toEqual({ valid: true })
  await shown.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('0 of 2')
  await expect(row).toContainText('Active')
  await expect(page.getByText(code.trim())).toBeHidden()
  await row.getByRole('button', { name: /^Revoke/ }).click()
  await answer(page, 'Revoke this code?', 'Revoke')
  await isTold(page, 'Code revoked')
  await expect(row).toContainText('Revoked')
  await expect(row.getByRole('button', { name: /^Revoke/ })).toBeHidden()
  expect(await call(validateAssociate, { body })).toEqual({ valid: false })
})

test('an associate makes no codes, whatever they send @once', async ({ person }) => {
  const associate = await person('associate')
  expect(await associate.statusOf(createCode, { body: { role: 'partner' } })).toBe(403)
})

test('language, digits and where signing in leads are chosen on the profile', async ({ person, isPhone }) => {
  const associate = await person('associate')
  const { page, call } = associate
  await page.goto('/profile')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'বাংলা' }).click()
  await expect(page.getByRole('combobox', { name: 'Digits' })).toContainText('Bangla')
  await save.click()
  await expect(html).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('heading', { name: 'ভাষা', level: 2 })).toBeVisible()
  expect(await call(getMyProfile, {})).toMatchObject({ language: 'bn', digits: 'bengali' })
  await page.getByRole('combobox', { name: 'ভাষা' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await page.getByRole('button', { name: 'সংরক্ষণ করুন', exact: true }).click()
  await expect(html).toHaveAttribute('lang', 'en')

  await page.getByRole('combobox', { name: 'Start with' }).click()
  await page.getByRole('option', { name: 'My Day' }).click()
  await save.click()
  await expect.poll(async () => (await call(getMyProfile, {})).start_page).toBe('my_day')
  await expect(save).toBeDisabled()
  await signOut(page, isPhone)
  await signIn(page, associate)
  await expect(page).toHaveURL(/\/my-day$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Day')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('My Day')
  await expect(page).toHaveURL(/\/$/)
})

test('words with a number in them follow the digits that one chose', async ({ person }) => {
  const { page } = await person('associate')
  await page.goto('/profile')
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'বাংলা' }).click()
  await page.getByRole('combobox', { name: 'Digits' }).click()
  await page.getByRole('option', { name: /Latin/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await page.goto('/deadlines')
  await expect(page.getByRole('tab', { name: /^আগামী 30 দিন/ })).toBeVisible()
})
