import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { setCaseAccess } from '../../contract/case-access.ts'
import { createCase, getCase, listCases } from '../../contract/cases.ts'
import { createNote, getNote } from '../../contract/notes.ts'
import { look } from '../look.ts'
import { isTold } from '../tasks.ts'
import { test } from '../world.ts'

test('check 10: texts that name a case without belonging to it are put aside, and cases are made of tasks', async ({
  person,
  forgive,
}) => {
  forgive(/ 422 /)
  const own = randomBytes(4).toString('hex').toUpperCase()
  const partner = await person('partner', 'Nusrat Jahan')
  const associate = await person('associate', 'Farhan Kabir')
  const { page, call } = partner
  const row = await call(createCase, { body: { case_id: `HIDE-${own}` } })
  const { id, version } = row
  await call(setCaseAccess, { body: { id, version, access: 'restricted', people: [], walls: [] } })
  const named = await associate.call(createNote, {
    body: { title: 'Read the deed', content: '', case_id: `HIDE-${own}` },
  })
  expect((await associate.call(getNote, { params: { id: named.id } })).case_ref).toBeNull()

  await test.step('on the page of the case', async () => {
    await page.goto(`/caselist/case?id=${row.id}`)
    await page.getByRole('button', { name: 'Actions for this case' }).click()
    await page.getByRole('menuitem', { name: 'Unlinked texts' }).click()
    const texts = page.getByRole('dialog', { name: 'Unlinked texts' }).getByRole('listitem')
    await expect(texts).toHaveCount(1)
    await expect(texts).toContainText('Farhan Kabir')
    await look(page, 'case-texts')
    await texts.getByRole('button', { name: 'Link: Read the deed' }).click()
    await expect(page.getByText('This person may not see the case.')).toBeVisible()
    await texts.getByRole('button', { name: 'Not this case: Read the deed' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('This cannot be undone.')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(texts).toHaveCount(1)
    await texts.getByRole('button', { name: 'Not this case: Read the deed' }).click()
    await asked.getByRole('button', { name: 'Not this case' }).click()
    await expect(page.getByText('No text names this case without belonging to it.')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await call(getCase, { params: { id: row.id } })).id).toBe(row.id)
  })

  await test.step('on the Caselist', async () => {
    // The dialog goes by the ids, a page at a time, and other journeys' tasks name cases too: this one comes first.
    const taskId = `0-${own}`
    for (const title of ['Serve the notice', 'File the reply'])
      await associate.call(createNote, {
        body: { title, content: '', case_id: taskId, client_name: 'Amina Begum' },
      })
    await page.goto('/caselist')
    await page.getByRole('button', { name: 'Cases from tasks' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cases from tasks' })
    const one = dialog.getByRole('listitem').filter({ hasText: taskId })
    await expect(one).toContainText('2 tasks · Amina Begum')
    await expect(dialog.getByRole('button', { name: 'Create cases' })).toBeDisabled()
    await one.getByRole('checkbox').check()
    await look(page, 'caselist-from-tasks')
    await dialog.getByRole('button', { name: 'Create cases' }).click()
    await isTold(page, 'Cases created successfully')
    await expect(one).toHaveCount(0)
    const { items } = await call(listCases, { query: { case_id: taskId } })
    expect(items).toHaveLength(1)
  })
})
