import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { listViews } from '../../contract/saved-views.ts'
import { look } from '../look.ts'
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

const narrowed = {
  '/caselist': 'status=open&sort=case_id',
  '/archive': 'category=Litigation&month=2026-01',
  '/timeline': 'q=lease&status=pending',
  '/costing': 'case=CASE-1&category=Court+Fees',
  '/statements': 'year=2025&month=03&type=income',
  '/audit': 'area=note&from=2026-01-02',
  '/applications': 'status=pending&q=moot',
  '/meetings': 'q=lease&location=Room+2',
  '/parties': 'q=rahman',
  '/partners': 'category=Tax&q=lease',
  '/courts': 'tab=stages&q=hearing',
  '/feedback': 'associate=00000000-0000-4000-8000-000000000001',
}

test('every list that is narrowed by its address is saved and opened again', async ({ person }) => {
  const { page, call } = await person('partner')
  for (const [path, query] of Object.entries(narrowed))
    await test.step(path, async () => {
      await page.goto(`${path}?${query}`)
      await page.getByRole('button', { name: 'Save view' }).click()
      const saving = page.getByRole('dialog', { name: 'Save view' })
      await saving.getByLabel('Name').fill(`Mine of ${path}`)
      await saving.getByLabel('Name').press('Enter')
      await isTold(page, 'View created successfully')
      await expect(page.getByRole('button', { name: 'Save view' })).toBeHidden()
      const { items } = await call(listViews, { query: { page: path } })
      expect(items.map(({ name, query }) => [name, [...new URLSearchParams(query)].sort()])).toEqual([
        [`Mine of ${path}`, [...new URLSearchParams(query)].sort()],
      ])
      await page.goto(path)
      const view = page.getByRole('button', { name: `Mine of ${path}`, exact: true })
      await expect(view).toHaveAttribute('aria-pressed', 'false')
      await view.click()
      await expect(view).toHaveAttribute('aria-pressed', 'true')
      if (path === '/caselist') await look(page, 'saved-views')
    })
})
