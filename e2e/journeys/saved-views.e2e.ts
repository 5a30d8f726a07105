import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { isTold } from '../tasks.ts'
import { test } from '../world.ts'

test('a narrowed list is saved under a name, and stands above the tasks', async ({ person }) => {
  const { page } = await person('associate')
  const name = `Courts ${randomBytes(4).toString('hex')}`
  await page.goto('/?category=Litigation&month=all')
  await page.getByRole('button', { name: 'Save view' }).click()
  const saving = page.getByRole('dialog', { name: 'Save view' })
  await saving.getByLabel('Name').fill(name)
  await saving.getByLabel('Name').press('Enter')
  await isTold(page, 'View created successfully')
  await page.goto('/')
  const views = page.getByRole('list', { name: 'Saved views' })
  await views.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(/category=Litigation/)
  await expect(page).toHaveURL(/month=all/)
  await expect(views.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await views.getByRole('button', { name: `Delete view: ${name}` }).click()
  await isTold(page, 'View deleted successfully')
  await expect(views).toBeHidden()
})
