import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { createMyFeed, readFeed } from '../../contract/calendar.ts'
import { createNote } from '../../contract/notes.ts'
import { startTimer } from '../../contract/timers.ts'
import { look } from '../look.ts'
import { answer, choose, find, isTold } from '../tasks.ts'
import { test } from '../world.ts'

test('a partner gives somebody another role, lets them leave and come back, and they feel it at once', async ({
  person,
  forgive,
}) => {
  forgive(/40[013]|ERR_FAILED/)
  // Early in the alphabet: the firm of this run has more people than one page shows.
  const name = `Aabida Rahman ${randomBytes(3).toString('hex')}`
  const partner = await person('partner', `Aabdul Karim ${randomBytes(3).toString('hex')}`)
  const associate = await person('associate', name)
  const { page } = partner
  const title = `Bail petition of ${associate.email}`
  const { id: note_id } = await associate.call(createNote, { body: { title } })
  const people = page.getByRole('table', { name: 'People' })
  const row = people.getByRole('row').filter({ hasText: associate.email })
  const said = (words: string) => expect(page.getByText(words).first()).toBeVisible()

  await test.step('finds everybody, and nothing to press on the own row', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Search or jump to/ }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('people')
    await page.getByRole('option', { name: 'People' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    for (const words of [name, associate.email, 'Associate', 'Active'])
      await expect(row.getByText(words, { exact: true })).toBeVisible()
    const own = people.getByRole('row').filter({ hasText: partner.email })
    await expect(own.getByRole('button')).toHaveCount(0)
    await look(page, 'people')
  })

  await test.step('makes an associate a partner, who sees it without a reload, and takes it back', async () => {
    await associate.page.goto('/leaderboard')
    const entry = associate.page.getByRole('link', { name: 'Statements' })
    for (const [role, count] of [
      ['a partner', 1],
      ['an associate', 0],
    ] as const) {
      await row.getByRole('button', { name: `Change role of ${name}` }).press('Enter')
      const question = page.getByRole('alertdialog', { name: `Make ${name} ${role}?` })
      await look(page, `people-role-${count}`)
      await question.getByRole('button', { name: 'Change role' }).press('Enter')
      // Left on screen, it may lie over what is pressed next on a phone.
      await isTold(page, 'Role updated successfully')
      await expect(row.getByText(count === 1 ? 'Partner' : 'Associate', { exact: true })).toBeVisible()
      if (await associate.page.getByRole('navigation', { name: 'Main' }).isVisible())
        await expect(entry).toHaveCount(count)
    }
  })

  await test.step('counts and moves their work, and gives it back', async () => {
    await row.getByRole('button', { name: `Move all work of ${name}` }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Move all work' })
    await expect(dialog.getByRole('combobox', { name: 'From' })).toContainText(name)
    await choose(dialog, 'To', partner.full_name)
    await dialog.getByRole('button', { name: 'Count' }).click()
    await expect(dialog.getByText('1 to move')).toHaveCount(1)
    await look(page, 'people-move')
    // What came since is asked about again.
    forgive(/ 409 .*move_work/)
    await associate.call(createNote, { body: { title: `Reply of ${associate.email}` } })
    await dialog.getByRole('button', { name: 'Move 1' }).click()
    await dialog.getByRole('button', { name: 'Move 2' }).click()
    await isTold(page, 'The work is being moved')
    const moved = page
      .getByRole('region', { name: 'Moved work' })
      .getByRole('listitem')
      .filter({ hasText: `${name} → ${partner.full_name}` })
    await expect(moved).toContainText('Tasks: 2')
    await expect(moved.getByText('Moved', { exact: true })).toBeVisible()
    await look(page, 'people-moved')
    // By key, as the list above grows while other people come, and would move it from under the mouse.
    await moved.getByRole('button', { name: /^Undo/ }).press('Enter')
    await answer(page, `Give the work back to ${name}?`, 'Undo')
    await expect(moved.getByText('Given back', { exact: true })).toBeVisible()
    await expect(moved).toContainText('Tasks: 2 of 2 given back')
  })

  await test.step('lets them leave: signed out, the timer booked, the calendar address gone', async () => {
    await associate.call(startTimer, { body: { note_id } })
    const { address } = await associate.call(createMyFeed, {})
    const token = new URL(address).pathname.split('/').at(-1) ?? ''
    expect(await partner.statusOf(readFeed, { params: { token } })).toBe(200)
    const leave = row.getByRole('button', { name: `Deactivate ${name}` })
    await leave.press('Enter')
    const question = page.getByRole('alertdialog', { name: `Deactivate ${name}?` })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Deactivate' }).press('Enter')
    await said('Person deactivated successfully')
    await expect(row.getByText('Deactivated', { exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name: `Reactivate ${name}` })).toBeFocused()
    await expect(associate.page).toHaveURL(/\/auth/)
    expect(await partner.statusOf(readFeed, { params: { token } })).toBe(404)
    await look(page, 'people-left')
  })

  await test.step('finds their name with “(left)” behind it', async () => {
    await page.goto('/')
    await find(page, title)
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText(`${name} (left)`)
    await look(page, 'people-left-card')
  })

  await test.step('is told when it does not work, then lets them in again', async () => {
    await page.goto('/people')
    const back = row.getByRole('button', { name: `Reactivate ${name}` })
    await page.route('**/rpc/reactivate_person', (route) => route.abort())
    await back.click()
    await said('Failed to reactivate person')
    await page.unroute('**/rpc/reactivate_person')
    await back.click()
    await said('Person reactivated successfully')
    await expect(row.getByText('Active', { exact: true })).toBeVisible()
    await page.route('**/rest/v1/people?**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert').getByText('Failed to load people')).toBeVisible()
    await page.unroute('**/rest/v1/people?**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('is led to the codes where nobody else is there yet', async () => {
    await page.route('**/rest/v1/people?**', async (route) => {
      const { items } = await (await route.fetch()).json()
      const own = items.filter(({ email }: { email: string }) => email === partner.email)
      await route.fulfill({ json: { items: own, next: null } })
    })
    await page.reload()
    await said('Nobody else yet')
    await said('Invite the people of your firm.')
    await look(page, 'people-none')
    await page.getByRole('link', { name: 'Authorization Codes' }).click()
    await expect(page).toHaveURL(/\/profile#authorization-codes$/)
    await expect(page.getByRole('heading', { name: 'Authorization Codes' })).toBeVisible()
  })
})
