import { expect } from '@playwright/test'
import * as notes from '../../contract/notes.ts'
import { card, editTask, find, save } from '../tasks.ts'
import { test } from '../world.ts'

const secret = 'Settlement figure of Rahim Traders'

test('an associate cannot reach another’s task by any way that they know @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 404 /)
  const owner = await person('associate')
  const other = await person('associate')
  const note = await owner.call(notes.createNote, { body: { title: secret, content: '<p>4,200,000</p>' } })
  const { id } = note
  await test.step('on the screens', async () => {
    // Whose tasks are shown is not theirs to choose: what stands there are their own, and there are none.
    await other.page.goto(`/?month=all&associate=${owner.user_id}`)
    await expect(other.page.getByText('No tasks yet')).toBeVisible()
    await other.page.goto('/?month=all&q=Settlement')
    await expect(other.page.getByText('No tasks found')).toBeVisible()
    await other.page.goto(`/?edit=${id}`)
    await expect(other.page.getByText('This task is no longer available').first()).toBeVisible()
    await expect(other.page.getByText(secret)).toBeHidden()
  })
  await test.step('by the calls', async () => {
    const params = { id }
    const byId = { body: { note_id: id } }
    const tried = {
      get: await other.statusOf(notes.getNote, { params }),
      update: await other.statusOf(notes.updateNote, { params, body: { title: 'Mine now', version: 1 } }),
      remove: await other.statusOf(notes.deleteNote, { params }),
      archive: await other.statusOf(notes.archiveNote, byId),
      unarchive: await other.statusOf(notes.unarchiveNote, byId),
    }
    expect(tried).toEqual({ get: 404, update: 404, remove: 404, archive: 404, unarchive: 404 })
    const query = { month: 'all', user_id: owner.user_id } as const
    expect((await other.call(notes.listNotes, { query })).items).toEqual([])
    expect((await other.call(notes.countNotes, { query })).count).toBe(0)
    expect(await owner.call(notes.getNote, { params })).toEqual(note)
  })
})

test('a partner sees everybody’s tasks, and may change and remove them @once', async ({ person }) => {
  const owner = await person('associate')
  const partner = await person('partner')
  const title = `Settlement of ${owner.email}`
  await owner.call(notes.createNote, { body: { title: title, content: '' } })
  await partner.page.goto('/')
  await find(partner.page, title)
  await expect(card(partner.page, title).getByTitle(owner.full_name)).toBeVisible()
  const opened = await editTask(partner.page, title)
  await opened.getByLabel('Client name').fill('Rahim Traders')
  await save(partner.page, opened)
  await owner.page.goto('/')
  await expect(card(owner.page, title)).toContainText('Rahim Traders')
})

test('an archived task can be read, but not changed @once', async ({ person, forgive }) => {
  forgive(/ 422 /)
  const { page, call, statusOf } = await person('associate')
  const note = await call(notes.createNote, { body: { title: secret, content: '<p>Read me.</p>' } })
  await call(notes.archiveNote, { body: { note_id: note.id } })
  await page.goto(`/?edit=${note.id}`)
  await expect(page.getByRole('dialog', { name: secret }).getByText('Read me.')).toBeVisible()
  await expect(page).toHaveURL(/\/archive\?/)
  await page.goto('/archive')
  await expect(card(page, secret)).toContainText('Archived')
  await expect(card(page, secret).getByRole('button', { name: /^Actions/ })).toBeHidden()
  await card(page, secret).getByRole('button', { name: secret, exact: true }).click()
  await expect(page.getByRole('dialog', { name: secret }).getByText('Read me.')).toBeVisible()
  const body = { title: 'Changed', version: note.version + 1 }
  expect(await statusOf(notes.updateNote, { params: { id: note.id }, body })).toBe(422)
})
