import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  deleteFeedback,
  getFeedback,
  giveFeedback,
  listFeedback,
  updateFeedback,
} from '../../contract/feedback.ts'
import { look } from '../look.ts'
import { letNewsStay, type Person } from '../people.ts'
import { choose, isTold, notice, withoutNames } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

/** A name that nobody else in this run has, so that it is found in the list of associates. */
const newName = (first: string) => `${first} ${randomBytes(3).toString('hex')}`

const giving = (page: Page) => page.getByRole('form', { name: 'Give Feedback' })
const stars = (within: Locator, count: number) =>
  within.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` })

async function aFeedback(from: Person, to: Person, feedback_text: string, rating = 5): Promise<string> {
  const body = { associate_id: to.user_id, feedback_text, rating }
  return (await from.call(giveFeedback, { body })).id
}

test('a partner gives feedback with the keyboard, and its associate hears and reads it at once', async ({
  person,
  isPhone,
}) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const associate = await person('associate', newName('Ayesha'))
  const { page } = partner
  await letNewsStay(associate.page)
  await associate.page.goto('/feedback')
  await expect(associate.page.getByText('No feedback yet')).toBeVisible()
  await expect(giving(associate.page)).toHaveCount(0)
  await look(associate.page, 'feedback-received-none')

  await page.goto('/')
  await goTo(page, 'Partners Feedback', isPhone)
  const form = giving(page)
  await expect(stars(form, 5)).toBeChecked()
  await form.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(form.getByText('Is required')).toHaveCount(2)
  await look(page, 'feedback-refused')
  await choose(form, 'Associate', associate.full_name)
  await stars(form, 5).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(stars(form, 3)).toBeChecked()
  await expect(stars(form, 3)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('The deed was clear.\nপরের বার সময়মতো।')
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Feedback' })).toHaveValue(/সময়মতো/)
  const news = associate.page.getByRole('group', { name: 'New feedback' })
  // Looked for from the beginning: it goes by itself.
  await Promise.all([
    expect(news).toContainText('Nusrat Jahan gave you feedback with 3 of 5 stars'),
    form.getByRole('textbox', { name: 'Feedback' }).press('Control+Enter'),
    isTold(page, 'Feedback submitted successfully'),
  ])
  await expect(form.getByRole('textbox', { name: 'Feedback' })).toHaveValue('')
  await expect(stars(form, 5)).toBeChecked()
  const read = associate.page.getByRole('article', { name: 'From Nusrat Jahan' })
  await expect(read.getByRole('img', { name: '3 of 5 stars' })).toBeVisible()
  await expect(read).toContainText('সময়মতো')
  await expect(read.getByRole('button')).toHaveCount(0)
  await associate.page.goto('/archive')
  await associate.page
    .getByRole('button', { name: /^Notifications/ })
    .filter({ visible: true })
    .click()
  await associate.page.getByRole('button', { name: /^Unread: New feedback/ }).click()
  await expect(associate.page).toHaveURL(/\/feedback$/)
  await expect(read).toBeVisible()
})

test('feedback is changed and taken back under its associate’s eyes, and two partners notice each other @once', async ({
  person,
  forgive,
}) => {
  forgive(/ 409 /)
  const partner = await person('partner', 'Nusrat Jahan')
  const other = await person('partner', 'Tanvir Ahmed')
  const associate = await person('associate', newName('Karim'))
  const { page } = partner
  const id = await aFeedback(partner, associate, 'Late again.', 2)
  await associate.page.goto('/feedback')
  await page.goto(`/feedback?associate=${associate.user_id}`)
  await page.getByRole('button', { name: `Edit feedback for ${associate.full_name}` }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Feedback' })
  await stars(editing, 4).check()
  await editing.getByRole('textbox', { name: 'Feedback' }).fill('In time from now on.')
  await look(page, 'feedback-edit')
  await page.reload()
  await expect(editing.getByRole('textbox', { name: 'Feedback' })).toHaveValue('In time from now on.')
  await other.call(updateFeedback, { params: { id }, body: { rating: 1, version: 1 } })
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('This feedback was changed meanwhile')).toBeVisible()
  await expect(editing.getByText('Now: 1')).toBeVisible()
  await look(page, 'feedback-conflict')
  await notice(page, 'Error', 'Failed to update feedback').getByRole('button', { name: 'Dismiss' }).click()
  await editing.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Feedback updated successfully')
  const read = associate.page.getByRole('article')
  await expect(read).toContainText('In time from now on.')
  await expect(read.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()

  await page.getByRole('button', { name: `Delete feedback for ${associate.full_name}` }).click()
  await expect(associate.page.getByText('No feedback yet')).toBeVisible()
  await expect(page.getByText('No feedback found')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Feedback given' })).toBeFocused()
  await notice(page, 'Success', 'Feedback deleted successfully').getByRole('button', { name: 'Undo' }).click()
  await expect(read).toContainText('In time from now on.')
})

test('the lists of feedback, full, and nothing of others’ for an associate', async ({ person, forgive }) => {
  forgive(/ 40[34] /)
  const partner = await person('partner', 'Nusrat Jahan')
  const other = await person('partner', 'Mahbubul Alam')
  const associate = await person('associate', newName('Farhan'))
  const colleague = await person('associate', newName('Sadia'))
  const secret = `For ${colleague.full_name} alone`
  const long = 'You prepared the exhibits so that the bench found every page. '.repeat(6)
  await aFeedback(partner, associate, long, 5)
  await aFeedback(
    other,
    associate,
    'Two adjournments could have been avoided; call the clerk the day before.',
    3,
  )
  const theirs = await aFeedback(other, colleague, secret, 1)
  const { page } = partner
  await page.goto('/feedback')
  await expect(page.getByText(secret)).toBeVisible()
  await look(page, 'feedback')
  await choose(page.locator('search'), 'Filter by associate', associate.full_name)
  await expect(page).toHaveURL(new RegExp(`associate=${associate.user_id}`))
  await expect(page.getByRole('article')).toHaveCount(2)
  await look(page, 'feedback-of-one')
  await withoutNames(page, '**/rest/v1/partner_feedback?*')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Unknown Associate' })).toHaveCount(2)
  await expect(page.getByTitle('Unknown Partner')).toHaveCount(2)

  await associate.page.goto(`/feedback?associate=${colleague.user_id}&edit=${theirs}`)
  await expect(associate.page.getByRole('article')).toHaveCount(2)
  await expect(associate.page.getByText(secret)).toHaveCount(0)
  await look(associate.page, 'feedback-received')
  const query = { associate_id: colleague.user_id }
  expect(await associate.call(listFeedback, { query })).toEqual({ items: [], next: null })
  const params = { id: theirs }
  expect(await associate.statusOf(getFeedback, { params })).toBe(404)
  expect(await associate.statusOf(deleteFeedback, { params })).toBe(403)
})

test('what fails is said in the words of the firm, and loses nothing @once', async ({ person, forgive }) => {
  forgive(/net::ERR_FAILED/)
  const partner = await person('partner')
  const associate = await person('associate', newName('Rumana'))
  const id = await aFeedback(partner, associate, 'Good work.')
  const { page } = partner
  const calls = '**/rest/v1/partner_feedback**'
  await page.goto(`/feedback?associate=${associate.user_id}`)
  await expect(page.getByText('Good work.')).toBeVisible()
  await page.route(calls, (route) => route.abort())
  const form = giving(page)
  await choose(form, 'Associate', associate.full_name)
  await form.getByRole('textbox', { name: 'Feedback' }).fill('Keep this.')
  await form.getByRole('button', { name: 'Submit Feedback' }).click()
  await failed(page, 'Failed to submit feedback')
  await expect(form.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Keep this.')
  await page.getByRole('button', { name: `Delete feedback for ${associate.full_name}` }).click()
  await failed(page, 'Failed to delete feedback')
  await expect(page.getByText('Good work.')).toBeVisible()
  // Or what is heard on the stream would load the list again by itself.
  await page.route('**/realtime/v1/events', (route) => route.abort())
  await page.reload()
  await failed(page, 'Failed to load feedbacks')
  await look(page, 'feedback-failed')
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Good work.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Keep this.')
  expect((await partner.call(getFeedback, { params: { id } })).version).toBe(1)
})

async function failed(page: Page, message: string): Promise<void> {
  await notice(page, 'Error', message).first().getByRole('button', { name: 'Dismiss' }).click()
}
