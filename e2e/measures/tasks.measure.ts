import { expect, type Page } from '@playwright/test'
import { gaveTasks } from '../past.ts'
import { card, form } from '../tasks.ts'
import { test } from '../world.ts'

const frameGoalMs = 34
const editorGoalMs = 150

test('a thousand tasks and the editor', async ({ person }) => {
  const associate = await person('associate')
  await gaveTasks(associate, 1000)
  const { page } = associate
  await page.goto('/')
  await expect(card(page, 'Task 1')).toBeVisible()
  await loadAll(page)
  const frames = await scrollThrough(page)
  const late = frames.filter((ms) => ms > frameGoalMs).length
  const openings: number[] = []
  for (const name of ['Task 1', 'Task 2', 'Task 3', 'Task 4', 'Task 5', 'Task 6']) {
    openings.push(await openEditor(page, name))
  }
  const [first = 0, ...later] = openings
  const most = await page.evaluate(() => document.body.dataset.most)
  const lines = [
    `a frame while scrolling: median ${middle(frames)} ms, 95 of 100 within ${percentile(frames, 0.95)} ms`,
    `frames later than ${frameGoalMs} ms: ${late} of ${frames.length}`,
    `cards in the page: at most ${most} of 1,000`,
    `opening the editor: first ${first.toFixed(0)} ms, later ${middle(later)} ms in the middle, ${Math.max(...later).toFixed(0)} ms at most (goal: below ${editorGoalMs})`,
  ]
  process.stdout.write(`\n1,000 tasks in a section\n${lines.join('\n')}\n`)
  if (middle(later) >= editorGoalMs) throw new Error('the editor opens too slowly')
})

async function loadAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      const section = document.querySelector('[data-scroller]')
      if (section) section.scrollTop = section.scrollHeight
    })
    await expect(card(page, 'Task 1000')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 90_000, intervals: [50] })
}

/** Scrolls from the end to the beginning by 120 px a frame, and answers how long each frame took. */
function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const section = document.querySelector('[data-scroller]')
        const frames: number[] = []
        let before = performance.now()
        let most = 0
        const step = (now: number) => {
          frames.push(now - before)
          before = now
          most = Math.max(most, document.querySelectorAll('[data-card]').length)
          if (!section || section.scrollTop <= 0 || frames.length > 1500) {
            document.body.dataset.most = String(most)
            return resolve(frames.slice(1))
          }
          section.scrollTop -= 120
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )
}

/** Milliseconds from the press on a card's title until its text can be typed into, in the page's own clock. */
async function openEditor(page: Page, name: string): Promise<number> {
  const title = card(page, name).getByRole('button', { name, exact: true })
  await title.scrollIntoViewIfNeeded()
  const ms = await title.evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const look = () => {
          if (!document.querySelector('form [contenteditable=true]')) return requestAnimationFrame(look)
          requestAnimationFrame(() => resolve(performance.now() - began))
        }
        button.click()
        look()
      }),
  )
  await form(page, name).getByRole('button', { name: 'Cancel' }).click()
  await expect(form(page, name)).toBeHidden()
  return ms
}

function middle(values: readonly number[]): number {
  return percentile(values, 0.5)
}

function percentile(values: readonly number[], part: number): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0)
}
