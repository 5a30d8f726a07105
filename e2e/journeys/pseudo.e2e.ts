import { expect, type Page } from '@playwright/test'
import { fill } from '../fill.ts'
import { cutButtons, showPseudo, strayWords } from '../pseudo.ts'
import { screens } from '../screens.ts'
import { test } from '../world.ts'

/*
 * The build of a made-up language, in which every word of the catalogue stands between ⟦ and ⟧ and is longer: what
 * else can be read must be data, and no button may cut a word off.
 */

const mark = 'Zq'
const month = '(January|February|March|April|May|June|July|August|September|October|November|December)'
/** What people, the firm or a browser wrote, keys, addresses, categories as they are stored, and the product's name. */
const data = new RegExp(
  [
    /\S*[Zz]q\S*|Nusrat|Imran|Jahan|Hossain|Founder|TRW|Sereshta|Asia\/Dhaka|Corporate|Conference Room|node/,
    // The calendars of the courts that ship.
    /Subordinate courts|Supreme Court – \S+ Division/,
    // A step of a working, which the server words in the language of the reader.
    /Given by hand/,
    // News that come while it walks, likewise.
    /(Hearing|Deadline) today/,
    // The words of messages for clients, which the firm writes.
    /Case \{number\}: next date .*/,
    /\S+@\S+|https?:\S*|English|বাংলা/,
    /\b(Ctrl|Alt|Shift|Esc|Enter|Tab|Del|Space|\p{Lu}{1,3}|[a-z])\b/u,
    // Ranges of days are named by the calendar's library, in the language of the build: '29 November – 5 December 2026'.
    new RegExp(`(\\d+ )?(${month} )?(\\d{4} )?(– \\d+ )?${month} \\d{4}`),
  ]
    .map(({ source }) => source)
    .join('|'),
)

test('every page and overlay says only words of the catalogue, and cuts none @alone', async ({ person }) => {
  test.setTimeout(480_000)
  const partner = await person('partner', `Nusrat ${mark}a`)
  const associate = await person('associate', `Imran ${mark}b`)
  const ofCase = await fill(partner, associate, `${mark}word`)
  const { page } = partner
  // Who leaves while a press of theirs is not answered yet is asked, and goes.
  page.on('dialog', (dialog) => void dialog.accept())
  await showPseudo(page)
  const tabs = ['', '&tab=hours', '&tab=costs', '&tab=parties', '&tab=messages', '&tab=activity']
  for (const path of [...Object.keys(screens), ...tabs.map((tab) => `${ofCase}${tab}`)]) {
    await test.step(path, async () => {
      await open(page, path)
      await judge(page, path)
      for (const name of await buttonsOn(page, 'main')) await press(page, path, 'main', name)
    })
  }
})

test('what stands above every page, and the pages for strangers, likewise @alone', async ({
  page,
  person,
}) => {
  const { page: inside } = await person('partner', `Nusrat ${mark}a`)
  await showPseudo(inside)
  await open(inside, '/profile')
  for (const name of await buttonsOn(inside, 'body'))
    if (!name.startsWith('⟦Sign')) await press(inside, '/profile', 'body', name)
  for (const keys of ['ControlOrMeta+k', '?']) {
    await open(inside, '/profile')
    await expect(inside.locator('[data-notices]')).toBeAttached()
    await inside.keyboard.press(keys)
    await expect(inside.getByRole('dialog')).toBeVisible()
    await judge(inside, `what ${keys} opens`)
  }
  await showPseudo(page)
  for (const path of ['/auth', '/auth?tab=sign-up', '/auth?tab=forgot-password', '/career']) {
    await open(page, path)
    await judge(page, path)
  }
})

async function open(page: Page, path: string): Promise<void> {
  // What was pressed last may itself be on its way somewhere.
  await page.goto(path).catch(() => page.goto(path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^⟦Loading/)).toHaveCount(0)
}

async function judge(page: Page, where: string): Promise<void> {
  await expect(page.getByText(/^⟦Loading/)).toHaveCount(0)
  expect.soft(await strayWords(page, data), `words outside the catalogue on ${where}`).toEqual([])
  expect.soft(await cutButtons(page), `buttons that are cut on ${where}`).toEqual([])
}

/** The names of what can be pressed within a part of the page, those of rows once. */
async function buttonsOn(page: Page, part: 'main' | 'body'): Promise<string[]> {
  const names = await page
    .locator(`${part} button:visible:enabled`)
    .evaluateAll((all) => all.map((one) => (one.ariaLabel ?? one.textContent).trim()))
  const kinds = new Map(names.map((name) => [name.replace(/\S*Zq\S*|\d+/g, ''), name]))
  return [...kinds.values()].filter((name) => name !== '')
}

/** Presses a button and looks at what it opens, which Escape closes. */
async function press(page: Page, path: string, part: 'main' | 'body', name: string): Promise<void> {
  const button = page.locator(part).getByRole('button', { name, exact: true }).first()
  if (!(await button.isVisible()) || !(await button.isEnabled())) return
  await button.click()
  const overlay = page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]').first()
  const isOpen = await overlay.waitFor({ timeout: 500 }).then(
    () => true,
    () => false,
  )
  await judge(page, `${path} after “${name}”`)
  if (isOpen) {
    await page.keyboard.press('Escape')
    if (await overlay.isVisible()) await page.keyboard.press('Escape')
  }
  // A notice stays as long as the mouse is on it, and hides what stands below.
  const notice = page.locator('[data-notices] [data-type]').first()
  const isElsewhere = new URL(page.url()).pathname !== path
  if (isElsewhere || (await overlay.isVisible()) || (await notice.isVisible())) await open(page, path)
}
