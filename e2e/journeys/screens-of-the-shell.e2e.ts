import { expect } from '@playwright/test'
import { createNote } from '../../contract/notes.ts'
import { expectRoomForFingers, look } from '../look.ts'
import { screens } from '../screens.ts'
import { startTask } from '../tasks.ts'
import { loseConnection } from '../ways.ts'
import { test } from '../world.ts'

const elsewhere = Object.entries(screens).filter(([path]) => !['/', '/archive', '/profile'].includes(path))

/** Each a walk through every third page, beside one another: all in one would last as long as the slowest run may. */
for (const walk of [0, 1, 2])
  test(`every page of a partner, as it is at first, with the bell where it always is: walk ${walk + 1} of 3`, async ({
    person,
    isPhone,
  }) => {
    const { page } = await person('partner', 'Nusrat Jahan')
    const bell = page.getByRole('button', { name: /^Notifications/ })
    // It is a stub until what it opens is here, and has no place while one takes the other's.
    const placeOfBell = async () => {
      const { x, y } = (await bell.boundingBox()) ?? { x: -1, y: -1 }
      return { x: Math.round(x), y: Math.round(y) }
    }
    await page.goto('/')
    // The very place that was found: asked for once more, it may be gone for a moment.
    let place = await placeOfBell()
    const found = async () => {
      place = await placeOfBell()
      return place.x
    }
    await expect.poll(found, { message: 'the bell of /' }).not.toBe(-1)
    const walked = Object.entries(screens).filter((_, at) => at % 3 === walk)
    for (const [path, { heading }] of walked) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      if (elsewhere.some(([other]) => other === path)) await look(page, `page${path.replace('/', '-')}`)
      if (isPhone) await expectRoomForFingers(page, path)
      await expect.soft.poll(placeOfBell, { message: `the bell of ${path}` }).toEqual(place)
    }
  })

test('profile, of a partner and of an associate', async ({ person }) => {
  for (const role of ['partner', 'associate'] as const) {
    const { page } = await person(role)
    await page.goto('/profile')
    await expect(page.getByText('Member Since')).toBeVisible()
    await look(page, `profile-${role}`)
  }
})

test('what an associate is refused, and what does not exist', async ({ person, forgive }) => {
  forgive(/404/)
  const { page } = await person('associate')
  await page.goto('/statements')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await look(page, 'access-denied')
  await page.goto('/no/such/page')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await look(page, 'not-found')
})

test('what opens above every page', async ({ person, isPhone }) => {
  const { page } = await person('partner', 'Nusrat Jahan')
  await page.goto('/profile')
  await expect(page.getByText('Member Since')).toBeVisible()
  await test.step('palette', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
    await look(page, 'palette')
    await page.keyboard.press('Escape')
  })
  await test.step('shortcuts', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await look(page, 'shortcuts')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('menu and theme', async () => {
    if (isPhone) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await look(page, 'phone-menu')
      await expectRoomForFingers(page, 'the menu')
    }
    await page.getByRole('button', { name: 'Theme: System' }).last().click()
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
    await look(page, 'theme-menu')
  })
})

test('the bell, without and with news', async ({ person }) => {
  const partner = await person('partner', 'Nusrat Jahan')
  const associate = await person('associate', 'Tanvir Ahmed')
  const { page } = associate
  await page.goto('/')
  await page
    .getByRole('button', { name: /^Notifications/ })
    .last()
    .click()
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await look(page, 'notifications-empty')
  for (const title of ['Lease of Gulshan plot', 'Bail petition', 'Deed of gift'])
    await associate.call(createNote, { body: { title, content: '' } })
  // A page that is the same whatever the firm's tasks are: they would lie half beneath the list.
  await partner.page.goto('/profile')
  await partner.page
    .getByRole('button', { name: /^Notifications/ })
    .last()
    .click()
  await expect(partner.page.getByText('Deed of gift').first()).toBeVisible()
  await look(partner.page, 'notifications')
})

test('without a connection', async ({ person, forgive }) => {
  forgive(/ERR_INTERNET_DISCONNECTED|cannot be reached/)
  const { page } = await person('associate')
  await page.goto('/')
  await expect(page.getByText('No tasks yet')).toBeVisible()
  const opened = await startTask(page)
  await loseConnection(page)
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Failed to create note').first()).toBeVisible()
  await expect(page.getByText('Offline. What you see may be out of date.')).toBeVisible()
  await look(page, 'offline')
})
