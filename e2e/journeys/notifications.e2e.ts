import { expect, type Page } from '@playwright/test'
import { archiveNote, createNote, deleteNote, getNote, updateNote } from '../../contract/notes.ts'
import { countUnread } from '../../contract/notifications.ts'
import { look } from '../look.ts'
import { toldOften, toldOfWeeks } from '../past.ts'
import { letNewsStay, type Person } from '../people.ts'
import { form, notice } from '../tasks.ts'
import { test } from '../world.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const unread = (page: Page) => bell(page).getAttribute('aria-label')
const news = (page: Page, title: string) => page.getByRole('group', { name: title })

/** A task of the first that the second changes, so that the first is told. */
async function aChangedTask(owner: Person, other: Person, title: string): Promise<string> {
  const { id, version } = await owner.call(createNote, { body: { title } })
  await other.call(updateNote, { params: { id }, body: { is_priority: true, version } })
  return id
}

/** Waits until a page has its list: what comes later is news, and what was in it is not. */
async function knowsWhatWasTold(page: Page): Promise<void> {
  await bell(page).click()
  await expect(
    panel(page).getByRole('listitem').or(panel(page).getByText('No notifications yet')).first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
}

test('a change by somebody else is told as it happens, and opening it leads to the task', async ({
  person,
}) => {
  const associate = await person('associate', 'Imran Hossain')
  const partner = await person('partner', 'Nusrat Jahan')
  const { page } = associate
  await letNewsStay(page)
  await page.goto('/archive')
  await test.step('nothing yet', async () => {
    await bell(page).click()
    await expect(panel(page).getByText('No notifications yet')).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Mark all read' })).toBeHidden()
    await look(page, 'notifications-empty')
    await page.keyboard.press('Escape')
  })
  const id = await aChangedTask(associate, partner, 'Bail petition')
  await test.step('a toast with title and message', async () => {
    await expect(news(page, 'Task updated')).toContainText('Nusrat Jahan updated “Bail petition”')
    await look(page, 'notifications-toast')
    await expect.poll(() => unread(page)).toBe('Notifications, 1 unread')
  })
  await test.step('the list', async () => {
    await bell(page).click()
    await expect(news(page, 'Task updated'), 'whoever opens the list needs no toast').toBeHidden()
    const item = panel(page).getByRole('listitem')
    await expect(item).toContainText('less than a minute ago')
    await expect(item.locator('[data-icon=note_modified]')).toBeVisible()
    await look(page, 'notifications')
    await item.getByRole('button', { name: /^Unread: Task updated/ }).click()
  })
  await expect(page).toHaveURL(`/?edit=${id}`)
  await expect(form(page, 'Bail petition')).toBeVisible()
  await expect.poll(() => unread(page)).toBe('Notifications')
})

test('putting news away leaves open what lies below them @once', async ({ person, isPhone }) => {
  const associate = await person('associate', 'Imran Hossain')
  const partner = await person('partner', 'Nusrat Jahan')
  const { page } = associate
  await letNewsStay(page)
  await page.goto('/')
  await expect(page.getByText('No tasks yet')).toBeVisible()
  await knowsWhatWasTold(page)
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
  else await page.keyboard.press('?')
  const below = page.getByRole('dialog', { name: isPhone ? 'Filters' : 'Keyboard shortcuts' })
  await expect(below).toBeVisible()
  await aChangedTask(associate, partner, 'Bail petition')
  // A screen reader presses without a pointer.
  await news(page, 'Task updated').getByRole('button', { name: 'Dismiss' }).dispatchEvent('click')
  await expect(news(page, 'Task updated')).toBeHidden()
  await expect(below).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(below).toBeHidden()
})

test('news open from their toast, and partners hear of new tasks', async ({ person }) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const associate = await person('associate', 'Sadia Islam')
  const { page } = associate
  await letNewsStay(page)
  await page.goto('/caselist')
  await knowsWhatWasTold(page)
  const title = `Writ petition ${associate.user_id.slice(-6)}`
  const id = await aChangedTask(associate, partner, title)
  await news(page, 'Task updated').getByRole('button', { name: 'Open' }).click()
  await expect(page).toHaveURL(`/?edit=${id}`)
  await partner.page.goto('/caselist')
  await bell(partner.page).click()
  const item = panel(partner.page).getByRole('listitem').filter({ hasText: title })
  await expect(item).toContainText('New task created')
  await expect(item).toContainText(`Sadia Islam created “${title}”`)
  await expect(item.locator('[data-icon=note_created]')).toBeVisible()
})

test('an archived task opens in the archive, and a deleted one is said to be gone @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 404 /)
  const associate = await person('associate')
  const partner = await person('partner')
  const { page } = associate
  const archived = await aChangedTask(associate, partner, 'Land deed')
  await partner.call(archiveNote, { body: { note_id: archived } })
  const gone = await aChangedTask(associate, partner, 'Gone soon')
  await partner.call(deleteNote, { params: { id: gone } })
  await page.goto('/profile')
  await bell(page).click()
  await panel(page)
    .getByRole('button', { name: /Task deleted/ })
    .first()
    .click()
  await expect(notice(page, 'Error', 'This task is no longer available')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await bell(page).click()
  await panel(page)
    .getByRole('button', { name: /Task archived/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/archive\?month=\d{4}-\d\d&open=/)
  await expect(page.getByRole('dialog', { name: 'Land deed' })).toBeVisible()
})

test('a week that is not submitted opens, and weeks that wait lead to Timesheets @once', async ({
  person,
}) => {
  const partner = await person('partner')
  const { page } = partner
  await toldOfWeeks(partner, '2026-11-15')
  await page.goto('/profile')
  await bell(page).click()
  await expect(panel(page).locator('[data-icon=timesheet_due], [data-icon=timesheet_waiting]')).toHaveCount(2)
  await panel(page)
    .getByRole('button', { name: /^Unread: Week not submitted/ })
    .click()
  await expect(page).toHaveURL('/time?week=2026-11-15')
  await bell(page).click()
  await panel(page)
    .getByRole('button', { name: /^Unread: Weeks to approve/ })
    .click()
  await expect(page).toHaveURL('/time?tab=approve')
  await expect(page.getByRole('heading', { name: 'Timesheets', level: 1 })).toBeVisible()
})

test('the badge ends at 99+, and older ones come while scrolling', async ({ person }) => {
  const associate = await person('associate')
  const { page, call } = associate
  await toldOften(associate, 120)
  await page.goto('/')
  await expect.poll(() => unread(page)).toBe('Notifications, 99+ unread')
  await expect(bell(page)).toContainText('99+')
  await bell(page).click()
  const items = panel(page).getByRole('listitem')
  await expect(items).toHaveCount(50)
  await expect(items.locator('[data-icon=default]').first()).toBeVisible()
  await expect(items.locator('[data-icon=chat_message]').first()).toBeVisible()
  for (const count of [100, 120]) {
    await items.last().scrollIntoViewIfNeeded()
    await expect(items).toHaveCount(count)
  }
  await test.step('one is marked without being opened', async () => {
    await items
      .first()
      .getByRole('button', { name: /^Mark “News 1” as read/ })
      .click()
    await expect(items.first().getByText('Unread')).toBeHidden()
    await expect.poll(async () => (await call(countUnread, {})).by_type.chat_message).toBe(33)
  })
})

test('whoever signs out takes along what they were told @once', async ({ person }) => {
  const associate = await person('associate', 'Sadia Islam')
  const partner = await person('partner', 'Nusrat Jahan')
  const { page } = partner
  await letNewsStay(page)
  await page.goto('/caselist')
  await knowsWhatWasTold(page)
  await associate.call(createNote, { body: { title: 'Not for everybody' } })
  await expect(news(page, 'New task created')).toContainText('Not for everybody')
  // It stays while somebody reads it.
  await news(page, 'New task created').hover()
  await page.getByRole('button', { name: 'Sign Out' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('Not for everybody')).toHaveCount(0)
})

test('marking all as read loses none that arrives meanwhile @once', async ({ person }) => {
  const associate = await person('associate')
  const partner = await person('partner')
  const { page } = associate
  await toldOften(associate, 5)
  await page.goto('/')
  await expect.poll(() => unread(page)).toBe('Notifications, 5 unread')
  const pressed = page.waitForRequest('**/mark_notifications_read')
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/mark_notifications_read', async (route) => {
    await arrived
    await route.continue()
  })
  await bell(page).click()
  await panel(page).getByRole('button', { name: 'Mark all read' }).click()
  await pressed
  await aChangedTask(associate, partner, 'Came meanwhile')
  arrive()
  await expect(panel(page).getByRole('button', { name: /^Unread: Task updated/ })).toBeVisible()
  await expect.poll(() => unread(page)).toBe('Notifications, 1 unread')
  await page.unroute('**/mark_notifications_read')
  await panel(page).getByRole('button', { name: 'Mark all read' }).click()
  await expect.poll(() => unread(page)).toBe('Notifications')
  await expect(panel(page).getByRole('button', { name: 'Mark all read' })).toBeHidden()
})

test('notifications that cannot be loaded say so; marking that fails says nothing @once', async ({
  person,
  forgive,
}) => {
  forgive(/notifications/)
  const associate = await person('associate')
  const { page, call } = associate
  await toldOften(associate, 2)
  const list = '**/rest/v1/notifications?*'
  await page.route(list, (route) => route.abort())
  await page.goto('/')
  await expect(notice(page, 'Error', 'Failed to load notifications')).toBeVisible()
  await notice(page, 'Error', 'Failed to load notifications').getByRole('button', { name: 'Dismiss' }).click()
  await bell(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('Failed to load notifications')
  await page.unroute(list)
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
  await test.step('marking', async () => {
    const failed = page.waitForEvent('requestfailed')
    await page.route('**/mark_notifications_read', (route) => route.abort())
    await panel(page).getByRole('button', { name: 'Mark all read' }).click()
    await failed
    await expect.poll(() => unread(page)).toBe('Notifications, 2 unread')
    await expect(page.getByRole('group', { name: 'Error' })).toHaveCount(0)
  })
  expect((await call(countUnread, {})).count).toBe(2)
})

test('what a partner restores is told to the owner @once', async ({ person }) => {
  const associate = await person('associate')
  const partner = await person('partner', 'Nusrat Jahan')
  const { id } = await associate.call(createNote, { body: { title: 'Brought back', hours_worked: 1 } })
  const { page } = partner
  await page.goto(`/?associate=${associate.user_id}`)
  await page.getByRole('button', { name: 'Actions for Brought back' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, 'Success', 'Note deleted successfully')).toBeVisible()
  expect(await associate.statusOf(getNote, { params: { id } })).toBe(404)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('article', { name: 'Brought back' })).toBeVisible()
  expect(await associate.call(getNote, { params: { id } })).toMatchObject({ hours_worked: 1 })
  await associate.page.goto('/')
  await bell(associate.page).click()
  await expect(panel(associate.page).getByRole('listitem').first()).toContainText('Task restored')
})

test('the browser shows news beside a hidden page, once somebody has asked for it @once', async ({
  person,
}) => {
  const associate = await person('associate', 'Imran Hossain')
  const partner = await person('partner', 'Nusrat Jahan')
  const { page } = associate
  await page.addInitScript(browserThatShows)
  await page.goto('/')
  const choice = panel(page).getByRole('switch', { name: 'Show new ones while this page is hidden' })
  await test.step('nobody is asked before they press', async () => {
    await bell(page).click()
    await expect(choice).not.toBeChecked()
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull()
    await choice.click()
    await expect(choice).toBeChecked()
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('yes')
    await look(page, 'notifications-in-browser')
    await page.keyboard.press('Escape')
  })
  await test.step('whoever looks at the page is shown nothing', async () => {
    await aChangedTask(associate, partner, 'Seen')
    await expect.poll(() => unread(page)).toBe('Notifications, 1 unread')
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBeNull()
  })
  await test.step('the choice outlives a reload; behind another window news are shown', async () => {
    await page.reload()
    await knowsWhatWasTold(page)
    await expect.poll(() => unread(page)).toBe('Notifications, 1 unread')
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }))
    await aChangedTask(associate, partner, 'Unseen')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('shown')))
      .toBe('Task updated: Nusrat Jahan updated “Unseen”')
  })
})

/** A browser of which can be seen what it asked and showed; the real one shows it outside of every page. */
function browserThatShows(): void {
  class Shown {
    static get permission() {
      return sessionStorage.getItem('asked') ? 'granted' : 'default'
    }
    static requestPermission() {
      sessionStorage.setItem('asked', 'yes')
      return Promise.resolve('granted')
    }
    constructor(title: string, { body }: { body: string }) {
      sessionStorage.setItem('shown', `${title}: ${body}`)
    }
  }
  Object.defineProperty(globalThis, 'Notification', { value: Shown })
}
