import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createEvent } from '../../contract/calendar.ts'
import { setCaseAccess } from '../../contract/case-access.ts'
import { closeCase } from '../../contract/case-file.ts'
import { createCase, getCase } from '../../contract/cases.ts'
import { createCost, listCosts } from '../../contract/costing.ts'
import { createNote } from '../../contract/notes.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { createTimelineEvent } from '../../contract/timeline.ts'
import { look } from '../look.ts'
import type { Person } from '../people.ts'
import { isTold } from '../tasks.ts'
import { test } from '../world.ts'

const newCaseId = () => `FILE-${randomBytes(4).toString('hex').toUpperCase()}`
const gone = 'This case is no longer available to you.'
const restored = 'Restored what you had typed.'
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const entry = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

/** A case with something on it. */
async function aFile(person: Person) {
  const row = await person.call(createCase, {
    body: {
      case_id: newCaseId(),
      client_name: 'Surma Jute Mills',
      title: 'Surma Jute Mills v Karnaphuli Shipping',
      bench: 'Bench 4',
      tags: ['carriage'],
    },
  })
  const { case_id } = row
  await person.call(createNote, { body: { title: 'Read the bill of lading', case_id } })
  await person.call(createCost, { body: { case_id, amount: '120.50', description: 'Copy of the order' } })
  await person.call(createTimelineEvent, {
    body: { case_id, title: 'Cargo was landed', timeline_date: '2026-03-02' },
  })
  await person.call(createEvent, {
    body: { title: 'Inspection of the cargo', event_date: '2026-03-09', case_ref: row.id },
  })
  return row
}

test('check 4, check 19: a case has a page of its own, from its list to its end', async ({
  person,
  isPhone,
  forgive,
}) => {
  forgive(/404/)
  const partner = await person('partner')
  const colleague = await person('associate', 'Sadia Rahman')
  const { page } = partner
  const row = await aFile(partner)
  await page.goto(`/caselist/case?id=${row.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surma Jute Mills v Karnaphuli Shipping')
  if (!isPhone) await expect(entry(page, 'Caselist')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Bench 4')).toBeVisible()
  await look(page, 'case-overview')

  for (const [key, name, text] of [
    ['tasks', /^Tasks/, 'Read the bill of lading'],
    ['hours', /^Hours/, 'No hours yet'],
    ['costs', /^Costs/, 'Copy of the order'],
    ['timeline', /^Timeline/, 'Cargo was landed'],
    ['parties', /^Parties/, 'No parties yet'],
    ['events', /^Events/, 'Inspection of the cargo'],
    ['messages', /^Messages/, 'No messages yet'],
    ['activity', /^Activity/, 'Case created'],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(new RegExp(`tab=${key}`))
    await expect(page.getByRole('tabpanel').getByText(text).first()).toBeVisible()
    await look(page, `case-${key}`)
  }
  await tab(page, /^Messages/).click()
  const message = page.getByLabel('Message', { exact: true })
  await message.pressSequentially('Bring the original, @sadi')
  await page.getByRole('option', { name: /Sadia Rahman/ }).click()
  await message.pressSequentially('please.')
  // Nothing typed is lost.
  await page.reload()
  await expect(message).toHaveValue('Bring the original, @SadiaRahman please.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Bring the original,')).toBeVisible()
  await expect(message).toHaveValue('')
  const [told] = (await colleague.call(listNotifications, {})).items.filter(
    ({ type }) => type === 'case_mention',
  )
  expect(told?.message).toContain(row.case_id)
  await colleague.page.goto('/')
  await colleague.page.getByRole('button', { name: /^Notifications/ }).click()
  await colleague.page
    .getByRole('button', { name: /mentioned you/ })
    .first()
    .click()
  await expect(colleague.page).toHaveURL(/tab=messages/)
  await expect(colleague.page.getByText('Bring the original,')).toBeVisible()
  await page.keyboard.press('Escape')
  await tab(page, /^Messages/).focus()
  await page.keyboard.press('[')
  await expect(page).toHaveURL(/tab=events/)
  await page.reload()
  await expect(page.getByRole('tabpanel')).toBeVisible()

  // Renamed, it takes along what was typed with its id, if somebody wants that.
  await page.goto(`/caselist/case?id=${row.id}&dialog=change`)
  const change = page.getByRole('dialog', { name: 'Edit Case' })
  const also = change.getByLabel('Also change the case ID on 3 tasks, costs and events')
  await expect(change.getByRole('textbox', { name: 'Case ID' })).toHaveValue(row.case_id)
  await expect(also).toHaveCount(0)
  await change.getByRole('textbox', { name: 'Case ID' }).fill(`${row.case_id}-A`)
  await expect(also).not.toBeChecked()
  await also.check()
  // Without a new id there is nothing to lose.
  await change.getByRole('textbox', { name: 'Case ID' }).fill(row.case_id)
  await expect(also).toHaveCount(0)
  await change.getByRole('textbox', { name: 'Case ID' }).fill(`${row.case_id}-A`)
  await expect(also).not.toBeChecked()
  await also.check()
  await change.getByLabel('Before a court').uncheck()
  await look(page, 'case-rename')
  await change.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Case ID changed on 3 tasks, costs and events')
  await expect(change).toHaveCount(0)
  await expect(page.getByRole('tabpanel')).toContainText('Before a courtNo')
  const { items: costs } = await partner.call(listCosts, { query: { case_ref: row.id } })
  expect(costs.map(({ case_id }) => case_id)).toEqual([`${row.case_id}-A`])

  await page.getByRole('button', { name: 'Actions for this case' }).click()
  await page.getByRole('menuitem', { name: 'Close Case' }).click()
  const closing = page.getByRole('dialog', { name: 'Close case' })
  await expect(closing.getByText('Nothing stands open on this case.')).toBeVisible()
  await look(page, 'case-close')
  const note = closing.getByLabel('Note')
  await note.fill('Settled out of court')
  await page.reload()
  await expect(closing.getByText(restored)).toBeVisible()
  await expect(note).toHaveValue('Settled out of court')
  await closing.getByRole('button', { name: 'Close Case' }).click()
  await isTold(page, 'Case closed successfully')
  await expect(page.getByText('This case is closed.')).toBeVisible()
  // Tasks go on: a closed case takes them.
  await tab(page, /^Tasks/).click()
  await page.getByRole('link', { name: 'New Task' }).click()
  await expect(page.getByRole('form').getByLabel('Client')).toHaveValue('Surma Jute Mills')

  await page.goto('/caselist/nothing')
  await expect(page.getByText('404')).toBeVisible()
})

test('what is typed into the dialogs of a case stays, over a reload and where somebody else is faster @once', async ({
  person,
}) => {
  const partner = await person('partner')
  const { page, call } = partner
  const row = await aFile(partner)
  const open = async (dialog: string, name: string) => {
    await page.goto(`/caselist/case?id=${row.id}&dialog=${dialog}`)
    return page.getByRole('dialog', { name, exact: true })
  }
  const disposing = await open('dispose', 'Dispose case')
  await disposing.getByLabel('Result').fill('Decreed with costs')
  await page.reload()
  await expect(disposing.getByText(restored)).toBeVisible()
  await expect(disposing.getByLabel('Result')).toHaveValue('Decreed with costs')
  await disposing.getByLabel('Date').fill('2099-01-01')
  await disposing.getByRole('button', { name: 'Dispose Case' }).click()
  await expect(disposing.getByText('Date must not be in the future')).toBeVisible()
  await expect(disposing.getByLabel('Date')).toBeFocused()

  const transfer = await open('transfer', 'Transfer case')
  await transfer.getByLabel('Number').fill('4312')
  await page.reload()
  await expect(transfer.getByText(restored)).toBeVisible()
  await expect(transfer.getByLabel('Number')).toHaveValue('4312')
  await transfer.getByRole('button', { name: 'Discard' }).click()
  await expect(transfer.getByLabel('Number')).toHaveValue('')

  const access = await open('access', 'Who can see this case')
  await access.getByRole('radio', { name: 'Only these people, and partners' }).check()
  await page.reload()
  await expect(access.getByText(restored)).toBeVisible()
  await expect(access.getByRole('radio', { name: 'Only these people, and partners' })).toBeChecked()
  await access.getByRole('combobox', { name: 'Put somebody behind a wall' }).click()
  await page.getByRole('option').first().click()
  await access.getByRole('textbox').fill('no')
  await expect(access.getByText(/needs at least 3 characters/)).toBeVisible()

  await page.goto(`/caselist/case?id=${row.id}&tab=parties`)
  await page.getByRole('button', { name: 'Add Party' }).first().click()
  const party = page.getByRole('dialog', { name: 'Add Party' })
  await party.getByRole('combobox', { name: 'Party' }).fill('Karnaphuli Shipping')
  await page.reload()
  await page.getByRole('button', { name: 'Add Party' }).first().click()
  await expect(party.getByText(restored)).toBeVisible()
  await expect(party.getByRole('combobox', { name: 'Party' })).toHaveValue('Karnaphuli Shipping')

  const closing = await open('close', 'Close case')
  await expect(closing.getByText('Nothing stands open on this case.')).toBeVisible()
  await closing.getByLabel('Note').fill('The file goes to the archive')
  const { version } = await call(getCase, { params: { id: row.id } })
  await call(closeCase, { body: { id: row.id, version, note: '', warned: true } })
  await expect(closing.getByText('This case was closed meanwhile.')).toBeVisible()
  await expect(closing.getByLabel('Note')).toHaveValue('The file goes to the archive')
  await expect(closing.getByRole('button', { name: 'Close Case' })).toBeDisabled()
})

test('check 14: the page of a case closes when somebody may not see it any more @once', async ({
  person,
  forgive,
}) => {
  forgive(/404/)
  const partner = await person('partner')
  const associate = await person('associate')
  const row = await aFile(partner)
  await associate.page.goto(`/caselist/case?id=${row.id}`)
  await expect(associate.page.getByRole('heading', { level: 1 })).toContainText('Surma Jute Mills')
  await associate.page.getByText('Latest activity').waitFor()

  await partner.page.goto(`/caselist/case?id=${row.id}&dialog=access`)
  const dialog = partner.page.getByRole('dialog', { name: 'Who can see this case' })
  await dialog.getByRole('radio', { name: 'Only these people, and partners' }).check()
  await look(partner.page, 'case-access')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await isTold(partner.page, 'Access changed successfully')
  await expect(partner.page.getByText('Restricted', { exact: true })).toBeVisible()
  await expect(associate.page.getByRole('heading', { level: 1 })).toHaveText(gone)
  await look(associate.page, 'case-gone')

  const { version } = await partner.call(getCase, { params: { id: row.id } })
  await partner.call(setCaseAccess, {
    body: { id: row.id, version, access: 'firm', people: [], walls: [] },
  })
  await associate.page.reload()
  await expect(associate.page.getByRole('heading', { level: 1 })).toContainText('Surma Jute Mills')
})
