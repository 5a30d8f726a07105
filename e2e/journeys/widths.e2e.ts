import { expect, type Page } from '@playwright/test'
import { fill } from '../fill.ts'
import { screens } from '../screens.ts'
import { choose } from '../tasks.ts'
import { test } from '../world.ts'

const widths = [320, 390, 1024, 1280, 1440, 2560]

// As names of estates and of files come: no line may be broken where people would break it.
const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)

// Whoever applies has sat a test, which is a journey of its own; the partners' page begins with a choice, the
// profile has its name in a field, the import with a file, and a case without its id is none.
const withoutWord = [
  ...['/applications', '/partners', '/profile', '/caselist/case', '/import'],
  // Kinds and times, and nothing that people name.
  '/notification-settings',
]

test('no page of a partner scrolls sideways, on no screen, whatever the words @once', async ({ person }) => {
  const partner = await person('partner', `Nusrat ${word} Jahan`)
  const associate = await person('associate', `Imran ${word} Hossain`)
  const ofCase = await fill(partner, associate, word)
  const { page } = partner
  const ofList = await readList(page)
  const tabs = [
    '',
    '&tab=tasks',
    '&tab=costs',
    '&tab=timeline',
    '&tab=hearings',
    '&tab=deadlines',
    '&tab=parties',
    '&tab=messages',
    '&tab=activity',
  ]
  const places = [
    ...Object.entries(screens).map(([path, { heading }]) => [path, heading] as const),
    ...tabs.map((tab) => [`${ofCase}${tab}`, word] as const),
    [ofList, 'Cause list review'] as const,
  ]
  for (const [path, heading] of places) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    if (!withoutWord.includes(path)) await expect(page.getByRole('main')).toContainText(word)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await expect.soft
        .poll(() => beyond(page), { message: `${path} at ${width} px`, timeout: 3000 })
        .toEqual([])
    }
  }
})

/** A court's list with the word in it; answers the address of its review. */
async function readList(page: Page): Promise<string> {
  await page.goto('/diary/cause-list')
  await choose(page.getByRole('main'), 'Court', word)
  await page.getByLabel('The list').fill(`14. W.P. 4312/2026 ${word} v ${word}`)
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByRole('heading', { name: 'Cause list review' })).toBeVisible()
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

/** What reaches beyond the screen's side, where the page scrolls sideways. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth === clientWidth) return []
    const all = [...document.querySelectorAll('body *')]
    const far = all.filter((element) => element.getBoundingClientRect().right > clientWidth)
    return [`${scrollWidth - clientWidth} px`, ...far.map((one) => `${one.tagName} ${one.className}`)]
  })
}
