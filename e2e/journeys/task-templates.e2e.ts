import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { card, choose, form, isTold, startTask } from '../tasks.ts'
import { test } from '../world.ts'

test('a task is kept as a template, and another one begins with it', async ({ person }) => {
  const { page } = await person('associate')
  const own = randomBytes(4).toString('hex')
  await page.goto('/')
  const opened = await startTask(page)
  await opened.getByLabel('Title').fill(`Writ ${own}`)
  await opened.getByRole('textbox', { name: 'Steps' }).fill('Collect papers')
  await opened.getByRole('textbox', { name: 'Steps' }).press('Enter')
  const made = form(page, `Writ ${own}`)
  await expect(made.getByRole('checkbox', { name: 'Collect papers' })).toBeVisible()
  await isTold(page, 'Note created successfully')
  await made.getByRole('button', { name: 'Save as Template' }).click()
  const saving = page.getByRole('dialog', { name: 'Save as Template' })
  await saving.getByLabel('Name').fill(`Begin a writ ${own}`)
  await saving.getByLabel('Name').press('Enter')
  await isTold(page, 'Template created successfully')
  await made.getByLabel('Title').fill(`Another ${own}`)
  await made.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page, `Another ${own}`)).toBeVisible()
  await isTold(page, 'Note updated successfully')

  await page.getByRole('button', { name: 'From template' }).click()
  const beginning = page.getByRole('dialog', { name: 'From template' })
  await choose(beginning, 'Template', `Begin a writ ${own}`)
  await beginning.getByRole('button', { name: 'Create', exact: true }).click()
  await isTold(page, 'Note created successfully')
  const begun = form(page, `Writ ${own}`)
  await expect(begun.getByRole('checkbox', { name: 'Collect papers' })).toBeVisible()
})
