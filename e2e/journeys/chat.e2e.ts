import { expect, type JSHandle, type Locator, type Page } from '@playwright/test'
import { clearChat, sendMessage, uploadChatFile } from '../../contract/chat.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { isTold, notice } from '../tasks.ts'
import { loseConnection } from '../ways.ts'
import { test } from '../world.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1')

const thread = (page: Page) => page.getByRole('region', { name: 'Messages' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const message = (page: Page, text: string): Locator =>
  thread(page).locator('[data-message]').filter({ hasText: text })
const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Community Chat/ })

async function open(...people: Person[]): Promise<void> {
  for (const { page } of people) {
    await page.goto('/chat')
    await expect(page.getByRole('heading', { name: 'Team Discussion' })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
  }
}

/** Where the navigation is out of sight. */
async function openMenu(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(message(page, text)).toBeVisible()
}

async function attach(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('File to attach')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

test('three people talk, mention, share, delete and clear', async ({ person, forgive, isPhone }) => {
  forgive(/ 400 /)
  const partner = await person('partner', 'Nusrat Jahan')
  const farhan = await person('associate', 'Farhan Kabir')
  const sadia = await person('associate', 'সাদিয়া রহমান')
  const pages = [partner, farhan, sadia].map(({ page }) => page)
  await partner.call(clearChat, {})
  await open(partner, farhan)
  await expect(partner.page.getByText('No messages yet')).toBeVisible()
  await look(partner.page, 'chat-empty')
  await sadia.page.goto('/')

  await test.step('what one says, all see at once; who is elsewhere sees how much', async () => {
    await say(farhan.page, 'The hearing moved to three o’clock.')
    await expect(message(partner.page, 'The hearing moved')).toContainText('less than a minute ago')
    await openMenu(sadia.page, isPhone)
    await expect(entry(sadia.page)).toHaveAccessibleName(/1 unread/)
    await field(partner.page).fill('Noted.')
    await field(partner.page).press('Shift+Enter')
    await field(partner.page).pressSequentially('See https://example.com/list.')
    await field(partner.page).press('Enter')
    await expect(entry(sadia.page)).toHaveAccessibleName(/2 unread/)
    const link = message(farhan.page, 'Noted.').getByRole('link')
    await expect(link).toHaveAttribute('href', 'https://example.com/list')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
  await test.step('opening the chat shows what is new, and counts it as read', async () => {
    await entry(sadia.page).click()
    await expect(thread(sadia.page).getByText('New messages')).toBeVisible()
    // Those who have the chat in front of them are told nothing beside it.
    for (const { page } of [sadia, partner]) {
      await openMenu(page, isPhone)
      await expect(entry(page)).toHaveAccessibleName('Community Chat')
      if (isPhone) await page.keyboard.press('Escape')
    }
  })
  await test.step('a mention is picked with the keyboard', async () => {
    await field(farhan.page).pressSequentially('Please prepare the list @সাদি')
    const people = farhan.page.getByRole('listbox', { name: 'People to mention' })
    await expect(people.getByRole('option', { name: 'সাদিয়া রহমান' }).first()).toBeVisible()
    await field(farhan.page).press('Escape')
    await expect(people).toBeHidden()
    await field(farhan.page).press('Backspace')
    await field(farhan.page).press('Control+A')
    await field(farhan.page).pressSequentially('Please prepare the list @সাদিয়া')
    await expect(people).toBeVisible()
    await field(farhan.page).press('ArrowDown')
    await field(farhan.page).press('ArrowUp')
    await look(farhan.page, 'chat-mention')
    await field(farhan.page).press('Tab')
    await expect(field(farhan.page)).toHaveValue('Please prepare the list @সাদিয়ারহমান ')
    await field(farhan.page).press('Enter')
    await expect(message(sadia.page, 'Please prepare').locator('[data-mention]')).toHaveText('@সাদিয়ারহমান')
  })
  await test.step('a pasted file shows how far it is, and can be given up', async () => {
    const { page } = farhan
    // Nothing answers: the upload hangs until it is given up.
    await page.route(`**${uploadChatFile.path}`, () => undefined)
    await field(page).fill('With the plan:')
    await paste(page, 'plan.pdf', pdf)
    await expect(page.getByRole('progressbar', { name: 'Uploading plan.pdf' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await page.getByRole('button', { name: 'Cancel uploading plan.pdf' }).click()
    await expect(page.getByText('plan.pdf')).toHaveCount(0)
    await expect(field(page)).toHaveValue('With the plan:')
    await page.unroute(`**${uploadChatFile.path}`)
    await field(page).fill('')
  })
  await test.step('a picture and a document are shared', async () => {
    // A real picture of the size of a screen.
    const png = await partner.page.screenshot()
    await attach(farhan.page, 'site.svg', Buffer.from('<svg/>'))
    await expect(farhan.page.getByText('Failed to upload file')).toBeVisible()
    await expect(
      farhan.page.getByText(/WEBP, BMP, TIF, TIFF, HEIC, HEIF, PDF, .+ and XLSX files/),
    ).toBeVisible()
    await farhan.page.getByRole('button', { name: 'Dismiss' }).first().click()
    await attach(farhan.page, 'site.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await expect(farhan.page.getByText('What is in the file is not what its name says.')).toBeVisible()
    await farhan.page.getByRole('button', { name: 'Dismiss' }).first().click()
    await farhan.page.getByRole('button', { name: 'Remove site.png' }).click()
    await attach(farhan.page, 'site.png', png)
    await expect(farhan.page.getByText('Ready to send')).toBeVisible()
    await say(farhan.page, 'The site as it stands.')
    await partner.page.getByRole('button', { name: 'Open picture site.png' }).click()
    await expect(partner.page.getByRole('dialog', { name: 'site.png' }).getByRole('img')).toBeVisible()
    await look(partner.page, 'chat-picture')
    await partner.page.keyboard.press('Escape')
    await drop(farhan.page, 'নকশা.pdf', pdf)
    await expect(farhan.page.getByText('Ready to send')).toBeVisible()
    await farhan.page.getByRole('button', { name: 'Send' }).click()
    const arrives = sadia.page.waitForEvent('download')
    await message(sadia.page, 'নকশা.pdf').getByRole('link').click()
    expect((await arrives).suggestedFilename()).toBe('নকশা.pdf')
  })
  await look(partner.page, 'chat')
  await test.step('one’s own message is deleted for all; others’ only by a partner', async () => {
    await expect(message(farhan.page, 'Noted.').getByRole('button', { name: /^Actions/ })).toHaveCount(0)
    await removeMessage(farhan.page, 'The hearing moved')
    await isTold(farhan.page, 'Message deleted successfully')
    await removeMessage(partner.page, 'Please prepare')
    for (const page of pages) {
      await expect(message(page, 'The hearing moved')).toHaveCount(0)
      await expect(message(page, 'Please prepare')).toHaveCount(0)
    }
  })
  await test.step('a partner clears everything, after a question', async () => {
    forgive(/clear_community_chat/)
    await partner.page.route('**/rpc/clear_community_chat', (route) => route.abort())
    await answerClear(partner.page)
    await expect(partner.page.getByText('Failed to clear chat')).toBeVisible()
    await partner.page.getByRole('button', { name: 'Dismiss' }).first().click()
    await partner.page.unroute('**/rpc/clear_community_chat')
    await expect(farhan.page.getByRole('button', { name: 'Clear chat' })).toHaveCount(0)
    expect(await farhan.statusOf(clearChat, {})).toBe(403)
    await answerClear(partner.page)
    for (const page of pages) await expect(page.getByText('No messages yet')).toBeVisible()
  })
})

test('who was offline catches up in order, and what they wrote is sent once @once', async ({
  person,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|rest\/v1|realtime/)
  const partner = await person('partner', 'Nusrat Jahan')
  const farhan = await person('associate', 'Farhan Kabir')
  const { page } = farhan
  await partner.call(clearChat, {})
  await partner.call(sendMessage, { body: { message_text: 'Good morning.' } })
  await open(farhan)
  await test.step('too long is not sent, and stays', async () => {
    await field(page).fill('😀'.repeat(501))
    await expect(page.getByText('501/500')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    await field(page).fill('')
  })
  await test.step('without a connection it is kept and offered again', async () => {
    await loseConnection(page)
    await field(page).fill('I am on the ferry.')
    await field(page).press('Enter')
    await expect(message(page, 'I am on the ferry.')).toContainText('Failed to send message')
    await expect(notice(page, 'Error', 'Failed to send message')).toBeVisible()
    for (const text of ['First while away', 'Second while away', 'Third while away'])
      await partner.call(sendMessage, { body: { message_text: text } })
    await look(page, 'chat-offline')
    await page.context().setOffline(false)
    await expect(message(page, 'Third while away')).toBeVisible({ timeout: 60_000 })
    await message(page, 'I am on the ferry.').getByRole('button', { name: 'Retry' }).click()
    await expect(message(page, 'I am on the ferry.')).toContainText('less than a minute ago')
    const shown = await thread(page).locator('[data-message] p[dir]').allTextContents()
    expect(shown).toEqual([
      'Good morning.',
      'First while away',
      'Second while away',
      'Third while away',
      'I am on the ferry.',
    ])
  })
  await test.step('what was not taken survives a reload', async () => {
    await page.route('**/rest/v1/community_chat', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await field(page).fill('Half a thought')
    await field(page).press('Enter')
    await expect(message(page, 'Half a thought')).toContainText('Failed to send message')
    await field(page).fill('And the other half')
    await page.reload()
    await expect(message(page, 'Half a thought')).toBeVisible()
    await expect(field(page)).toHaveValue('And the other half')
    await page.unroute('**/rest/v1/community_chat')
    await message(page, 'Half a thought').getByRole('button', { name: 'Retry' }).click()
    await expect(message(page, 'Half a thought')).toContainText('ago')
  })
  await test.step('older messages come while scrolling up, and nothing jumps', async () => {
    for (let at = 0; at < 70; at++) await partner.call(sendMessage, { body: { message_text: `Line ${at}.` } })
    await expect(message(page, 'Line 69.')).toBeInViewport()
    await page.reload()
    await expect(message(page, 'Line 69.')).toBeInViewport()
    await expect(async () => {
      await thread(page).evaluate((element) => {
        element.scrollTop = 300
      })
      await expect(message(page, 'Good morning.')).toHaveCount(1, { timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    const middle = message(page, 'Line 30.')
    await middle.scrollIntoViewIfNeeded()
    const before = await middle.boundingBox()
    await partner.call(sendMessage, { body: { message_text: 'Newest of all' } })
    await expect(message(page, 'Newest of all')).toHaveCount(1)
    expect((await middle.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    await page.getByRole('button', { name: 'Jump to newest' }).click()
    await expect(message(page, 'Newest of all')).toBeInViewport()
  })
  await test.step('failing says so, and can be tried again', async () => {
    await page.route('**/rest/v1/community_chat?*', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('main').getByText('Failed to load chat messages')).toBeVisible()
    await expect(notice(page, 'Error', 'Failed to load chat messages')).toBeVisible()
    await look(page, 'chat-failed')
    await page.unroute('**/rest/v1/community_chat?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(message(page, 'Newest of all')).toBeVisible()
    await say(page, 'Stays after all')
    await page.route('**/rest/v1/community_chat/*', (route) => route.abort())
    await removeMessage(page, 'Stays after all')
    await expect(page.getByText('Failed to delete message')).toBeVisible()
    await expect(message(page, 'Stays after all')).toBeVisible()
  })
})

async function answerClear(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear chat' }).click()
  const question = page.getByRole('alertdialog', { name: 'Clear the whole chat?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Clear chat' }).click()
}

/** Opens a message's menu as its reader would: by pointing at it, or with a finger that rests on it. */
async function openActions(page: Page, text: string): Promise<void> {
  const trigger = message(page, text).getByRole('button', { name: /^Actions for message/ })
  if (await page.evaluate(() => matchMedia('(pointer: fine)').matches)) {
    await expect(trigger).toHaveCSS('opacity', '0')
    await message(page, text).hover()
    await expect(trigger).toHaveCSS('opacity', '1')
    await trigger.click()
  } else {
    await message(page, text).getByText(text).dispatchEvent('touchstart')
  }
  await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeVisible()
}

async function removeMessage(page: Page, text: string): Promise<void> {
  await openActions(page, text)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' })
  await question.getByRole('button', { name: 'Delete' }).click()
}

/** A file as the system hands it over. */
function carry(page: Page, name: string, content: Buffer): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ({ called, bytes }) => {
      const carried = new DataTransfer()
      carried.items.add(new File([new Uint8Array(bytes)], called))
      return carried
    },
    { called: name, bytes: [...content] },
  )
}

/** Pastes a file into the message. */
async function paste(page: Page, name: string, content: Buffer): Promise<void> {
  await field(page).evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    await carry(page, name, content),
  )
}

/** Lets go of a file over the thread. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const data = await carry(page, name, content)
  const place = page.getByRole('heading', { name: 'Team Discussion' })
  await place.dispatchEvent('dragover', { dataTransfer: data })
  await place.dispatchEvent('drop', { dataTransfer: data })
}
