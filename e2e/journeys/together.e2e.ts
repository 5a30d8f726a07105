import { expect, type Page } from '@playwright/test'
import { createCase, listCases } from '../../contract/cases.ts'
import { archiveNote, createNote, deleteNote, getNote, type Note, updateNote } from '../../contract/notes.ts'
import { addWorkLog } from '../../contract/work-logs.ts'
import { answer, card, chooseInMenu, editTask, isTold, save, saveNew, startTask } from '../tasks.ts'
import { test } from '../world.ts'

const titled = (title: string) => ({ body: { title, content: '<p>As agreed.</p>' } })

test('what one browser does, the other shows without a reload', async ({ person }) => {
  const associate = await person('associate')
  const partner = await person('partner')
  await associate.page.goto('/')
  await partner.page.goto(`/?associate=${associate.user_id}`)
  await expect(partner.page.getByText('No tasks found')).toBeVisible()
  await test.step('a new task', async () => {
    const opened = await startTask(associate.page)
    await opened.getByLabel('Title').fill('Writ petition')
    await saveNew(associate.page, opened)
    await expect(card(partner.page, 'Writ petition')).toBeVisible()
  })
  await test.step('a change, by the other one', async () => {
    await chooseInMenu(partner.page, 'Writ petition', 'Mark as Priority')
    await expect(associate.page.getByRole('heading', { name: 'Priority Tasks' })).toBeVisible()
    await expect(card(associate.page, 'Writ petition')).toContainText('Priority')
  })
  await test.step('it leaves the list', async () => {
    await chooseInMenu(partner.page, 'Writ petition', 'Archive')
    await answer(partner.page, 'Are you sure you want to archive this task?', 'Archive')
    await expect(card(associate.page, 'Writ petition')).toBeHidden()
  })
  await test.step('and comes back', async () => {
    await partner.page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(associate.page, 'Writ petition')).toBeVisible()
    await expect(card(partner.page, 'Writ petition')).toBeVisible()
  })
})

test('of an own change the tab fetches once, and another tab of the same person hears of it @once', async ({
  person,
}) => {
  const partner = await person('partner')
  const colleague = await person('associate')
  const mark = `ONCE-${partner.user_id.slice(-8)}`
  await partner.call(createCase, { body: { case_id: `${mark}-1` } })
  const { page } = partner
  const other = await page.context().newPage()
  const rowsOf = (tab: Page, case_id: string) => tab.getByText(case_id, { exact: true })
  for (const tab of [page, other]) {
    await tab.goto(`/caselist?q=${mark}`)
    await expect(rowsOf(tab, `${mark}-1`)).toBeVisible()
  }
  let fetched = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === listCases.path) fetched++
  })
  await page.getByRole('button', { name: `Delete ${mark}-1` }).click()
  await answer(page, 'Are you sure you want to delete this case?', 'Delete')
  await expect(rowsOf(other, `${mark}-1`)).toBeHidden()
  await expect(page.getByText('No cases found')).toBeVisible()
  // Somebody else's comes after it, so what was to come of the own one has come.
  await colleague.call(createCase, { body: { case_id: `${mark}-2` } })
  await expect(rowsOf(page, `${mark}-2`)).toBeVisible()
  expect(fetched).toBe(2)
})

test('nothing of another associate arrives @once', async ({ person }) => {
  const [one, other] = [await person('associate'), await person('associate')]
  await one.page.goto('/')
  await expect(one.page.getByText('No tasks yet')).toBeVisible()
  await other.call(createNote, titled('Not hers'))
  // Her own arrives after it, so what was to come has come.
  await one.call(createNote, titled('Hers'))
  await expect(card(one.page, 'Hers')).toBeVisible()
  await expect(card(one.page, 'Not hers')).toBeHidden()
})

test('two people change different fields of one task, and both changes stay @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 409 /)
  const associate = await person('associate')
  const partner = await person('partner')
  const { id } = await associate.call(createNote, titled('Deed of gift'))
  await associate.page.goto('/')
  await partner.page.goto(`/?associate=${associate.user_id}`)
  const hers = await editTask(associate.page, 'Deed of gift')
  const his = await editTask(partner.page, 'Deed of gift')
  await hers.getByLabel('Client name').fill('Amina Begum')
  await his.getByLabel('Hours worked').fill('2.5')
  await save(associate.page, hers)
  await save(partner.page, his)
  const { client_name, hours_worked } = await associate.call(getNote, { params: { id } })
  expect({ client_name, hours_worked }).toEqual({ client_name: 'Amina Begum', hours_worked: 2.5 })
})

test('two people change the same field, and one of them chooses', async ({ person, forgive }) => {
  forgive(/ 409 /)
  const associate = await person('associate', 'Imran Hossain')
  const partner = await person('partner', 'Nusrat Jahan')
  const note = await associate.call(createNote, titled('Deed of gift'))
  const theTitle = async () => (await associate.call(getNote, { params: { id: note.id } })).title
  await partner.page.goto(`/?associate=${associate.user_id}`)
  const his = await editTask(partner.page, 'Deed of gift')
  await his.getByLabel('Title').fill('Deed of gift, stamped')
  await his.getByLabel('Client name').fill('Amina Begum')
  await associate.call(updateNote, changing(note, { title: 'Deed of trust' }))
  await expect(his.getByText(/Imran Hossain changed this task/)).toBeVisible()
  await his.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = partner.page.getByRole('dialog', { name: 'This task was changed meanwhile' })
  await expect(conflict.getByText('Deed of trust')).toBeVisible()
  await expect(conflict.getByText('Deed of gift, stamped')).toBeVisible()
  await test.step('nothing is saved and nothing lost by going back', async () => {
    await conflict.getByRole('button', { name: 'Back to editing' }).click()
    await expect(his.getByLabel('Title')).toHaveValue('Deed of gift, stamped')
    expect(await theTitle()).toBe('Deed of trust')
  })
  await his.getByRole('button', { name: 'Save', exact: true }).click()
  await conflict.getByText('Your version').click()
  await expect(conflict.getByRole('radio', { name: 'Your version' })).toBeChecked()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await isTold(partner.page, 'Note updated successfully')
  expect(await theTitle()).toBe('Deed of gift, stamped')
  const { client_name } = await associate.call(getNote, { params: { id: note.id } })
  expect(client_name).toBe('Amina Begum')
})

test('hours that somebody else booked are a conflict with that person @once', async ({ person, forgive }) => {
  forgive(/ 409 /)
  const associate = await person('associate', 'Imran Hossain')
  const partner = await person('partner', 'Nusrat Jahan')
  const { id, created_at } = await associate.call(createNote, titled('Deed of gift'))
  await associate.page.goto('/')
  const hers = await editTask(associate.page, 'Deed of gift')
  await hers.getByLabel('Hours worked').fill('3')
  await partner.call(addWorkLog, {
    body: { note_id: id, work_date: created_at.slice(0, 10), hours_worked: 1 },
  })
  await expect(hers.getByText(/Nusrat Jahan changed this task/)).toBeVisible()
  await hers.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = associate.page.getByRole('dialog', { name: 'This task was changed meanwhile' })
  await expect(conflict.getByText('Nusrat Jahan saved it')).toBeVisible()
  await conflict.getByText('Your version').click()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await isTold(associate.page, 'Note updated successfully')
  expect((await associate.call(getNote, { params: { id } })).hours_worked).toBe(3)
})

test('a task that is deleted under the form leaves the typing on screen @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 404 /)
  const associate = await person('associate')
  const { id } = await associate.call(createNote, titled('Short lived'))
  await associate.page.goto('/')
  const opened = await editTask(associate.page, 'Short lived')
  await opened.getByLabel('Title').fill('A long title that took thought')
  await associate.call(deleteNote, { params: { id } })
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(opened.getByRole('alert')).toContainText('Failed to update note')
  await expect(opened.getByLabel('Title')).toHaveValue('A long title that took thought')
  await savesItAnew(associate.page)
})

test('a task that is archived under the form leaves the typing on screen, and says why @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 422 /)
  const associate = await person('associate')
  const { page, call } = associate
  const { id } = await call(createNote, titled('Soon archived'))
  await page.goto('/')
  const opened = await editTask(page, 'Soon archived')
  await opened.getByLabel('Title').fill('A long title that took thought')
  await call(archiveNote, { body: { note_id: id } })
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(opened.getByRole('alert')).toContainText('An archived task cannot be changed.')
  await expect(opened.getByLabel('Title')).toHaveValue('A long title that took thought')
  await savesItAnew(page)
  expect(await call(getNote, { params: { id } })).toMatchObject({ title: 'Soon archived' })
})

/** After a reload the task is closed to its form; what was typed is still offered. */
async function savesItAnew(page: Page): Promise<void> {
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Save as a new task' }).click()
  await isTold(page, 'Note created successfully')
  await expect(card(page, 'A long title that took thought')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
}

function changing({ id, version }: Note, changes: { title: string }) {
  return { params: { id }, body: { ...changes, version } }
}
