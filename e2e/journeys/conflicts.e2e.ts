import { expect } from '@playwright/test'
import { createCase, getCase } from '../../contract/cases.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { createCaseParty, createParty } from '../../contract/parties.ts'
import { look } from '../look.ts'
import { isTold } from '../tasks.ts'
import { test } from '../world.ts'

test('check 27, check 28: a conflict check is run, answered by keys and decided', async ({ person }) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const associate = await person('associate', 'Farhan Kabir')
  const mark = Math.random().toString(36).slice(2, 8)
  const client = `Selim Mondal ${mark}`
  const aCase = await associate.call(createCase, { body: { case_id: `FILE-${mark}` } })
  const party = await associate.call(createParty, { body: { kind: 'person', name_latin: client } })
  const on = { case_ref: aCase.id, party_ref: party.id, side: 'ours', role: 'client' } as const
  await associate.call(createCaseParty, { body: on })
  const { page } = associate

  await test.step('an associate asks, and is told that a partner reviews it', async () => {
    await page.goto('/parties')
    await page.getByRole('link', { name: 'Run conflict check' }).click()
    const dialog = page.getByRole('dialog', { name: 'Run conflict check' })
    await dialog.getByLabel('Name', { exact: false }).first().fill(client)
    await look(page, 'conflict-run')
    await dialog.getByRole('button', { name: 'Run conflict check' }).click()
    await expect(page).toHaveURL(/id=/)
    await expect(page.getByText('A partner reviews this check.')).toBeVisible()
    await expect(page.getByText('Same person')).toHaveCount(0)
    await look(page, 'conflict-associate')
  })

  await test.step('a partner answers each hit by its key, and decides', async () => {
    await partner.page.goto(new URL(page.url()).pathname + new URL(page.url()).search)
    const answers = partner.page.getByRole('group', { name: `Decision on ${client}` })
    await expect(answers.first()).toBeVisible()
    await look(partner.page, 'conflict-report')
    while ((await answers.count()) > 0) {
      const before = await answers.count()
      await answers.first().getByRole('button').first().focus()
      await partner.page.keyboard.press('2')
      await expect(answers).toHaveCount(before - 1)
    }
    await partner.page
      .getByRole('button', { name: `Note on ${client}` })
      .first()
      .click()
    await partner.page
      .getByRole('textbox', { name: `Note on ${client}` })
      .fill('Another father, 12 years older.')
    await partner.page.keyboard.press('Enter')
    await expect(partner.page.getByText('Another father, 12 years older.')).toBeVisible()
    await partner.page.getByRole('button', { name: 'Decide' }).click()
    const dialog = partner.page.getByRole('dialog', { name: 'Decide conflict check' })
    await dialog.getByRole('radio', { name: 'Waived' }).check()
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await expect(dialog.getByText('Say why.')).toBeVisible()
    await look(partner.page, 'conflict-decide')
    await dialog.getByLabel('Note').fill('Both were told and agreed.')
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await isTold(partner.page, 'Conflict check decided successfully')
    await expect(partner.page.getByText('Both were told and agreed.')).toBeVisible()
    await partner.page.getByRole('link', { name: 'All checks' }).click()
    await expect(partner.page.getByRole('table', { name: 'Conflict checks' })).toContainText(client)
    await look(partner.page, 'conflict-checks')
  })

  await test.step('whoever decides was told', async () => {
    const { items } = await partner.call(listNotifications, {})
    expect(items.some(({ type }) => type === 'conflict_check')).toBe(true)
    expect((await partner.call(getCase, { params: { id: aCase.id } })).id).toBe(aCase.id)
  })
})
