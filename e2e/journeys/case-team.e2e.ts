import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { createCaseParty, createParty } from '../../contract/parties.ts'
import { expectRoomForFingers, look } from '../look.ts'
import { isTold, notice } from '../tasks.ts'
import { test } from '../world.ts'

const key = () => randomBytes(3).toString('hex').toUpperCase()

async function choose(page: Page, field: string | RegExp, option: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(field).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const team = (page: Page) => page.getByRole('dialog', { name: 'Team' })

test('the team of a case is changed on its page, by whoever may', async ({ person, isPhone, forgive }) => {
  forgive(/rest\/v1/)
  const mark = key()
  const partner = await person('partner', `Nusrat ${mark} Jahan`)
  const lead = await person('associate', `Farhan ${mark} Kabir`)
  const colleague = await person('associate', `Sadia ${mark} Rahman`)
  const { page } = partner
  const row = await partner.call(createCase, { body: { case_id: `TEAM-${mark}` } })
  await page.route(/rest\/v1\/profiles/, (route) => route.abort())
  await page.goto(`/caselist/case?id=${row.id}`)
  await expect(page.getByText('Nobody is on this case yet')).toBeVisible()
  await page.getByRole('button', { name: 'Change team' }).click()
  await expect(team(page).getByText('Failed to load people')).toBeVisible()
  await look(page, 'case-team-failing')
  await page.unroute(/rest\/v1\/profiles/)
  await team(page).getByRole('button', { name: 'Retry' }).click()

  await choose(page, 'Person', lead.full_name)
  await choose(page, 'Works as', 'Lead')
  // What is chosen is not lost by a key.
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await team(page).getByRole('button', { name: 'Add' }).click()
  await isTold(page, 'Person added successfully')
  await expect(team(page).getByLabel('Person')).toBeFocused()
  await choose(page, 'Person', colleague.full_name)
  await team(page).getByRole('button', { name: 'Add' }).click()
  await expect(team(page).getByRole('listitem')).toHaveCount(2)
  await choose(page, `${colleague.full_name} works as`, 'Clerk')
  await isTold(page, 'Team changed successfully')
  await expect(team(page).getByLabel(`${colleague.full_name} works as`)).toBeFocused()
  await look(page, 'case-team')
  if (isPhone) await expectRoomForFingers(page, 'case-team')
  await choose(page, `${colleague.full_name} works as`, 'Lead')
  await expect(team(page).getByLabel(`${lead.full_name} works as`)).toHaveText('Team')
  await choose(page, `${lead.full_name} works as`, 'Lead')
  await expect(team(page).getByLabel(`${colleague.full_name} works as`)).toHaveText('Team')

  await team(page)
    .getByRole('button', { name: `Take ${colleague.full_name} off` })
    .click()
  await expect(team(page).getByRole('listitem')).toHaveCount(1)
  await notice(page, 'Success', `${colleague.full_name} was taken off this case`)
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(team(page).getByRole('listitem')).toHaveCount(2)
  await page.goBack()
  await expect(team(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`TEAM-${mark}`)

  // The lead adds and removes all but the lead.
  await lead.page.goto(`/caselist/case?id=${row.id}&dialog=team`)
  const leads = team(lead.page)
  await expect(leads.getByLabel(`${colleague.full_name} works as`)).toBeVisible()
  await expect(leads.getByLabel(`${lead.full_name} works as`)).toHaveCount(0)
  await expect(leads.getByRole('button', { name: `Take ${lead.full_name} off` })).toHaveCount(0)
  await leads.getByLabel('Works as', { exact: true }).click()
  await expect(lead.page.getByRole('option')).toHaveText(['Team', 'Clerk', 'Of counsel'])
  await look(lead.page, 'case-team-of-lead')

  // Who may change nothing is offered nothing: no button, no dialog by its address, no key in the sheet.
  await colleague.page.goto(`/caselist/case?id=${row.id}&dialog=team`)
  await expect(colleague.page.getByText('Latest activity')).toBeVisible()
  await expect(colleague.page.getByRole('button', { name: 'Change team' })).toHaveCount(0)
  await expect(team(colleague.page)).toHaveCount(0)
  if (isPhone) return
  const keysOf = async (of: Page) => {
    await of.keyboard.press('?')
    return of.getByRole('dialog', { name: 'Keyboard shortcuts' })
  }
  await expect((await keysOf(colleague.page)).getByText('Next tab')).toBeVisible()
  await expect((await keysOf(colleague.page)).getByText('Edit', { exact: true })).toHaveCount(0)
  await expect((await keysOf(page)).getByText('Edit', { exact: true })).toBeVisible()
})

test('what is noted of a number stands with the numbers of its case', async ({ person, isPhone }) => {
  const mark = key()
  const partner = await person('partner')
  const colleague = await person('associate')
  const { page } = partner
  const court = await partner.call(createCourt, {
    body: { name_en: `District Judge ${mark}`, level: 'district' },
  })
  const numbered = { court_ref: court.id, case_no: '88', case_year: 2024 }
  const row = await partner.call(createCase, { body: { case_id: `NUMBER-${mark}`, ...numbered } })
  await page.goto(`/caselist/case?id=${row.id}`)
  // Nobody knows its next date: the strip leads to where the reason is said.
  await page.getByRole('button', { name: 'Say why' }).click()
  await expect(page.getByRole('dialog').getByLabel('Why there is no next date')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'All numbers' }).click()
  const dialog = page.getByRole('dialog', { name: 'All numbers' })
  const note = dialog.getByRole('group', { name: 'No. 88 of 2024' }).getByLabel('Note')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await note.fill('The plaint bears 78 by mistake.')
  await look(page, 'case-numbers')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Number updated successfully')

  await colleague.page.goto(`/caselist/case?id=${row.id}&dialog=numbers`)
  const read = colleague.page.getByRole('dialog', { name: 'All numbers' })
  await expect(read.getByText('The plaint bears 78 by mistake.')).toBeVisible()
  await expect(read.getByLabel('Note')).toHaveCount(0)

  // So many parties that the overview leads to all of them.
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    const { id: party_ref } = await partner.call(createParty, {
      body: { kind: 'person', name_latin: `Heir ${n} ${mark}` },
    })
    await partner.call(createCaseParty, {
      body: { case_ref: row.id, party_ref, side: 'theirs', role: 'opponent' },
    })
  }
  await page.goto(`/caselist/case?id=${row.id}`)
  await expect(page.getByText('Heir 6')).toBeVisible()
  await expect(page.getByText('Heir 7')).toHaveCount(0)
  await page.getByRole('link', { name: 'All', exact: true }).first().click()
  await expect(page.getByText(`Heir 7 ${mark}`).first()).toBeVisible()
  await page.goto(`/caselist/case?id=${row.id}`)

  // Where the tabs are cut they fade, and the one of the address is seen.
  if (!isPhone) return
  const cut = (side: string) =>
    page
      .getByRole('tablist')
      .evaluate((list, name) => Number.parseFloat(getComputedStyle(list).getPropertyValue(name)), side)
  await expect.poll(() => cut('--cut-end')).toBeGreaterThan(30)
  expect(await cut('--cut-start')).toBe(0)
  await page.goto(`/caselist/case?id=${row.id}&tab=activity`)
  await expect(page.getByRole('tab', { name: 'Activity' })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => cut('--cut-end')).toBeLessThan(2)
  expect(await cut('--cut-start')).toBeGreaterThan(30)
})
