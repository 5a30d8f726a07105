import { expect } from '@playwright/test'
import { look } from '../look.ts'
import { linkIn, mailTo } from '../mail.ts'
import { newIdentity } from '../people.ts'
import { signIn, signOut } from '../ways.ts'
import { test } from '../world.ts'

const anotherPassword = 'seven paper lanterns at dusk'

test('a signed-out page asks to sign in, and then shows what was asked for', async ({ page, person }) => {
  const somebody = await person('associate')
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth$/)
  await signIn(page, somebody)
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
})

test('whoever is signed in is led from /auth to the tasks @once', async ({ person }) => {
  const { page, full_name } = await person('partner')
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: `Welcome back, ${full_name}` })).toBeVisible()
  await expect(page.getByRole('main').getByText('Partner', { exact: true })).toBeVisible()
})

test('a wrong password and an unknown e-mail are answered alike, and the e-mail stays @once', async ({
  page,
  person,
  forgive,
}) => {
  forgive(/ 400 .*token/)
  const { email } = await person('associate')
  await page.goto('/auth')
  await test.step('typing begins in the email, and Tab leads on as the form is filled in', async () => {
    await expect(page.getByLabel('Email')).toBeFocused()
    for (const next of [
      page.getByLabel('Password', { exact: true }),
      page.getByRole('button', { name: 'Sign In' }),
      page.getByRole('link', { name: 'Forgot password?' }),
      page.getByRole('button', { name: 'Show what is typed' }),
    ]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
    await look(page, 'sign-in')
  })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Enter your email.')).toBeVisible()
  await expect(page.getByText('Enter your password.')).toBeVisible()
  for (const tried of [email, newIdentity('associate').email]) {
    await signIn(page, { email: tried, password: 'not the password' })
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
    await expect(page.getByLabel('Email')).toHaveValue(tried)
    await page.reload()
    await expect(page.getByLabel('Email')).toHaveValue(tried)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  }
})

test('a forgotten password is set anew by mail, which ends every other session', async ({
  page,
  person,
  isPhone,
  forgive,
}) => {
  const somebody = await person('associate')
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(somebody.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const onItsWay = 'If there is an account for this address, a link is on its way.'
  await expect(page.getByText(onItsWay)).toBeVisible()
  await page.goto(linkIn(await mailTo(somebody.email, 2)))
  const typed = page.getByLabel('New Password')
  const submit = page.getByRole('button', { name: 'Save New Password' })
  await test.step('a refused password does not cost the link', async () => {
    forgive(/ 422 .*user/)
    await typed.fill('password1234')
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('too easy to guess')
  })
  await typed.fill(anotherPassword)
  await submit.click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Welcome back, ${somebody.full_name}` })).toBeVisible()
  await test.step('the other browser is signed out', async () => {
    forgive(/ 40[01] /)
    await somebody.page.goto('/')
    await expect(somebody.page).toHaveURL(/\/auth$/)
    await expect(somebody.page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  })
  await test.step('the old password is none any more', async () => {
    await signOut(page, isPhone)
    await signIn(page, somebody)
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
    await signIn(page, { ...somebody, password: anotherPassword })
    await expect(page.getByRole('heading', { name: `Welcome back, ${somebody.full_name}` })).toBeVisible()
  })
  await test.step('an address that nobody has is answered alike', async () => {
    await signOut(page, isPhone)
    await page.goto('/auth?tab=forgot-password')
    await page.getByLabel('Email').fill(newIdentity('associate').email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText(onItsWay)).toBeVisible()
  })
})

test('signing out empties what the browser kept, in every tab @once', async ({ person, isPhone }) => {
  const { page } = await person('associate')
  const tab = await page.context().newPage()
  await page.goto('/profile')
  await page.goto('/archive')
  await tab.goto('/profile')
  await expect(tab.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
  await signOut(page, isPhone)
  await expect(tab).toHaveURL(/\/auth$/)
  expect(
    await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  ).toEqual([])
  // Going back shows nothing of theirs either.
  await page.goBack()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('whoever signs out while the page still asks is refused nothing', async ({ person, isPhone }) => {
  const { page, full_name } = await person('associate')
  const logout = Promise.withResolvers<void>()
  const lists: Promise<void>[] = []
  // The session is over before the lists reach the server, and their answers are here before that of signing out.
  await page.route('**/rest/v1/notes?**', (route) => {
    lists.push(logout.promise.then(async () => route.fulfill({ response: await route.fetch() })))
  })
  await page.route('**/auth/v1/logout?**', async (route) => {
    const response = await route.fetch()
    logout.resolve()
    await Promise.allSettled(lists)
    await route.fulfill({ response })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: `Welcome back, ${full_name}` })).toBeVisible()
  await signOut(page, isPhone)
  expect(lists.length).toBeGreaterThan(0)
})

test.describe('on this machine', () => {
  test.use({ extraHTTPHeaders: {} })

  test('the kept mails can be read in the browser', async ({ page }) => {
    await page.goto('/auth?tab=forgot-password')
    await page.getByLabel('Email').fill(newIdentity('associate').email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await page.getByRole('link', { name: 'open the outbox' }).click()
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  })
})
