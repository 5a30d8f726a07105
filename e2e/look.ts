import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** In the page, once its source was run there. */
declare const axe: typeof import('axe-core')

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const pictures = fileURLToPath(new URL('../artifacts/pictures/', import.meta.url))

// What it would fetch first is for a rule about films, and the product shows none.
const asked: RunOptions = { resultTypes: ['violations'], preload: false }

/** What axe runs in each theme: in the second one all is the same but the colours. */
const options: Record<'light' | 'dark', RunOptions> = {
  light: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    ...asked,
  },
  dark: {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    ...asked,
  },
}

/**
 * Looks at what is on screen in both themes: axe must find nothing against WCAG 2 A and AA, and nothing may reach
 * beyond the screen's sides. With `PICTURES=1` a picture is kept under the screen's name.
 */
export async function look(page: Page, screen: string): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    const { violations, beyond } = await seen(page, theme)
    if (process.env.PICTURES) await keepPicture(page, `${screen}-${theme}`)
    expect.soft(wordsOf(violations), `axe on ${screen}, ${theme}`).toEqual([])
    expect.soft(beyond, `pixels of ${screen} beyond the screen’s side, ${theme}`).toBe(0)
  }
  await page.emulateMedia({ colorScheme: 'light' })
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

/** What axe has against the page, once that is painted in the theme, and how far it reaches beyond the side. */
async function seen(page: Page, theme: 'light' | 'dark'): Promise<Seen> {
  const judged = [theme, options[theme]] as const
  const first = await page.evaluate(judge, judged)
  if (first) return first
  // As the browser's own tools do it: the content policy stands, and this is no script of the page.
  await page.evaluate(axeSource)
  const second = await page.evaluate(judge, judged)
  if (!second) throw new Error('axe is not there')
  return second
}

interface Seen {
  violations: AxeResults['violations']
  beyond: number
}

/** Runs in the page, in one go, for each question to a busy browser costs its time; nothing where axe is not there yet. */
async function judge([theme, given]: readonly ['light' | 'dark', RunOptions]): Promise<Seen | undefined> {
  if (!('axe' in window)) return undefined
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  do await painted()
  while (!matchMedia(`(prefers-color-scheme: ${theme})`).matches)
  const found = await axe.run(document, given)
  const violations: AxeResults['violations'] = []
  for (const violation of found.violations) {
    if (violation.id !== 'target-size') violations.push(violation)
    // Half of it may lie below a bar that stays where it is, and comes forth when somebody scrolls.
    else
      for (const { target } of violation.nodes) {
        const selector = String(target.at(-1))
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
        await painted()
        const again = await axe.run(selector, { ...given, runOnly: ['target-size'] })
        violations.push(...again.violations)
      }
  }
  const { scrollWidth, clientWidth } = document.documentElement
  return { violations, beyond: scrollWidth - clientWidth }
}

function wordsOf(violations: AxeResults['violations']): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
}
