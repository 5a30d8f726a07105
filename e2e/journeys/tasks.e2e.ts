import { expect, type Route } from '@playwright/test'
import { createNote, getNote } from '../../contract/notes.ts'
import { answer, card, chooseInMenu, editTask, isTold, notice } from '../tasks.ts'
import { test } from '../world.ts'

test('a deleted task comes back whole by Undo', async ({ person }) => {
  const { page, call } = await person('associate')
  const body = {
    title: 'Deed of gift',
    content: '<p>Stamp duty <strong>paid</strong>.</p>',
    hours_worked: 1.5,
  }
  const note = await call(createNote, { body })
  await page.goto('/')
  await chooseInMenu(page, 'Deed of gift', 'Delete')
  await answer(page, 'Are you sure you want to delete this task?', 'Delete')
  await expect(card(page, 'Deed of gift')).toBeHidden()
  await notice(page, 'Success', 'Note deleted successfully').getByRole('button', { name: 'Undo' }).dblclick()
  await expect(card(page, 'Deed of gift')).toContainText('1.5 h')
  const { content, hours_worked, case_id } = await call(getNote, { params: { id: note.id } })
  expect({ content, hours_worked, case_id }).toEqual({
    content: note.content,
    hours_worked: 1.5,
    case_id: note.case_id,
  })
})

test('ticks on a slow line stay while they wait for one another, and leaving asks @once', async ({
  person,
}) => {
  const { page, call } = await person('associate')
  const texts = ['Draft', 'File', 'Serve']
  const list_items = texts.map((text) => ({ id: text, text, type: 'bullet' as const, completed: false }))
  const { id } = await call(createNote, { body: { title: 'Writ petition', note_type: 'list', list_items } })
  const saves: Route[] = []
  await page.route('**/rest/v1/notes/*', (route) => void saves.push(route))
  await page.goto('/')
  for (const text of texts) await card(page, 'Writ petition').getByText(text).click()
  const ticked = card(page, 'Writ petition').getByRole('checkbox', { checked: true })
  await expect(ticked).toHaveCount(3)
  await expect.poll(() => saves.length).toBe(1)
  await saves[0]?.continue()
  // The next one is sent once the first has been answered.
  await expect.poll(() => saves.length).toBe(2)
  await expect(ticked).toHaveCount(3)
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await question).type()).toBe('beforeunload')
  await (await question).dismiss()
  await saves[1]?.continue()
  await expect.poll(() => saves.length).toBe(3)
  await saves[2]?.continue()
  const done = async () => (await call(getNote, { params: { id } })).list_items.map((item) => item.completed)
  await expect.poll(done).toEqual([true, true, true])
  await expect(ticked).toHaveCount(3)
})

test('items are ticked on the card, and stay ticked', async ({ person }) => {
  const { page, call } = await person('associate')
  const list_items = ['Draft', 'File', 'Serve', 'Mention', 'Argue'].map((text, index) => ({
    id: `item-${index}`,
    text,
    type: 'number' as const,
    completed: index === 4,
  }))
  await call(createNote, { body: { title: 'Writ petition', note_type: 'list', list_items } })
  await page.goto('/')
  await expect(card(page, 'Writ petition')).toContainText('2 more · 1 of 5 done')
  // Pressed quickly one after the other, as people do; none undoes another.
  const saved: Promise<unknown>[] = []
  page.on('request', (request) => request.method() === 'PATCH' && saved.push(request.response()))
  await card(page, 'Writ petition').getByText('1. Draft').click()
  await card(page, 'Writ petition').getByText('2. File').click()
  await expect(card(page, 'Writ petition')).toContainText('2 more · 3 of 5 done')
  await expect.poll(() => saved.length).toBe(2)
  await Promise.all(saved)
  await page.reload()
  await expect(card(page, 'Writ petition')).toContainText('2 more · 3 of 5 done')
  await expect(card(page, 'Writ petition').getByRole('checkbox', { name: '2. File' })).toBeChecked()
})

test('a long list comes page by page while scrolling', async ({ person }) => {
  const { page, call } = await person('associate')
  const make = (number: number) =>
    call(createNote, { body: { title: `Task ${number}`, content: `<p>The text of task ${number}.</p>` } })
  await make(1)
  // Three times nineteen: so many at once that a slow machine would answer the last ones late.
  for (const first of [2, 21, 40])
    await Promise.all(Array.from({ length: 19 }, (_, index) => make(first + index)))
  await make(59)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '59 Tasks' })).toBeVisible()
  await expect(card(page, 'Task 59')).toBeVisible()
  await expect(card(page, 'Task 1')).toHaveCount(0)
  const oldestAfterScrolling = async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    return card(page, 'Task 1').count()
  }
  await expect.poll(oldestAfterScrolling, { intervals: [100] }).toBe(1)
  await card(page, 'Task 1').scrollIntoViewIfNeeded()
  await expect(card(page, 'Task 1')).toBeVisible()
})

test('what somebody hostile types is text wherever it shows @once', async ({ person }) => {
  const { page, call } = await person('associate')
  const script = '<img src=x onerror="document.title=1"><svg onload="document.title=1">'
  const title = `Hostile ${script}`
  const content = [
    `<p>kept ${script}<script>document.title=1</script></p>`,
    '<p><a href="javascript:document.title=1">press</a> <a href="https://example.com/a">go</a></p>',
    '<p style="position:fixed;inset:0" onclick="document.title=1">flat <span data-color="red">red</span></p>',
    '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe><base href="https://evil.example/">',
  ].join('')
  await call(createNote, { body: { title, content, client_name: script, case_id: '\u202eevil' } })
  await page.goto('/')
  const shown = card(page, title)
  await expect(shown).toContainText('kept')
  await expect(shown.getByText('press')).not.toHaveRole('link')
  await expect(shown.getByRole('link', { name: 'go' })).toHaveAttribute('rel', 'noopener noreferrer')
  const opened = await editTask(page, title)
  await expect(opened.getByLabel('Title')).toHaveValue(title)
  await expect(opened.getByRole('textbox', { name: 'Content' })).toContainText('flat red')
  await opened.getByRole('button', { name: 'Cancel' }).click()
  await chooseInMenu(page, title, 'Archive')
  await answer(page, 'Are you sure you want to archive this task?', 'Archive')
  await isTold(page, 'Task archived successfully')
  await page.goto('/archive')
  await card(page, title).getByRole('button', { name: title, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('flat red')
  await expect(page).toHaveTitle('Archived Tasks · TRW')
  for (const foreign of ['script:not([src])', 'iframe', 'base', '[onerror],[onload],[onclick]', '[src=x]'])
    await expect(page.locator(foreign)).toHaveCount(0)
})
