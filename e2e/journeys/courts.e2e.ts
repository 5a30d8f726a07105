import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { look } from '../look.ts'
import { answer, choose, isTold } from '../tasks.ts'
import { test } from '../world.ts'

test('a partner keeps a court, and an associate only reads it', async ({ person }) => {
  const name = `Sessions Judge ${randomBytes(3).toString('hex').toUpperCase()}`
  const { page } = await person('partner')
  const other = await person('associate')
  await page.goto('/caselist')
  await page.getByRole('link', { name: 'Courts' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Courts' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Court' }).first().press('Enter')
  const adding = page.getByRole('dialog', { name: 'Add Court' })
  await adding.getByLabel('Name').first().fill(name)
  await choose(adding, 'Level', 'Sessions court')
  await look(page, 'courts-add')
  await adding.getByRole('button', { name: 'Add Court' }).click()
  await isTold(page, 'Court created successfully')
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('article')).toHaveCount(1)
  await look(page, 'courts')
  await page.getByRole('tab', { name: 'Stages' }).click()
  await expect(page.getByRole('article').first()).toContainText('Filing')
  await page.getByRole('tab', { name: 'Words of names' }).click()
  await page.getByRole('searchbox').fill('রহমান')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('rahaman')
  await look(page, 'courts-names')
  await page.getByRole('tab', { name: 'Courts' }).click()
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('article')).toHaveCount(1)

  await other.page.goto(`/courts?q=${encodeURIComponent(name)}`)
  await expect(other.page.getByRole('article')).toContainText(name)
  await expect(other.page.getByRole('button', { name: 'Add Court' })).toHaveCount(0)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await answer(page, 'Are you sure you want to delete this court?', 'Delete')
  await isTold(page, 'Court deleted successfully')
})
