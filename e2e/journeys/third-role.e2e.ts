import { expect } from '@playwright/test'
import * as statements from '../../contract/statements.ts'
import { becameAccountant } from '../past.ts'
import { screens } from '../screens.ts'
import { test } from '../world.ts'

const closed = ['/meetings', '/partners', '/applications', '/audit', '/people'] as const

test('a role that holds one right sees its page, in the navigation and whole, and no other @once', async ({
  person,
  forgive,
}) => {
  // A page's first calls leave before its guard knows who asks.
  forgive(/ 403 /)
  const partner = await person('partner')
  const accountant = await person('associate', 'Rezaul Karim')
  await becameAccountant(accountant)
  const description = `Retainer of ${accountant.email}`
  const draft = { entry_type: 'income', category: 'Legal Fees', description, amount: '1250.50' } as const
  await partner.call(statements.createStatement, { body: draft })
  const { page } = accountant
  await test.step('the entry leads to the page, among those that an associate has', async () => {
    await page.goto('/')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('list', { name: 'Partners only' }).getByRole('link')).toHaveText([
      'Statements',
    ])
    await expect(navigation.getByRole('link', { name: 'Community Chat' })).toBeVisible()
    await navigation.getByRole('link', { name: 'Statements' }).click()
    await expect(page.getByRole('heading', { name: 'Financial Statements', level: 1 })).toBeVisible()
    await expect(page.getByText(description).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /accountant · Profile/ })).toBeVisible()
  })
  await test.step('the other pages of the partners say no', async () => {
    for (const path of closed) {
      const { refusal } = screens[path]
      await page.goto(path)
      await expect(page.getByRole('heading', { name: refusal?.heading ?? '' }), path).toBeVisible()
      await expect(page.getByText(refusal?.words ?? ''), path).toBeVisible()
    }
  })
  await test.step('the palette knows the same pages', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search or jump to' }).click()
    const palette = page.getByRole('dialog')
    await expect(palette.getByRole('option', { name: 'Statements' })).toBeVisible()
    for (const name of ['Meetings', 'Audit', 'Authorization codes'])
      await expect(palette.getByRole('option', { name, exact: true })).toHaveCount(0)
  })
})
