import { expect, type Page } from '@playwright/test'
import { type LinkType, validatePartner } from '../../contract/auth.ts'
import { look } from '../look.ts'
import { linkIn, mailTo } from '../mail.ts'
import { codeFor, type Identity, newIdentity } from '../people.ts'
import { signIn } from '../ways.ts'
import { test } from '../world.ts'

const welcomeTo = (page: Page, { full_name }: Identity) =>
  page.getByRole('heading', { name: `Welcome back, ${full_name}` })

test.beforeEach(async ({ page }) => {
  await page.goto('/auth?tab=sign-up')
})

test('each wrong code is answered with its own words, and nothing typed is lost', async ({ page }) => {
  const newcomer = newIdentity('associate')
  await fill(page, newcomer)
  const submit = page.getByRole('button', { name: /^Create \w+ Account$/ })
  await submit.click()
  await expect(page.getByText('Either partner code or associate code is required')).toBeVisible()
  await expect(page.getByLabel('Associate Authorization Code')).toBeFocused()
  await page.getByLabel('Associate Authorization Code').fill('0000-0000-0000-0000')
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Invalid associate code')
  await expect(page.getByText('Does the account type above match your code?')).toBeVisible()
  await look(page, 'sign-up-wrong-code')
  // The code of the other role is as wrong as any.
  await page.getByRole('radio', { name: 'Partner' }).check()
  await expect(page.getByRole('button', { name: 'Create Partner Account' })).toBeVisible()
  await page.getByLabel('Partner Authorization Code').fill(codeFor('associate'))
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Invalid partner code')
  await expect(page.getByLabel('Full Name')).toHaveValue(newcomer.full_name)
  await expect(page.getByLabel('Email')).toHaveValue(newcomer.email)
  // And the right one goes through.
  await page.getByLabel('Partner Authorization Code').fill(codeFor('partner'))
  await submit.click()
  await expect(page.getByText('Check your email for the confirmation link!')).toBeVisible()
})

test('the eleventh try at a code must wait, also a right one @once', async ({ page, forgive }) => {
  forgive(/ 429 .*validate-associate/)
  const newcomer = newIdentity('associate')
  for (let tries = 0; tries < 10; tries += 1) {
    const data = { code: `0000-0000-0000-000${tries}`, email: newcomer.email }
    await page.request.post(validatePartner.path, { data })
  }
  await fill(page, newcomer)
  await page.getByLabel('Associate Authorization Code').fill(codeFor('associate'))
  await page.getByRole('button', { name: 'Create Associate Account' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Please wait .+ and try again\.$/)
})

test('every empty field says what it wants, and a weak password is refused @once', async ({
  page,
  forgive,
}) => {
  forgive(/ 422 .*signup/)
  await page.getByRole('button', { name: 'Create Associate Account' }).click()
  for (const complaint of ['Enter your full name.', 'Enter your email.', 'Choose a password.'])
    await expect(page.getByText(complaint)).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  const newcomer = newIdentity('associate')
  const submit = async (password: string) => {
    await fill(page, { ...newcomer, password })
    await page.getByLabel('Associate Authorization Code').fill(codeFor('associate'))
    await page.getByRole('button', { name: 'Create Associate Account' }).click()
  }
  await test.step('what no code makes right is marked before anything is sent', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (/functions|auth\/v1/.test(request.url())) asked += 1
    })
    await fill(page, { ...newcomer, email: 'nusrat@firm', password: 'short 7' })
    await page.getByLabel('Associate Authorization Code').fill('0000-0000-0000-0000')
    await page.getByRole('button', { name: 'Create Associate Account' }).click()
    await expect(page.getByText('Unable to validate email address: invalid format')).toBeVisible()
    await expect(page.getByText('Password should be 8 to 128 characters long.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    expect(asked).toBe(0)
  })
  await submit('password1234')
  await expect(page.getByRole('alert')).toHaveText(
    'This password is too easy to guess. Please choose another one.',
  )
  await expect(page.getByLabel('Full Name')).toHaveValue(newcomer.full_name)
})

test('until the mail is confirmed nobody gets in, and the link can be sent again', async ({
  page,
  forgive,
}) => {
  forgive(/ 400 .*token/)
  const newcomer = newIdentity('associate')
  await signUp(page, newcomer)
  const first = await mailTo(newcomer.email)
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await signIn(page, newcomer)
  await expect(page.getByRole('alert')).toHaveText('Email not confirmed')
  await page.getByRole('button', { name: 'Send the confirmation link again' }).click()
  await expect(page.getByText('If an account is waiting for it, another link is on its way.')).toBeVisible()
  expect(linkIn(await mailTo(newcomer.email, 2))).not.toBe(linkIn(first))
  // A scanner that only fetches the page of the link uses nothing up.
  await page.request.get(linkIn(first))
  await page.goto(linkIn(first))
  await expect(welcomeTo(page, newcomer)).toBeVisible()
})

test('a link works once, and a wrong one offers another @once', async ({ page, browser, forgive }) => {
  forgive(/ 403 .*verify/)
  const newcomer = newIdentity('associate')
  await signUp(page, newcomer)
  const link = linkIn(await mailTo(newcomer.email))
  await page.goto(link)
  await expect(welcomeTo(page, newcomer)).toBeVisible()
  const other = await browser.newPage()
  await other.goto(link)
  await expect(other.getByRole('alert')).toHaveText('Email link is invalid or has expired')
  await other.goto(linkTo('signup', 'never-was-a-token'))
  await expect(other.getByRole('alert')).toHaveText('Email link is invalid or has expired')
  await expect(other.getByRole('button', { name: 'Send confirmation link' })).toBeVisible()
  await other.close()
})

test('a known e-mail gets the same answer, and its owner a notice @once', async ({ page, person }) => {
  const known = await person('associate')
  await signUp(page, { ...newIdentity('partner'), email: known.email })
  const notice = await mailTo(known.email, 2)
  expect(notice.subject).toBe('You already have an account at TRW')
  await known.page.goto('/profile')
  await expect(known.page.getByText('Partner Privileges')).toBeHidden()
})

function linkTo(type: LinkType, token_hash: string): string {
  return `/auth?${new URLSearchParams({ token_hash, type })}`
}

async function fill(page: Page, { full_name, email, password }: Identity): Promise<void> {
  await page.getByLabel('Full Name').fill(full_name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

async function signUp(page: Page, newcomer: Identity): Promise<void> {
  await fill(page, newcomer)
  const type = newcomer.role === 'partner' ? 'Partner' : 'Associate'
  await page.getByRole('radio', { name: type }).check()
  await page.getByLabel(`${type} Authorization Code`).fill(codeFor(newcomer.role))
  await page.getByRole('button', { name: `Create ${type} Account` }).click()
  await expect(page.getByText('Check your email for the confirmation link!')).toBeVisible()
}
