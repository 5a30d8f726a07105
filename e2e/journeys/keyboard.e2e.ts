import { expect, type Page } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCost } from '../../contract/costing.ts'
import { createNote } from '../../contract/notes.ts'
import { createPartnerNote } from '../../contract/partner-notes.ts'
import { createStatement } from '../../contract/statements.ts'
import { createTimelineEvent } from '../../contract/timeline.ts'
import { chunkCalled } from '../chunks.ts'
import { card, form, isTold, newForm } from '../tasks.ts'
import { test } from '../world.ts'

/** Presses and counts keys; what is typed as text is not counted. */
function counting({ keyboard }: Page) {
  let keys = 0
  return {
    press: async (key: string) => {
      keys += 1
      await keyboard.press(key)
    },
    type: (text: string) => keyboard.type(text),
    /** How many keys were pressed since this was asked last. */
    count: () => {
      const pressed = keys
      keys = 0
      return pressed
    },
  }
}

/*
 * Without a pointer, as those work who cannot hold one or do not want to.
 */

test('a task from its birth to its end by keys alone @desktop', async ({ person }) => {
  const { page } = await person('associate')
  const { keyboard } = page
  await page.goto('/')
  await expect(page.getByText('No tasks yet')).toBeVisible()
  await test.step('N begins a task, and typing its title at once', async () => {
    await keyboard.press('n')
    await expect(newForm(page).getByLabel('Title')).toBeFocused()
    await keyboard.type('Bail petition')
    await tabTo(page, 'textbox', 'Content')
    await keyboard.press('ControlOrMeta+b')
    await keyboard.type('Before Sunday')
    await tabTo(page, 'combobox', 'Category')
    await keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeVisible()
    await keyboard.type('Lit')
    await keyboard.press('Enter')
    const category = newForm(page).getByRole('combobox', { name: 'Category', exact: true })
    await expect(category).toContainText('Litigation')
    await expect(category).toBeFocused()
    await tabTo(page, 'spinbutton', 'Hours worked')
    await keyboard.press('ArrowUp')
    await keyboard.press('PageUp')
    await tabTo(page, 'checkbox', 'Priority')
    await keyboard.press('Space')
    await keyboard.press('ControlOrMeta+Enter')
    await expect(card(page, 'Bail petition')).toContainText('1.1 h')
    await expect(card(page, 'Bail petition').getByText('Before Sunday')).toHaveRole('strong')
  })
  const title = card(page, 'Bail petition').getByRole('button', { name: 'Bail petition', exact: true })
  await test.step('the focus is where it was: E edits, Escape leaves', async () => {
    await expect(title).toBeFocused()
    await keyboard.press('e')
    await expect(form(page, 'Bail petition').getByLabel('Title')).toBeFocused()
    await keyboard.press('Escape')
    await expect(title).toBeFocused()
    await keyboard.press('r')
    const reading = page.getByRole('dialog', { name: 'Bail petition' })
    await expect(reading).toContainText('Before Sunday')
    await keyboard.press('Escape')
    await expect(title).toBeFocused()
    await keyboard.press('r')
    await reading.getByRole('button', { name: 'Edit' }).press('Enter')
    await expect(form(page, 'Bail petition').getByLabel('Title')).toBeFocused()
    await expect(reading).toBeHidden()
    await keyboard.press('Escape')
    await expect(title).toBeFocused()
    await keyboard.press('p')
    await expect(page.getByRole('heading', { name: 'Priority Tasks' })).toBeHidden()
    await expect(title).toBeFocused()
  })
  await test.step('the menu, and delete, where Cancel has the focus', async () => {
    await keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Actions for Bail petition' })).toBeFocused()
    await keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Start the timer of Bail petition' })).toBeFocused()
    await keyboard.press('Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await keyboard.press('End')
    await keyboard.press('Enter')
    const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' })
    await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(card(page, 'Bail petition')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Actions for Bail petition' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await keyboard.press('End')
    await keyboard.press('Enter')
    await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(page.getByText('No tasks yet')).toBeVisible()
  })
})

test('keys get around the pages, and do nothing while something is typed @desktop', async ({ person }) => {
  const { page } = await person('partner')
  const { keyboard } = page
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Tasks' })).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await test.step('/ searches, and letters are letters there', async () => {
    await keyboard.press('/')
    await keyboard.type('n g a')
    await expect(page.getByRole('searchbox', { name: 'Search tasks' })).toHaveValue('n g a')
    await expect(page).toHaveURL(/\/\?q=n(\+|%20)g(\+|%20)a$/)
    await keyboard.press('Escape')
    await expect(page.getByRole('searchbox', { name: 'Search tasks' })).toHaveValue('')
  })
  await test.step('G and a letter go to a page, whose heading is read', async () => {
    await page.getByRole('searchbox').blur()
    await keyboard.press('g')
    await keyboard.press('a')
    await expect(page.getByRole('heading', { name: 'Archived Tasks' })).toBeFocused()
  })
  await test.step('G and H go to the chat, where the message is typed at once', async () => {
    const message = page.getByRole('textbox', { name: 'Message' })
    await keyboard.press('g')
    await keyboard.press('h')
    await expect(message).toBeFocused()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await keyboard.type('good catch')
    await expect(message).toHaveValue('good catch')
    await message.fill('')
    await message.blur()
  })
  await test.step('Ctrl+K goes anywhere', async () => {
    await keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
    await keyboard.type('meet')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Meetings' })).toBeVisible()
  })
  await test.step('? shows the keys, and they can be switched off', async () => {
    await keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByText('Go to Tasks')).toBeVisible()
    await sheet.getByRole('checkbox', { name: 'Use shortcuts of single keys' }).uncheck()
    await keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await keyboard.press('?')
    await keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
})

test('# archives the card that has the focus, and Undo is reached by F6 @desktop', async ({ person }) => {
  const { page, call } = await person('associate')
  await call(createNote, { body: { title: 'Bail petition', content: '' } })
  await page.goto('/')
  await card(page, 'Bail petition').getByRole('button', { name: 'Bail petition', exact: true }).focus()
  await page.keyboard.press('#')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Archive' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Bail petition')).toBeHidden()
  await expect(page.getByText('Task archived successfully')).toBeVisible()
  await page.keyboard.press('F6')
  await tabTo(page, 'button', 'Undo')
  await page.keyboard.press('Enter')
  await isTold(page, 'Task unarchived successfully')
  await expect(card(page, 'Bail petition')).toBeVisible()
})

test('J and K go on from where a card has gone @desktop', async ({ person }) => {
  const { page, call } = await person('associate')
  for (const title of ['Fourth', 'Third', 'Second', 'First']) await call(createNote, { body: { title } })
  await page.goto('/')
  const title = (name: string) => card(page, name).getByRole('button', { name, exact: true })
  await expect(title('First')).toBeVisible()
  for (const name of ['First', 'Second']) {
    await page.keyboard.press('j')
    await expect(title(name)).toBeFocused()
  }
  await page.keyboard.press('#')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Archive' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Second')).toBeHidden()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(title('Third')).toBeFocused()
})

test('what is typed right after Ctrl+K is for the field that is still on its way @desktop', async ({
  person,
}) => {
  const { page, call } = await person('associate')
  await call(createNote, { body: { title: 'Bail petition' } })
  const code = Promise.withResolvers<void>()
  await page.route(`**/${chunkCalled('palette')}`, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/')
  await card(page, 'Bail petition').getByRole('button', { name: 'Bail petition', exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('ssign')
  await page.keyboard.press('Backspace')
  code.resolve()
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(field).toBeFocused()
  await page.keyboard.type(' out')
  await expect(field).toHaveValue('ssig out')
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
})

/** Presses Tab until what is meant has the focus, as somebody does who looks for it. */
async function tabTo(
  page: Page,
  role: 'button' | 'checkbox' | 'combobox' | 'spinbutton' | 'textbox',
  name: string,
  key = 'Tab',
  press = (key: string) => page.keyboard.press(key),
) {
  const meant = page.getByRole(role, { name, exact: true })
  for (let presses = 0; presses < 30; presses += 1) {
    if (await meant.evaluate((element) => element === document.activeElement)) return
    await press(key)
  }
  throw new Error(`${role} ${name} was not reached by ${key}`)
}

test('Enter and Down lead from a search to its first result, on every list @desktop', async ({ person }) => {
  const { page, call } = await person('partner')
  const case_id = 'CASE-2026-871'
  await call(createNote, { body: { title: 'Zebra petition', case_id } })
  await call(createNote, { body: { title: 'Another matter' } })
  await call(createCase, { body: { case_id, client_name: 'Zebra Traders' } })
  await call(createCost, {
    body: { case_id, description: 'Zebra court fee', amount: '1', cost_category: 'Court Fees' },
  })
  await call(createTimelineEvent, { body: { case_id, title: 'Zebra hearing' } })
  await call(createPartnerNote, { body: { title: 'Zebra among partners' } })
  const entry = { entry_type: 'income', category: 'Legal Fees', amount: '1' } as const
  await call(createStatement, { body: { ...entry, description: 'Zebra fee' } })
  for (const [path, key] of [
    ['/', 'Enter'],
    ['/caselist', 'ArrowDown'],
    ['/costing', 'Enter'],
    ['/timeline', 'ArrowDown'],
    ['/partners', 'Enter'],
    ['/statements', 'Enter'],
  ] as const) {
    await page.goto(path)
    const search = page.getByRole('searchbox')
    await search.fill('zebra')
    await search.press(key)
    const focused = page.locator(':focus')
    await expect(focused, path).toContainText(/zebra/i)
    await expect(focused, path).not.toHaveRole('searchbox')
  }
  await page.getByRole('searchbox').fill('nothing of the kind')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('No entries found')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('a day’s work takes few keys beside its text @desktop', async ({ page, person }) => {
  const somebody = await person('associate')
  const keys = counting(page)
  await page.goto('/auth')
  await test.step('sign in', async () => {
    await expect(page.getByLabel('Email')).toBeFocused()
    await keys.type(somebody.email)
    await keys.press('Tab')
    await keys.type(somebody.password)
    await keys.press('Enter')
    await expect(page.getByText('No tasks yet')).toBeVisible()
    expect(keys.count()).toBe(2)
  })
  await test.step('a new task with its client and case', async () => {
    await keys.press('n')
    await expect(newForm(page).getByLabel('Title')).toBeFocused()
    await keys.type('Bail petition')
    await tabTo(page, 'textbox', 'Client name', 'Tab', keys.press)
    await keys.type('Jamuna Bank')
    await keys.press('Tab')
    await expect(newForm(page).getByLabel('Case ID')).toBeFocused()
    await keys.type('KEYS-1')
    await keys.press('ControlOrMeta+Enter')
    await expect(card(page, 'Bail petition')).toContainText('Jamuna Bank')
    expect(keys.count()).toBe(9)
  })
  await test.step('hours on it', async () => {
    await expect(
      card(page, 'Bail petition').getByRole('button', { name: 'Bail petition', exact: true }),
    ).toBeFocused()
    await keys.press('l')
    await expect(
      page.getByRole('dialog', { name: 'Work Logs' }).getByRole('textbox', { name: 'Hours' }),
    ).toBeFocused()
    await keys.type('1h20')
    await keys.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Hours' })).toHaveValue('')
    await keys.press('Escape')
    await expect(card(page, 'Bail petition')).toContainText('1.33 h')
    expect(keys.count()).toBe(3)
  })
  await test.step('a message to all', async () => {
    await keys.press('g')
    await keys.press('h')
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await keys.type('Filed the petition')
    await keys.press('Enter')
    await expect(page.getByText('Filed the petition').first()).toBeVisible()
    expect(keys.count()).toBe(3)
  })
  await test.step('tomorrow in the calendar', async () => {
    await keys.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
    await keys.type('tomorrow')
    const day = await page.getByRole('option').first().textContent()
    await keys.press('Enter')
    await expect(page.getByRole('dialog')).toHaveAccessibleName((day ?? '').replace('Tomorrow · ', ''))
    expect(keys.count()).toBe(2)
  })
})
