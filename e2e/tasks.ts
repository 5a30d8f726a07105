import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { pressAll } from './people.ts'

/*
 * What people do with tasks, in their own words: everything is found by its role and its label.
 */

/** The card of a task in the grid. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true })
}

/** The form in which a task is edited. */
export function form(page: Page, title: string): Locator {
  return page.getByRole('form', { name: `Edit ${title}`, exact: true })
}

/** The form of a task that is no record yet. */
export function newForm(page: Page): Locator {
  return page.getByRole('form', { name: 'New Task', exact: true })
}

/** Opens the form of a new task and returns it, with the focus where typing begins. */
export async function startTask(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New Task' }).first().click()
  const opened = newForm(page)
  await expect(opened.getByLabel('Title')).toBeFocused()
  return opened
}

/** Searches for a task: those of others come between on a partner's list. */
export async function find(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox').fill(title)
  await expect(card(page, title)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
}

/** Opens the form of a task from its card. */
export async function editTask(page: Page, title: string): Promise<Locator> {
  await card(page, title).getByRole('button', { name: title, exact: true }).click()
  const opened = form(page, title)
  await expect(opened.locator(':focus')).toBeVisible()
  return opened
}

/** Saves a form and waits until the product says that it is saved. */
export async function save(page: Page, opened: Locator): Promise<void> {
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await isTold(page, 'Note updated successfully')
  await expect(opened).toBeHidden()
}

/** Saves the form of a new task and waits until the product says that it is made. */
export async function saveNew(page: Page, opened: Locator): Promise<void> {
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await isTold(page, 'Note created successfully')
  await expect(opened).toBeHidden()
}

/** Chooses an entry of a list of choices. */
export async function choose(within: Locator, label: string, entry: string): Promise<void> {
  const choice = within.getByRole('combobox', { name: label, exact: true })
  await choice.click()
  await within.page().getByRole('option', { name: entry, exact: true }).click()
  await expect(choice).toContainText(entry)
}

/** Opens the menu of a task's card and chooses an entry. */
export async function chooseInMenu(page: Page, title: string, entry: string): Promise<void> {
  await card(page, title)
    .getByRole('button', { name: `Actions for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Answers a question that the product asks before it does something. */
export async function answer(page: Page, question: string, choice: string): Promise<void> {
  const asked = page.getByRole('alertdialog', { name: question })
  await asked.getByRole('button', { name: choice, exact: true }).click()
  await expect(asked).toBeHidden()
}

/** A notice in the corner with its title and words. */
export function notice(page: Page, title: 'Success' | 'Error' | 'Time', message: string): Locator {
  return page.getByRole('group', { name: title }).filter({ hasText: message })
}

/** Waits for the notice of a success and puts it away. */
export async function isTold(page: Page, message: string): Promise<void> {
  const told = notice(page, 'Success', message).first()
  await expect(told).toBeVisible()
  // It goes by itself after a while, which may be now, and comes anew when the same is told again.
  await expect(async () => {
    await pressAll(told.getByRole('button', { name: 'Dismiss' }))
    await expect(told).toBeHidden({ timeout: 1000 })
  }).toPass()
}

/** Answers a call as the server answers what it will not do, which is not asked again by itself. */
export async function refuse(route: Route): Promise<void> {
  const json = { kind: 'rule', reason: 'server.unavailable', message: 'Not now.', request_id: 'x' }
  await route.fulfill({ status: 422, json })
}

/** Lets answers of a call come without anybody's name, as if it were missing. */
export async function withoutNames(page: Page, calls: string): Promise<void> {
  await page.route(calls, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/("full_name":)"[^"]*"/g, '$1""')
    await route.fulfill({ response, body })
  })
}
