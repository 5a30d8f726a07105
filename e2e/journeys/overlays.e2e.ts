import { expect, type Locator, type Page } from '@playwright/test'
import { createEvent } from '../../contract/calendar.ts'
import { createCase } from '../../contract/cases.ts'
import { getFirm } from '../../contract/firm.ts'
import { look } from '../look.ts'
import { answer } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

/*
 * What stands open above a page: the back button, Escape and the close button close the top one and leave the page.
 */

interface Overlay {
  trigger: Locator
  overlay: Locator
  /** The button that closes it: of those that have none, the one that opened them. */
  close: Locator
}

function overlaysOf(page: Page, isPhone: boolean): Record<string, Overlay> {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const opened = (trigger: Locator, overlay: Locator, close: Locator | string = 'Close'): Overlay => ({
    trigger: trigger.first(),
    overlay,
    close: typeof close === 'string' ? overlay.getByRole('button', { name: close, exact: true }) : close,
  })
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  return {
    'a dialog': opened(button('Add Case'), dialog('Add Case')),
    'the notifications': opened(button(/^Notifications/), dialog('Notifications'), button(/^Notifications/)),
    'a question': opened(button(/^Delete /), page.getByRole('alertdialog'), 'Cancel'),
    'the palette': opened(button('Search or jump to'), dialog('Search or jump to')),
    ...(isPhone && { 'the menu': opened(button('Open menu'), dialog(/Management System/)) }),
  }
}

test('back, Escape and the close button close what is open and leave the page as it was', async ({
  person,
  isPhone,
}) => {
  const { page, call } = await person('partner')
  for (let count = 1; count <= 20; count += 1)
    await call(createCase, { body: { case_id: `BACK-${count}`, client_name: 'Padma Traders' } })
  await page.setViewportSize({ width: isPhone ? 390 : 1440, height: 500 })
  await page.goto('/profile')
  await goTo(page, 'Caselist', isPhone)
  const search = page.getByRole('searchbox', { name: 'Search cases' })
  await search.fill('padma')
  await expect(page).toHaveURL(/q=padma$/)
  await expect(page.getByText('BACK-20', { exact: true })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 60))
  const state = async () => ({
    address: await page.evaluate(() => location.pathname + location.search),
    scrolled: await page.evaluate(() => scrollY),
    typed: await search.inputValue(),
  })
  const before = await state()
  expect(before).toMatchObject({ address: '/caselist?q=padma', scrolled: 60, typed: 'padma' })
  for (const [what, { trigger, overlay, close }] of Object.entries(overlaysOf(page, isPhone))) {
    const ways = {
      'the back button': () => page.goBack(),
      'the Escape key': () => page.keyboard.press('Escape'),
      'its button': () => press(close),
    }
    for (const [way, leave] of Object.entries(ways)) {
      await test.step(`${what}, by ${way}`, async () => {
        await press(trigger)
        await expect(overlay).toBeVisible()
        await expect.poll(() => hasFocus(overlay)).toBe(true)
        await leave()
        await expect(overlay).toBeHidden()
        await expect(trigger).toBeFocused()
        await expect.poll(state).toEqual(before)
      })
    }
  }
  await test.step('and nothing of it is left in the way of one who leaves', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/profile$/)
    await page.goForward()
    await expect(search).toHaveValue('padma')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('with something typed in it, all three ask, and staying keeps it', async ({ person, isPhone }) => {
  const { page } = await person('associate')
  await page.goto('/profile')
  await goTo(page, 'Caselist', isPhone)
  await page.getByRole('button', { name: 'Add Case' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Case' })
  const field = dialog.getByLabel('Case ID')
  await field.fill('CASE-2026-999')
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  for (const leave of ways) {
    await leave()
    await answer(page, 'Discard changes?', 'Keep editing')
    await expect(field).toHaveValue('CASE-2026-999')
    await expect.poll(() => hasFocus(dialog)).toBe(true)
  }
  await page.goBack()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(field).toHaveValue('CASE-2026-999')
  await page.goBack()
  await answer(page, 'Discard changes?', 'Discard')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/caselist$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/profile$/)
})

test('a form that comes back filled says so, and can begin anew', async ({ person, isPhone }) => {
  const { page, call } = await person('associate')
  const { id } = await call(createCase, { body: { case_id: 'BACK-1', client_name: 'Padma Traders' } })
  await page.goto('/caselist?add=1')
  const dialog = page.getByRole('dialog', { name: 'Add Case' })
  const words = page.getByText('Restored what you had typed.')
  await dialog.getByLabel('Case ID').fill('CASE-2026-999')
  await expect(words).toBeHidden()
  await page.reload()
  await expect(words).toBeVisible()
  await expect(dialog.getByLabel('Case ID')).toBeFocused()
  await look(page, 'dialog-restored')
  await expect(dialog.getByLabel('Case ID')).toHaveValue('CASE-2026-999')
  await test.step('also after another page', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
    await page.keyboard.type('archive')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Archived Tasks' })).toBeVisible()
    await goTo(page, 'Caselist', isPhone)
    await page.getByRole('button', { name: 'Add Case' }).click()
    await expect(words).toBeVisible()
  })
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(words).toBeHidden()
  await expect(dialog.getByLabel('Case ID')).toHaveValue('')
  await expect(dialog.getByLabel('Case ID')).toBeFocused()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await test.step('the edit of a row in its place likewise', async () => {
    await page.goto(`/caselist?edit=${id}`)
    const client = page.getByRole('textbox', { name: 'Client Name' }).first()
    await client.fill('Jamuna Traders')
    await page.reload()
    await expect(words).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(client).toHaveValue('Padma Traders')
  })
})

test('a long dialog of text only is scrolled by keys @desktop', async ({ person }) => {
  const { page } = await person('associate')
  await page.setViewportSize({ width: 1440, height: 420 })
  await page.goto('/caselist')
  await expect(page.getByRole('button', { name: 'Add Case' }).first()).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const body = dialog.getByRole('region', { name: 'Keyboard shortcuts' })
  await expect(body).toBeVisible()
  await body.focus()
  await expect(body).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1440, height: 1400 })
  await expect(dialog.getByRole('region')).toHaveCount(0)
})

test('what opens above a dialog has the focus, and gives it back to the dialog @desktop', async ({
  person,
}) => {
  const { page, call } = await person('associate')
  const { today } = await call(getFirm, {})
  await call(createEvent, { body: { title: 'Conference', event_date: today, event_type: 'meeting' } })
  await page.goto(`/calendar?day=${today}`)
  const day = page.getByRole('dialog').filter({ hasText: 'Conference' })
  const ways = [() => page.keyboard.press('Escape'), () => page.goBack()]
  for (const [index, leave] of ways.entries()) {
    for (const [name, title] of [
      ['Add Event', 'Add Event'],
      ['Edit Conference', 'Edit Event'],
    ] as const) {
      await test.step(`${title}, closed in way ${index + 1}`, async () => {
        const button = day.getByRole('button', { name })
        await button.click()
        const form = page.getByRole('dialog', { name: title })
        await expect(form.getByLabel('Title')).toBeFocused()
        await leave()
        await expect(form).toBeHidden()
        await expect(button).toBeFocused()
      })
    }
  }
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/calendar$/)
})

test('whoever goes on from an overlay comes back to the page without it', async ({ person, isPhone }) => {
  const { page } = await person('partner')
  await page.goto('/profile')
  await goTo(page, 'Caselist', isPhone)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await test.step('from the palette, which closes', async () => {
    await page.getByRole('button', { name: 'Search or jump to' }).first().click()
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('archive')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Archived Tasks' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Caselist' })).toBeVisible()
    await expect(palette).toHaveCount(0)
  })
  await test.step('over the open notifications, which close', async () => {
    await bell.click()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('archive')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Archived Tasks' })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Caselist' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('after a reload with one open', async () => {
    await page.getByRole('button', { name: 'Search or jump to' }).first().click()
    await expect(palette).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Add Case' }).first()).toBeVisible()
    await bell.click()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/profile$/)
  })
})

test('the back button closes a menu or a list, and stays @once', async ({ person }) => {
  const colleague = await person('partner')
  const { page, call } = await person('associate')
  await call(createCase, { body: { case_id: 'BACK-1', client_name: 'Padma Traders' } })
  await page.goto('/profile')
  await goTo(page, 'Caselist', false)
  const menu = page.getByRole('menu')
  await page.getByRole('button', { name: /^Export/ }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/caselist$/)
  await goTo(page, 'Calendar', false)
  await page.getByRole('button', { name: 'Add Event' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Event' })
  await dialog.getByRole('combobox', { name: 'Type' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/caselist$/)
  await test.step('nor does the list of people in the chat go with the page', async () => {
    await page.getByRole('link', { name: 'Community Chat' }).click()
    await page.getByLabel('Message', { exact: true }).fill('@')
    await page.keyboard.type(colleague.full_name.slice(0, 2))
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(page).toHaveURL(/\/chat$/)
  })
})

/** Presses a button by the keyboard, wherever the page has been scrolled to. */
async function press(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await button.page().keyboard.press('Enter')
}

function hasFocus(overlay: Locator): Promise<boolean> {
  return overlay.evaluate((element) => element.contains(document.activeElement))
}
