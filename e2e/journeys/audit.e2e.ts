import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { listActivity } from '../../contract/activity.ts'
import { createCost, deleteCost } from '../../contract/costing.ts'
import { createNote, updateNote } from '../../contract/notes.ts'
import { look } from '../look.ts'
import { choose, chooseInMenu, find } from '../tasks.ts'
import { test } from '../world.ts'

test('a partner reads who did what to a task, then what one person deleted, and takes it away', async ({
  person,
  forgive,
  isPhone,
}) => {
  forgive(/ERR_FAILED/)
  const associate = await person('associate', 'Farhan Kabir')
  const partner = await person('partner', 'Nusrat Jahan')
  const { page } = partner
  const title = `Bail petition of ${associate.email}`
  const case_id = `CASE-${associate.user_id.slice(-12)}`
  const { id } = await associate.call(createNote, {
    body: { title, case_id, content: '<p>File on <strong>Sunday</strong>, both sides.</p>' },
  })
  const edit = {
    content: '<p>File on Monday, both sides.</p>',
    is_priority: true,
    client_name: 'Anwar Hossain',
  }
  await partner.call(updateNote, { params: { id }, body: { ...edit, version: 1 } })
  const events = page.getByRole('table', { name: 'Events' })

  await test.step('from the card of the task, and what comes meanwhile', async () => {
    await page.goto('/')
    await find(page, title)
    await chooseInMenu(page, title, 'History')
    await expect(page).toHaveURL(new RegExp(`/audit\\?record=${id}$`))
    await expect(page.getByText(`The history of one record: “${title}”`)).toBeVisible()
    const changed = events.getByRole('row').filter({ hasText: 'Task changed' })
    await look(page, 'audit-lines')
    // A phone shows each event in one line that opens.
    if (isPhone) await changed.getByRole('button', { expanded: false }).click()
    await expect(changed).toContainText('Nusrat Jahan')
    await expect(changed.locator('del')).toHaveText(['File on Sunday, both sides.', 'No'])
    await changed.getByRole('button', { name: 'Show 1 more field' }).press('Enter')
    await expect(changed).toContainText('OwnerFarhan Kabir')
    await look(page, 'audit-record')
    await associate.call(updateNote, { params: { id }, body: { title: `${title}, amended`, version: 2 } })
    await page.getByRole('button', { name: '1 new event' }).click()
    await expect(events.getByRole('row').filter({ hasText: 'amended' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /new event/ })).toBeHidden()
  })

  await test.step('by person, area and action, kept in the address', async () => {
    const cost = await associate.call(createCost, {
      body: { case_id, description: 'Stamp paper', amount: '12.5' },
    })
    await associate.call(deleteCost, { params: { id: cost.id } })
    await page.getByRole('button', { name: 'Show everything' }).click()
    await page.goto(`/audit?person=${associate.user_id}`)
    await expect(events.getByRole('row').filter({ hasText: 'Signed up' })).toBeVisible()
    await look(page, 'audit-person')
    await choose(page.getByRole('main'), 'Area', 'Cost')
    await choose(page.getByRole('main'), 'Action', 'Deleted')
    await expect(page).toHaveURL(/area=case_costing&action=deleted$/)
    await page.reload()
    const found = events.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(found).toHaveCount(1)
    if (isPhone) await found.getByRole('button', { expanded: false }).click()
    await expect(found).toContainText('$12.50')
    await page.getByLabel('To day').fill('2001-01-01')
    await expect(page.getByText('Try another person, area, action or other days.')).toBeVisible()
    await look(page, 'audit-none')
    await page.getByLabel('To day').fill('')
    await expect(found).toHaveCount(1)
  })

  await test.step('taken away, which is written down', async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download CSV' }).click(),
    ])
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe('\uFEFFWhen,Who,What,Record,Details,Record ID')
    expect(lines.slice(1).join('\n')).toMatch(/Farhan Kabir,Cost deleted,CASE-/)
    const query = { actor_id: partner.user_id, area: 'list' as const }
    const { items } = await partner.call(listActivity, { query })
    expect(items).toMatchObject([{ type: 'list.exported', actor: { full_name: 'Nusrat Jahan' } }])
  })

  await test.step('when it cannot be read', async () => {
    await page.route('**/rest/v1/activity_events**', (route) => route.abort())
    await page.goto('/audit')
    await expect(page.getByRole('alert').getByText('Failed to load the audit')).toBeVisible()
    await look(page, 'audit-failed')
    await page.unroute('**/rest/v1/activity_events**')
    await page.reload()
    await expect(events).toBeVisible()
  })
})
