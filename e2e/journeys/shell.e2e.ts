import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { chunkCalled } from '../chunks.ts'
import { screens } from '../screens.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

const all = Object.entries(screens)

for (const role of ['partner', 'associate'] as const) {
  test(`${role}: every address opens as specified @once`, async ({ person }) => {
    const { page } = await person(role)
    let asked: string[] = []
    page.on('request', (request) => request.method() === 'GET' && asked.push(addressOf(request)))
    for (const [path, { heading, refusal }] of all) {
      asked = []
      await page.goto(path)
      const isRefused = role === 'associate' && refusal !== undefined
      const said = isRefused ? refusal.heading : heading
      await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible()
      if (isRefused) await expect(page.getByText(refusal.words)).toBeVisible()
      await expect(page).toHaveTitle(/ · TRW$/)
      // Before they are stopped by themselves.
      await expect.poll(() => askedInVain(page), { message: path, timeout: 5000 }).toEqual([])
      const prefetched = await prefetchedBy(page, role)
      expect(prefetched.filter((address) => asked.filter((one) => one === address).length !== 1)).toEqual([])
    }
  })

  test(`${role}: the navigation has their entries and marks the one where they are`, async ({
    person,
    isPhone,
  }) => {
    const { page } = await person(role)
    await page.goto('/profile')
    const entries = all.flatMap(([path, { entry, refusal }]) =>
      entry && (role === 'partner' || !refusal) ? [{ path, entry }] : [],
    )
    if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(entries.map(({ entry }) => entry))
    if (isPhone) await page.getByRole('button', { name: 'Close' }).click()
    for (const { path, entry } of entries) {
      await goTo(page, entry, isPhone)
      await expect(page).toHaveURL((url) => url.pathname === path)
      if (!isPhone) await expect.poll(() => current(links)).toEqual([entry])
    }
  })
}

test('an address that does not exist says so and leads home', async ({ page, person, forgive }) => {
  forgive(/404/)
  for (const visitor of [page, (await person('associate')).page]) {
    const answer = await visitor.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(visitor.getByText('Oops! Page not found')).toBeVisible()
    await visitor.getByRole('link', { name: 'Return to Home' }).click()
    await expect(visitor).toHaveURL((url) => ['/', '/auth'].includes(url.pathname))
  }
})

test('an address that is written otherwise opens the page, which works @once', async ({
  person,
  forgive,
}) => {
  forgive(/404/)
  const { page } = await person('associate')
  await page.goto('/Caselist/?q=away')
  await expect(page).toHaveURL(/\/caselist\?q=away$/)
  await page.getByRole('searchbox', { name: 'Search cases' }).fill('here')
  await expect(page).toHaveURL(/\?q=here$/)
  await page.goto('/calendar/')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Event' })).toBeVisible()
})

test('a chosen theme stands before anything is painted', async ({ person, isPhone }) => {
  const { page } = await person('associate')
  await page.goto('/profile')
  const light = await paper(page)
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Theme: System' }).last().click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(() => paper(page)).not.toBe(light)
  // The change itself may take its time; what it ends with counts.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const dark = await paper(page)
  // The product's own code is held back: what is painted until it comes must be dark already.
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!prefetch).*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('Loading…')).toBeVisible()
  // Its words stand in the page before the style sheet is here, and are painted with it.
  await expect.poll(() => paints(page)).toBeGreaterThan(0)
  expect(await paper(page)).toBe(dark)
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
  expect(await paper(page)).toBe(dark)
})

test('a press that begins before the menus are here opens its own all the same @desktop', async ({
  person,
}) => {
  const { page } = await person('associate')
  const held = Promise.withResolvers<void>()
  const menus = `**/${chunkCalled('overlays')}`
  await page.route(menus, async (route) => {
    await held.promise
    await route.continue()
  })
  const arrived = page.waitForResponse(menus)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Theme: System' }).last().hover()
  await page.mouse.down()
  held.resolve()
  const url = (await arrived).url()
  // Evaluated, and drawn if it were to be drawn now.
  await page.evaluate((code) => import(code), url)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
})

test('the menu of a phone opens, and closes on a choice, on Escape and on Close @phone', async ({
  person,
}) => {
  const { page } = await person('associate')
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const button = page.getByRole('button', { name: 'Open menu' })
  await button.click()
  await expect(menu.getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeHidden()
  await button.click()
  await page.getByRole('link', { name: /Profile$/ }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
})

test('one’s own name can be changed, and shows everywhere at once', async ({ person, isPhone }) => {
  const { page, email, anotherBrowser } = await person('associate', 'Sadia Islam')
  const other = await anotherBrowser()
  await other.goto('/')
  await page.goto('/profile')
  const update = page.getByRole('button', { name: 'Update Profile' })
  await expect(update).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByText('Email cannot be changed from this interface.')).toBeVisible()
  await page.getByLabel('Full Name').fill('Sadia Islam Chowdhury')
  await update.click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(update).toBeDisabled()
  await expect(other.getByRole('heading', { name: 'Welcome back, Sadia Islam Chowdhury' })).toBeVisible()
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('link', { name: 'Sadia Islam Chowdhury' })).toBeVisible()
})

test('a page asks for its lists before its code is there, but for none that would be refused @once', async ({
  person,
}) => {
  const asked = async (role: 'partner' | 'associate') => {
    const { page } = await person(role)
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ contentType: 'text/javascript' }))
    await page.goto('/partners')
    return page.evaluate(async (profile) => {
      const { sereshtaPrefetched: prefetched } = globalThis as unknown as {
        sereshtaPrefetched: { answers: Map<string, { answer: Promise<Response> }> }
      }
      await prefetched.answers.get(profile)?.answer
      return [...prefetched.answers.keys()]
    }, '/rest/v1/profiles/me')
  }
  expect(await asked('associate')).not.toContain('/rest/v1/partner_notes?limit=48')
  expect(await asked('partner')).toContain('/rest/v1/partner_notes?limit=48')
})

/** Which of the links are marked as the page where one is. */
function current(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) =>
    all.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent),
  )
}

/** How often the page has told of a first paint. */
function paints(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByType('paint').length)
}

/** The colour behind everything. */
function paper(page: Page): Promise<string> {
  return page.evaluate(() => {
    const colors = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    )
    return colors.find((color) => color !== 'rgba(0, 0, 0, 0)') ?? 'none'
  })
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return pathname + search
}

/** What the build wrote into the page to be asked for first, of which its own code then asks for nothing again. */
function prefetchedBy(page: Page, role: 'partner' | 'associate'): Promise<string[]> {
  return page.evaluate((who) => {
    const { calls = '{}' } = document.querySelector<HTMLElement>('script[data-calls]')?.dataset ?? {}
    const { everybody, staff, page: own, pageOfRole } = JSON.parse(calls)
    return [everybody, staff, own, pageOfRole?.[who]].flatMap((addresses) => addresses ?? [])
  }, role)
}

/** What the page's first script asked for (its feature’s `prefetched`), and the page has not made use of. */
function askedInVain(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { sereshtaPrefetched: prefetched } = globalThis as {
      sereshtaPrefetched?: { answers: Map<string, unknown> }
    }
    return [...(prefetched?.answers.keys() ?? [])]
  })
}
