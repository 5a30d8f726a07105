import { randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { deleteAbsence, listAbsences } from '../../contract/absences.ts'
import { createCase } from '../../contract/cases.ts'
import { createCourt } from '../../contract/courts.ts'
import { myDay } from '../../contract/day.ts'
import { createDeadline, getDeadline } from '../../contract/deadlines.ts'
import { handOverHearing } from '../../contract/hearing-handovers.ts'
import { createHearing, getHearing } from '../../contract/hearings.ts'
import { daysAfter } from '../../contract/kernel/days.ts'
import { makeOwner } from '../../contract/note-owners.ts'
import { createNote, getNote } from '../../contract/notes.ts'
import { expectRoomForFingers, look } from '../look.ts'
import { letNewsStay, type Person } from '../people.ts'
import { answer, editTask, isTold } from '../tasks.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** A lawyer with a day in court yesterday and today, and two tasks. */
async function aMorning(lawyer: Person, own: string) {
  const { day } = await lawyer.call(myDay, { query: {} })
  const court = await lawyer.call(createCourt, { body: { name_en: `Court ${own}`, level: 'district' } })
  const aHearing = async (title: string, on_day: string) => {
    const { id: case_ref } = await lawyer.call(createCase, {
      body: { case_id: `${title}-${own}`, title: `${title} ${own}`, court_ref: court.id },
    })
    return lawyer.call(createHearing, {
      body: { case_ref, on_day, appears_id: lawyer.user_id, at_time: '10:30', keep: true },
    })
  }
  const [late, set] = [await aHearing('Late', daysAfter(day, -1)), await aHearing('Rahima', day)]
  const copy = await lawyer.call(createNote, { body: { title: `Certified copy ${own}`, due_on: day } })
  const reply = await lawyer.call(createNote, { body: { title: `Reply ${own}`, due_on: daysAfter(day, -2) } })
  return { day, court, late, set, copy, reply }
}

test('a day, what is done with its rows, and the days after it', async ({ person, isPhone }) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const lawyer = await person('partner', `Nusrat ${own}`)
  const { day, reply, copy } = await aMorning(lawyer, own)
  const { page, call } = lawyer
  await call(createNote, { body: { title: `Drafting ${own}`, status: 'doing' } })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (isPhone) await page.getByRole('link', { name: 'My Day' }).click()
  else await goTo(page, 'My Day', isPhone)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Day')
  await expect(page.getByRole('tab', { name: /^Today/ })).toHaveAttribute('aria-selected', 'true')
  const late = page.getByRole('region', { name: 'Overdue' })
  await expect(late).toContainText(`Late ${own}`)
  await expect(late).toContainText('Outcome missing')
  await expect(late).toContainText('Overdue by 2 days')
  await expect(page.getByRole('region', { name: 'Hearings' })).toContainText(`Rahima ${own}`)
  const tasks = page.getByRole('region', { name: 'Tasks' })
  await expect(tasks).toContainText('1 due · 1 in progress')
  await expect(tasks.getByRole('heading', { name: 'In progress' })).toBeVisible()
  await look(page, 'my-day')
  if (isPhone) await expectRoomForFingers(page, 'my-day')

  await late.getByRole('button', { name: `Done: Reply ${own}` }).click()
  await expect(row(page, `Reply ${own}`)).toHaveCount(0)
  await expect.poll(async () => (await call(getNote, { params: { id: reply.id } })).status).toBe('done')
  await isTold(page, 'Task done')

  await page.getByRole('button', { name: `Actions of Certified copy ${own}` }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Day').fill(daysAfter(day, 1))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, `Certified copy ${own}`)).toHaveCount(0)
  await expect
    .poll(async () => (await call(getNote, { params: { id: copy.id } })).due_on)
    .toBe(daysAfter(day, 1))
  await page.getByRole('tab', { name: /^Tomorrow/ }).click()
  await expect(row(page, `Certified copy ${own}`)).toBeVisible()
  await page.getByRole('tab', { name: /^Week/ }).click()
  await expect(row(page, `Rahima ${own}`).first()).toBeVisible()
  await look(page, 'my-day-week')
  await page.goBack()
  await expect(row(page, `Certified copy ${own}`)).toBeVisible()
  await row(page, `Certified copy ${own}`).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`edit=${copy.id}`))
})

test('a task is given to somebody, who accepts it on My Day', async ({ person }) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const lawyer = await person('partner', `Nusrat ${own}`)
  const junior = await person('associate', `Farhan ${own}`)
  const [title, other] = [`Plaint ${own}`, `Notice ${own}`]
  const given = await junior.call(createNote, { body: { title } })
  const kept = await junior.call(createNote, { body: { title: other } })
  await junior.call(makeOwner, { body: { note_id: kept.id, to_id: lawyer.user_id, version: kept.version } })
  await junior.page.goto('/')
  const opened = await editTask(junior.page, title)
  await opened.getByRole('combobox', { name: 'Owner', exact: true }).click()
  await junior.page.getByRole('option', { name: lawyer.full_name }).click()
  await answer(junior.page, `Ask ${lawyer.full_name} to take this task?`, 'Make Owner')
  await isTold(junior.page, `${lawyer.full_name} was asked to take this task`)
  await expect(opened.getByRole('button', { name: 'Ask no more' })).toBeVisible()
  await look(junior.page, 'task-owner')
  // Whoever has it open would ask for what they see no more.
  await junior.page.goto('/profile')

  const { page } = lawyer
  await page.goto('/my-day')
  const waiting = page.getByRole('region', { name: 'Waiting for me' })
  const asked = (words: string) => waiting.getByRole('listitem').filter({ hasText: words })
  await expect(asked(title)).toContainText(`asked by Farhan ${own}`)
  await look(page, 'my-day-asked')
  await asked(other)
    .getByRole('button', { name: /^Decline/ })
    .click()
  await isTold(page, 'Declined')
  await asked(title)
    .getByRole('button', { name: /^Accept/ })
    .click()
  await isTold(page, 'The task is yours now')
  await expect(asked(title)).toHaveCount(0)
  expect((await lawyer.call(getNote, { params: { id: given.id } })).user_id).toBe(lawyer.user_id)
  await page.goto('/')
  await expect(page.getByRole('article', { name: title })).toContainText(`Created by Farhan ${own}`)

  await test.step('whoever takes a hearing is told at once which other one it comes too near to', async () => {
    const { day, court } = await aMorning(lawyer, own)
    const elsewhere = await lawyer.call(createCourt, {
      body: { name_en: `Elsewhere ${own}`, level: 'district' },
    })
    const { id: case_ref } = await junior.call(createCase, {
      body: { case_id: `ASKED-${own}`, title: `Asked ${own}`, court_ref: elsewhere.id },
    })
    const { id: hearing_ref } = await junior.call(createHearing, {
      body: { case_ref, on_day: day, appears_id: junior.user_id, at_time: '10:30', keep: true },
    })
    await junior.call(handOverHearing, { body: { hearing_ref, to_id: lawyer.user_id } })
    await page.goto('/my-day')
    await letNewsStay(page)
    await asked(`Asked ${own}`).getByRole('button', { name: /^Take/ }).click()
    await isTold(page, 'You will appear')
    const clash = page.getByText(/^Clash: /)
    await expect(clash).toContainText(court.name_en)
    await expect(clash).toContainText(elsewhere.name_en)
    await clash.hover()
    const more = await junior.call(createNote, { body: { title: `Reply for ${own}` } })
    await junior.call(makeOwner, { body: { note_id: more.id, to_id: lawyer.user_id, version: more.version } })
    await expect(page.getByRole('group', { name: /Take this task|Notifications/ }).first()).toBeVisible()
    await expect(clash, 'what is kept nowhere else outlives what has a way to it').toBeVisible()
  })
})

/** Milliseconds of what a person does, from the first page on. */
async function timed(what: () => Promise<void>): Promise<number> {
  const began = Date.now()
  await what()
  return Date.now() - began
}

test('a lawyer’s morning: yesterday’s hearing, a task for a junior, 1:20 logged, tomorrow', async ({
  person,
  isPhone,
}) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const lawyer = await person('partner', `Nusrat ${own}`)
  const junior = await person('associate', `Farhan ${own}`)
  const { day, court, late, copy } = await aMorning(lawyer, own)
  const { page, call } = lawyer
  const { keyboard } = page
  const dialog = page.getByRole('dialog')
  const copyRow = row(page, `Certified copy ${own}`)
  const tomorrow = daysAfter(day, 1)
  /** By keys the row has the focus, on a phone its menu is opened. */
  const act = async (key: string, entry: string) => {
    if (!isPhone) {
      await copyRow.getByRole('link').focus()
      return keyboard.press(key)
    }
    await copyRow.getByRole('button', { name: /^Actions of/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  const press = (name: string) =>
    isPhone ? dialog.getByRole('button', { name }).click() : keyboard.press('Control+Enter')
  const calendar = Promise.withResolvers<void>()
  await page.route('**/rest/v1/court_days*', async (route) => {
    await calendar.promise
    await route.fallback()
  })
  const took = await timed(async () => {
    await page.goto('/my-day')
    const late = page.getByRole('region', { name: 'Overdue' })
    await expect(late).toContainText(`Late ${own}`)
    if (isPhone)
      await row(page, `Late ${own}`)
        .getByRole('button', { name: /^Record outcome/ })
        .click()
    else {
      while (
        !(await row(page, `Late ${own}`)
          .getByRole('link')
          .evaluate((link) => link === document.activeElement))
      )
        await keyboard.press('j')
      await keyboard.press('o')
    }
    const fixes = dialog.getByRole('radio', { name: 'The court will fix it' })
    await dialog.getByRole('radio', { name: 'Held' }).check()
    const top = (await fixes.boundingBox())?.y
    calendar.resolve()
    await expect(dialog.getByRole('button', { name: /^\+7 days/ })).toBeEnabled()
    // Nothing moves away from under the mouse when the court's calendar is here.
    if (!isPhone) expect((await fixes.boundingBox())?.y).toBe(top)
    await fixes.check()
    await press('Save outcome')
    await isTold(page, 'Outcome recorded successfully')

    await act('a', 'Assign')
    await dialog.getByRole('combobox', { name: 'Person' }).click()
    await page.getByRole('option', { name: junior.full_name }).click()
    await press('Save')
    await isTold(page, `${junior.full_name} was asked`)
    await act('l', 'Log hours')
    await dialog.getByLabel('Hours', { exact: true }).fill('1:20')
    await dialog.getByLabel('Hours', { exact: true }).press('Enter')
    await isTold(page, 'Hours added')
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await act('m', 'Move to…')
    await dialog.getByLabel('Day').fill(tomorrow)
    await press('Save')
    await expect(dialog).toBeHidden()
    await expect(copyRow).toHaveCount(0)
    if (isPhone) await page.getByRole('tab', { name: /^Tomorrow/ }).click()
    else await keyboard.press('2')
    await expect(copyRow).toBeVisible()
  })
  expect(took).toBeLessThan(isPhone ? 180_000 : 120_000)
  expect((await call(getHearing, { params: { id: late.id } })).state).toBe('held')
  const given = await junior.call(getNote, { params: { id: copy.id } })
  expect(given).toMatchObject({ due_on: tomorrow, assignees: [{ user_id: junior.user_id }] })
  expect(given.hours_worked).toBeCloseTo(1.33, 2)
  await page.goto('/my-day')
  const suit = await lawyer.call(createCase, {
    body: { case_id: `SUIT-${own}`, court_ref: court.id, lead_id: lawyer.user_id },
  })
  const undated = page.getByRole('region', { name: 'No next date' })
  await undated.getByRole('button', { name: `Set next date SUIT-${own}` }).click()
  await expect(page).toHaveURL(new RegExp(`id=${suit.id}&tab=hearings`))
})

test('a deadline is met from the day, with a word on it, and leaves it', async ({ person, forgive }) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const { page, call, user_id } = await person('associate')
  const { day } = await call(myDay, { query: {} })
  const { id: case_ref } = await call(createCase, { body: { case_id: `Lease-${own}` } })
  const title = `File the reply ${own}`
  const byHand = { due_on: day, extra_reason: 'Told by the bench', trigger: 'Order', trigger_day: day }
  const { id } = await call(createDeadline, {
    body: { case_ref, title, assignee_id: user_id, ...byHand },
  })
  await page.goto('/my-day')
  await row(page, title)
    .getByRole('button', { name: `Actions of ${title}` })
    .click()
  await page.getByRole('menuitem', { name: /^Done/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Deadline done' })
  await expect(dialog).toContainText('Was it really done? Say what and when.')
  await expect(page).toHaveURL(new RegExp(`met=${id}`))
  await page.goBack()
  await expect(dialog).toBeHidden()
  await row(page, title).getByRole('link', { name: title }).focus()
  await page.keyboard.press('d')
  await dialog.getByLabel('What was done').fill('Filed with three copies')
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await isTold(page, 'Deadline finished successfully')
  await expect(dialog).toBeHidden()
  await expect(row(page, title)).toHaveCount(0)
  const stored = await call(getDeadline, { params: { id } })
  expect(stored).toMatchObject({ state: 'done', state_note: 'Filed with three copies', done_on: day })
  forgive(/ 404 .*\/deadlines\//)
  await page.goto(`/my-day?met=${randomUUID()}`)
  await expect(dialog).toContainText('Failed to load deadlines')
})

/** An act of the whole day: a phone has these in a menu. */
async function ofDay(page: Page, isPhone: boolean, name: string): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Actions of the day' }).click()
  await page.getByRole(isPhone ? 'menuitem' : 'button', { name }).click()
}

test('who is away says so, and who stands in has their day', async ({ person, isPhone }) => {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const lawyer = await person('partner', `Nusrat ${own}`)
  const junior = await person('associate', `Farhan ${own}`)
  const { copy } = await aMorning(lawyer, own)
  const { page } = lawyer
  await page.goto('/my-day')
  await ofDay(page, isPhone, 'Set absence')
  const dialog = page.getByRole('dialog', { name: 'Set absence' })
  await dialog.getByRole('combobox', { name: 'Cover' }).click()
  await page.getByRole('option', { name: junior.full_name }).click()
  await look(page, 'my-day-absence')
  if (isPhone) await expectRoomForFingers(page, 'my-day-absence')
  await dialog.getByLabel('Note').fill('In Sylhet')
  await page.goBack()
  await answer(page, 'Discard changes?', 'Keep editing')
  await expect(dialog.getByLabel('Note')).toHaveValue('In Sylhet')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await isTold(page, 'Absence created successfully')
  await expect(dialog).toBeHidden()
  await junior.page.goto('/my-day')
  const covering = junior.page.getByRole('region', { name: `Covering for ${lawyer.full_name}` })
  await expect(covering).toContainText(`Rahima ${own}`)
  await junior.page.getByRole('tab', { name: /^Week/ }).click()
  await expect(
    junior.page.getByRole('heading', { name: `Covering for ${lawyer.full_name}` }).first(),
  ).toBeVisible()
  await junior.page.getByRole('tab', { name: /^Today/ }).click()
  await test.step('opens a task of theirs, and says how far it is, but not more', async () => {
    await covering.getByRole('link', { name: `Certified copy ${own}` }).click()
    const read = junior.page.getByRole('dialog', { name: `Certified copy ${own}` })
    await read.getByRole('combobox', { name: /^Status/ }).click()
    await junior.page.getByRole('option', { name: 'Doing' }).click()
    await expect.poll(async () => (await lawyer.call(getNote, { params: copy })).status).toBe('doing')
    await expect(read.getByRole('button', { name: /^(Edit|Archive|Delete|Leave Task)/ })).toHaveCount(0)
    await junior.page.goto('/my-day')
    if (isPhone) await ofDay(junior.page, isPhone, 'Whose day')
    else await junior.page.getByRole('combobox', { name: 'Whose day' }).click()
    if (isPhone) await look(junior.page, 'my-day-whose')
    await junior.page.getByRole(isPhone ? 'radio' : 'option', { name: lawyer.full_name }).click()
    await expect(row(junior.page, `Certified copy ${own}`)).toBeVisible()
    const whose = junior.page.getByText(new RegExp(`, \\d{4} · ${lawyer.full_name}$`))
    await expect(whose).toBeVisible()
    await junior.page.emulateMedia({ media: 'print' })
    await expect(whose).toBeVisible()
    await junior.page.emulateMedia({ media: 'screen' })
    await junior.page.goto('/my-day')
    await expect(whose).toHaveCount(0)
    await expect(covering).toContainText(`Rahima ${own}`)
  })
  await test.step('is away for two days more', async () => {
    await ofDay(page, isPhone, 'Set absence')
    await page.getByRole('button', { name: new RegExp(`^Edit absence: ${lawyer.full_name}`) }).click()
    const change = page.getByRole('dialog', { name: 'Edit absence' })
    await expect(change.getByLabel('Note')).toHaveValue('In Sylhet')
    await look(page, 'my-day-absence-edit')
    const until_on = daysAfter(await change.getByLabel('Until').inputValue(), 2)
    await change.getByLabel('Until').fill(until_on)
    await change.getByRole('button', { name: 'Save' }).click()
    await isTold(page, 'Absence updated successfully')
    await expect(change).toBeHidden()
    const { items } = await lawyer.call(listAbsences, { query: { user_id: lawyer.user_id } })
    expect(items).toMatchObject([{ until_on, note: 'In Sylhet', cover_id: junior.user_id, version: 2 }])
    await expect(covering).toContainText(`Rahima ${own}`)
  })
  await ofDay(page, isPhone, 'Set absence')
  await test.step('sets it anew when it was taken back while it is changed', async () => {
    await page.getByRole('button', { name: new RegExp(`^Edit absence: ${lawyer.full_name}`) }).click()
    const { items } = await lawyer.call(listAbsences, { query: { user_id: lawyer.user_id } })
    const change = page.getByRole('dialog', { name: 'Edit absence' })
    await change.getByLabel('Note').fill('In Khulna')
    await lawyer.call(deleteAbsence, { params: { id: items[0]?.id ?? '' } })
    await expect(change).toBeHidden()
    await expect(dialog.getByLabel('Note')).toHaveValue('In Khulna')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await isTold(page, 'Absence created successfully')
  })
  await ofDay(page, isPhone, 'Set absence')
  await page.getByRole('button', { name: new RegExp(`^Delete absence: ${lawyer.full_name}`) }).click()
  await isTold(page, 'Absence deleted successfully')
  await expect(covering).toBeHidden()
})

test('a device whose clock is a day ahead shows the firm’s day @once', async ({ person }) => {
  const { page, call } = await person('associate')
  const { day } = await call(myDay, { query: {} })
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000)
  await page.goto('/my-day')
  const heading = page.getByRole('heading', { level: 1, name: 'My Day' })
  await expect(heading).toBeVisible()
  await expect(page.getByText(longDayOf(day))).toBeVisible()
  await expect(page.getByText(longDayOf(daysAfter(day, 1)))).toHaveCount(0)
})

/** 'Saturday, November 28, 2026'. */
const longDayOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
