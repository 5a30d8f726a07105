import { expect, type Locator } from '@playwright/test'
import { archiveNote, createNote, updateNote } from '../../contract/notes.ts'
import { giveTasks } from '../firm.ts'
import { expectRoomForFingers, look } from '../look.ts'
import { card, chooseInMenu, editTask } from '../tasks.ts'
import { test } from '../world.ts'

test('the dashboard of a partner, full', async ({ person }) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const names = ['Farhan Kabir', 'Sadia Rahman', 'Tanvir Ahmed', 'Mahin Chowdhury']
  const associates = []
  for (const name of names) associates.push(await person('associate', name))
  const [, second] = await giveTasks(partner, ...associates)
  if (second) {
    const body = { client_name: 'Padma Textiles Limited', version: second.version }
    await partner.call(updateNote, { params: { id: second.id }, body })
  }
  const { page } = partner
  await page.goto('/')
  // Other journeys' tasks may stand between them.
  await expect(card(page, 'Bail petition — State v. Anwar Hossain').first()).toBeVisible()
  await look(page, 'dashboard-partner')
})

test('the dashboard of an associate, empty and full', async ({ person, isPhone }) => {
  const associate = await person('associate', 'Imran Hossain')
  const { page } = associate
  await page.goto('/')
  await expect(page.getByText('No tasks yet')).toBeVisible()
  await look(page, 'dashboard-empty')
  await page.getByRole('tab', { name: 'Work Logs' }).click()
  await expect(page.getByText('No work logs yet')).toBeVisible()
  await look(page, 'work-logs-empty')
  await giveTasks(associate)
  await page.goto('/')
  await expect(card(page, 'Loan documentation — syndicated facility')).toBeVisible()
  await look(page, 'dashboard-associate')
  if (isPhone) await expectRoomForFingers(page, 'the dashboard')
  await test.step('the tail of the list', async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await look(page, 'dashboard-associate-end')
  })
  await test.step('work logs', async () => {
    await page.getByRole('tab', { name: 'Work Logs' }).click()
    await expect(page.getByRole('heading', { name: 'Daily Work Breakdown' })).toBeVisible()
    await look(page, 'work-logs')
  })
  await test.step('nothing found', async () => {
    await page.goto('/?q=nothing+like+it')
    await expect(page.getByText('No tasks found')).toBeVisible()
    await look(page, 'dashboard-nothing-found')
  })
  await test.step('filters', async () => {
    await page.goto('/?category=Litigation')
    await expect(page.getByRole('article')).toHaveCount(2)
    if (isPhone) {
      await page.getByRole('button', { name: /^Filters/ }).click()
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    } else {
      await page.getByRole('combobox', { name: 'Filter by category' }).click()
      await expect(page.getByRole('option', { name: 'Litigation' })).toBeVisible()
    }
    await look(page, 'dashboard-filters')
  })
})

test('what opens above the dashboard', async ({ person }) => {
  const associate = await person('associate', 'Imran Hossain')
  const { page } = associate
  await giveTasks(associate)
  const title = 'Bail petition — State v. Anwar Hossain'
  await page.goto('/')
  await test.step('menu', async () => {
    await card(page, title)
      .getByRole('button', { name: /^Actions/ })
      .click()
    await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
    await look(page, 'task-menu')
    await page.keyboard.press('Escape')
  })
  await test.step('the whole task', async () => {
    await chooseInMenu(page, title, 'Read')
    await expect(
      page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Edit' }),
    ).toBeVisible()
    await look(page, 'task-read')
    await page.keyboard.press('Escape')
  })
  await test.step('questions', async () => {
    await chooseInMenu(page, title, 'Delete')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look(page, 'task-delete')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await chooseInMenu(page, title, 'Archive')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look(page, 'task-archive')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  })
  await test.step('notice', async () => {
    await expect(page.getByText('Task archived successfully')).toBeVisible()
    await look(page, 'notice-success')
  })
})

test('long names give way, and a link is told by more than a colour', async ({ person, isPhone }) => {
  const partner = await person('partner', 'Mohammad Abdullah Al Mamun Chowdhury of Brahmanbaria and Sylhet')
  const { page } = partner
  const text = 'Order sheet of the appeal'
  const body = {
    title: 'Writ petition',
    client_name: 'The Administrators of the Estate of the late Alhaj Mohammad Shamsuddin Talukdar',
    case_id: 'CASE-2026-417',
    content: `<p>See <a href="https://example.com/orders">${text}</a> before noon.</p>`,
  }
  await partner.call(createNote, { body })
  await page.goto('/?q=Shamsuddin')
  const task = card(page, 'Writ petition')
  await expect(task.getByText('CASE-2026-417', { exact: true })).toBeVisible()
  const right = async (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().right)
  const id = task.getByText('CASE-2026-417', { exact: true })
  expect(await right(id)).toBeLessThan(await right(task))
  expect(await id.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  const arrow = await task.getByRole('link', { name: text }).evaluate((link) => {
    const accent = document.createElement('i')
    accent.style.color = 'var(--accent)'
    document.body.append(accent)
    const { color, textDecorationLine } = getComputedStyle(link)
    const isAccent = color === getComputedStyle(accent).color
    accent.remove()
    return { isAccent, textDecorationLine, hasArrow: getComputedStyle(link, '::after').maskImage !== 'none' }
  })
  expect(arrow).toEqual({ isAccent: true, textDecorationLine: 'underline', hasArrow: true })
  if (!isPhone) {
    const gap = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const last = [...heading.getClientRects()].at(-1)
      const badge = heading.nextElementSibling?.lastElementChild?.getBoundingClientRect()
      return last && badge && badge.top < last.bottom ? badge.left - last.right : undefined
    })
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(24)
  }
  await look(page, 'long-names')
})

test('the archive, empty, full and open', async ({ person }) => {
  const associate = await person('associate', 'Imran Hossain')
  const { page } = associate
  await page.goto('/archive')
  await expect(page.getByText('No archived tasks')).toBeVisible()
  await look(page, 'archive-empty')
  for (const { id } of await giveTasks(associate))
    await associate.call(archiveNote, { body: { note_id: id } })
  await page.reload()
  const title = 'VAT appeal — hearing bundle, 24 November'
  await expect(card(page, title)).toBeVisible()
  await look(page, 'archive')
  await card(page, title).getByRole('button', { name: title, exact: true }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await look(page, 'archive-reading')
  await page.goto('/archive?q=nothing+like+it')
  await expect(page.getByText('No tasks found')).toBeVisible()
  await look(page, 'archive-nothing-found')
})

test('the form of a task', async ({ person, forgive }) => {
  forgive(/ 40[09] /)
  const associate = await person('associate', 'Imran Hossain')
  const { page } = associate
  const [first] = await giveTasks(associate)
  await page.goto('/')
  const opened = await editTask(page, 'VAT appeal — hearing bundle, 24 November')
  await look(page, 'task-form-text')
  await opened.getByRole('button', { name: 'Text colour' }).click()
  await expect(page.getByRole('dialog', { name: 'Text colour' })).toBeVisible()
  await look(page, 'task-form-colours')
  await page.keyboard.press('Escape')
  await opened.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(/^Enter an address such as/)).toBeVisible()
  await look(page, 'task-form-link')
  await page.keyboard.press('Escape')
  await opened.getByRole('combobox', { name: 'Subcategory' }).click()
  await expect(page.getByRole('option', { name: 'Tax Appeals' })).toBeVisible()
  await look(page, 'task-form-select')
  await page.keyboard.press('Escape')
  await test.step('refused', async () => {
    await opened.getByLabel('Hours worked').fill('24.1')
    await opened.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(opened.getByLabel('Hours worked')).toHaveAttribute('aria-invalid', 'true')
    await look(page, 'task-form-refused')
  })
  await test.step('leaving', async () => {
    await opened.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible()
    await look(page, 'task-form-discard')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(opened).toBeHidden()
  })
  await test.step('two versions', async () => {
    const { id, version } = first ?? { id: '', version: 0 }
    const form = await editTask(page, 'Bail petition — State v. Anwar Hossain')
    await form.getByLabel('Title').fill('Bail petition, filed')
    await associate.call(updateNote, { params: { id }, body: { title: 'Bail petition, listed', version } })
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'This task was changed meanwhile' })).toBeVisible()
    await look(page, 'task-form-conflict')
  })
})

test('the form of a list, and a draft that waits', async ({ person, isPhone }) => {
  const associate = await person('associate', 'Imran Hossain')
  const { page } = associate
  await giveTasks(associate)
  await page.goto('/')
  const title = 'Shareholder agreement — Padma Textiles JV'
  const opened = await editTask(page, title)
  await look(page, 'task-form-list')
  if (isPhone) await expectRoomForFingers(page, 'the form of a list')
  await opened.getByRole('button', { name: 'Actions for Board resolution' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible()
  await look(page, 'task-form-list-menu')
  await page.keyboard.press('Escape')
  await opened.getByLabel('Title').fill('Shareholder agreement, third draft')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(opened.getByText('Restored what you had typed.')).toBeVisible()
  await look(page, 'task-form-draft')
})
