import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** In the page, once its source was run there. */
declare const axe: typeof import('axe-core')

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const pictures = fileURLToPath(new URL('../artifacts/pictures/', import.meta.url))

/** What axe runs in each theme: in the second one all is the same but the colours. */
const options: Record<'light' | 'dark', RunOptions> = {
  light: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    resultTypes: ['violations'],
  },
  dark: {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    resultTypes: ['violations'],
  },
}

/**
 * Looks at what is on screen in both themes: axe must find nothing against WCAG 2 A and AA, and nothing may reach
 * beyond the screen's sides. With `PICTURES=1` a picture is kept under the screen's name.
 */
export async function look(page: Page, screen: string): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme)
    if (process.env.PICTURES) await keepPicture(page, `${screen}-${theme}`)
    expect.soft(await findings(page, theme), `axe on ${screen}, ${theme}`).toEqual([])
  }
  await showIn(page, 'light')
  expect.soft(await overhang(page), `pixels of ${screen} beyond the screen’s side`).toBe(0)
}

async function keepPicture(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.screenshot({ path: `${pictures}${name}-${width}.png` })
}

/** Where fingers point: signs and ticks to press are at least 40 px wide and high, and what says a word is 44 px high. */
export async function expectRoomForFingers(page: Page, screen: string): Promise<void> {
  expect.soft(await page.evaluate(smallTargets), `what is small to touch on ${screen}`).toEqual([])
}

/** Runs in the page. Titles and links in a text are as high as their line, and what lies beneath a dialog is not touched. */
function smallTargets(): string[] {
  if (!matchMedia('(pointer: coarse)').matches) throw new Error('There are no fingers here.')
  const kinds = 'button, [role=button], [role=combobox], input[type=checkbox], input[type=radio], a, summary'
  const wordsOn = (target: Element) =>
    [...target.childNodes]
      .filter((node) => !(node instanceof Element && node.matches('svg, .sr-only, [aria-hidden=true]')))
      .map(({ textContent }) => textContent)
      .join('')
      .trim()
  return [...document.querySelectorAll<HTMLElement>(kinds)].flatMap((target) => {
    const { display, borderTopWidth } = getComputedStyle(target)
    const isSign = target.matches('input') || wordsOn(target) === ''
    const isInText =
      target.matches('a') && !(display.endsWith('flex') && (isSign || borderTopWidth === '1px'))
    if (isInText || target.closest('h1, h2, h3, [inert], [aria-hidden=true]')) return []
    const touched = (target.matches('input') && target.closest('label')) || target
    const { width, height } = touched.getBoundingClientRect()
    if (width <= 1 || !touched.checkVisibility({ visibilityProperty: true })) return []
    const isLarge = isSign ? width >= 40 && height >= 40 : height >= 44
    return isLarge ? [] : [`${touched.ariaLabel || touched.textContent}: ${width} x ${height}`]
  })
}

/** Changes the system's theme and waits until the page is painted in it. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches, colorScheme)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** What axe has against the page, one line each. */
async function findings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  // As the browser's own tools do it: the content policy stands, and this is no script of the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate((given) => axe.run(document, given), options[theme])
  return wordsOf(violations)
}

function wordsOf(violations: AxeResults['violations']): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
}

function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
