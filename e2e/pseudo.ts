import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { pagePaths } from '../contract/pages.ts'

const folder = fileURLToPath(new URL('../dist/pseudo', import.meta.url))
const kinds: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

/** Shows somebody the build of the made-up language; calls go to the server as ever, and so do its headers. */
export async function showPseudo(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const asset = `${folder}${pathname}`
    if (pathname.startsWith('/assets/') && existsSync(asset))
      return route.fulfill({ body: readFileSync(asset), contentType: kinds[extname(asset)] ?? 'text/plain' })
    const path = pagePaths.find((one) => one === pathname)
    if (!path || route.request().resourceType() !== 'document') return route.fallback()
    const name = path === '/' ? 'dashboard' : path.slice(1)
    const response = await route.fetch()
    return route.fulfill({ response, body: readFileSync(`${folder}/pages/en/${name}.html`, 'utf8') })
  })
}

/** What can be read or heard on the page and is neither of the catalogue nor matched by `data`. */
export function strayWords(page: Page, data: RegExp): Promise<string[]> {
  return page.evaluate(findStray, data.source)
}

/** Runs in the page. */
function findStray(pattern: string): string[] {
  const data = new RegExp(pattern, 'gu')
  const bare = (text: string) => {
    let before = ''
    let rest = text
    while (before !== rest) {
      before = rest
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
    }
    return rest
  }
  const isStray = (text: string) => /\p{L}/u.test(text.replace(data, ''))
  const stray = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = bare(node.nodeValue ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    if (!element || !isStray(text) || !element.checkVisibility()) continue
    // What was typed, in pieces where it was not understood.
    if (element.closest('script, style, noscript, [data-stumble]')) continue
    // Of a text with elements in it, both ends stand around this piece.
    let around: Element | null = element
    for (let up = 0; around && up < 4 && !isInside(node, around); up += 1) around = around.parentElement
    if (!around || !isInside(node, around)) stray.add(text)
  }
  for (const element of document.querySelectorAll(
    '[aria-label], [title], [placeholder], [alt], [aria-description]',
  )) {
    if (!element.checkVisibility()) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
      const text = bare(element.getAttribute(name) ?? '').trim()
      if (isStray(text)) stray.add(`${name}: ${text}`)
    }
  }
  return [...stray]

  function isInside(node: Node, around: Element): boolean {
    const range = document.createRange()
    range.selectNodeContents(around)
    range.setEndBefore(node)
    const before = range.toString()
    const depth = before.split('⟦').length - before.split('⟧').length
    return depth > 0
  }
}

/**
 * The buttons, tabs and entries of which a word of the catalogue is cut off, or that reach beyond the screen's side. A row
 * that opens shows its rest there.
 */
export function cutButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = 'button, [role=button], [role=tab], [role=menuitem], [role=option], a[class*=border]'
    const all = [...document.querySelectorAll<HTMLElement>(kinds)].filter(
      (one) =>
        one.textContent.includes('⟦') &&
        !one.matches('[aria-expanded]:not([aria-haspopup], [role=combobox])') &&
        one.checkVisibility({ visibilityProperty: true }),
    )
    const isCut = (one: Element) =>
      one.scrollWidth > one.clientWidth + 1 &&
      getComputedStyle(one).overflowX !== 'visible' &&
      one.clientWidth > 1
    const isBeyond = (one: Element) => {
      const { left, right, width } = one.getBoundingClientRect()
      const scroller = one.closest('[class*=overflow-x]')
      return width > 1 && !scroller && (left < -1 || right > document.documentElement.clientWidth + 1)
    }
    return all
      .filter((one) => isBeyond(one) || [one, ...one.querySelectorAll('*')].some(isCut))
      .map((one) => one.textContent.trim().slice(0, 80))
  })
}
