import { expect, type Page } from '@playwright/test'
import { createEvent } from '../../contract/calendar.ts'
import { createCase } from '../../contract/cases.ts'
import { sendMessage } from '../../contract/chat.ts'
import { createCost } from '../../contract/costing.ts'
import { giveFeedback } from '../../contract/feedback.ts'
import { createMeeting } from '../../contract/meetings.ts'
import { archiveNote, createNote } from '../../contract/notes.ts'
import { createPartnerNote } from '../../contract/partner-notes.ts'
import { createStatement } from '../../contract/statements.ts'
import { createTimelineEvent } from '../../contract/timeline.ts'
import type { Person } from '../people.ts'
import { screens } from '../screens.ts'
import { test } from '../world.ts'

const widths = [320, 390, 1024, 1280, 1440, 2560]

// As names of estates and of files come: no line may be broken where people would break it.
const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)
const case_id = `CASE/${word}/2026`

// Whoever applies has sat a test, which is a journey of its own; the partners' page begins with a choice, and the
// profile has its name in a field.
const withoutWord = ['/applications', '/partners', '/profile']

test('no page of a partner scrolls sideways, on no screen, whatever the words @once', async ({ person }) => {
  const partner = await person('partner', `Nusrat ${word} Jahan`)
  const associate = await person('associate', `Imran ${word} Hossain`)
  await fill(partner, associate)
  const { page } = partner
  for (const [path, { heading }] of Object.entries(screens)) {
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

/** A firm in which everything that can be written is one long word. */
async function fill(partner: Person, associate: Person): Promise<void> {
  const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)
  const texts = { title: word, client_name: word, case_id, content: `<p>${word}</p>` }
  const worked = { hours_worked: 23.75, projected_billable_hours: 99_999 }
  await associate.call(createNote, { body: { ...texts, ...worked, is_priority: true, keep_alive: true } })
  const list_items = [{ id: 'first', text: word, type: 'number' as const, completed: false }]
  await partner.call(createNote, { body: { ...texts, note_type: 'list', list_items, hours_worked: 1 } })
  const { id } = await associate.call(createNote, { body: texts })
  await associate.call(archiveNote, { body: { note_id: id } })
  const links = [`https://court.example/${word}`, `https://court.example/${word}/2`]
  await partner.call(createCase, { body: { case_id, client_name: word, description: word, links } })
  const amount = '999999999.99'
  await partner.call(createCost, { body: { case_id, description: word, amount } })
  await partner.call(createTimelineEvent, { body: { case_id, title: word, description: word } })
  // A day of the month that other journeys leave alone: a month shows few of the events of a full day.
  const quiet = `${today.slice(0, 8)}${Number(today.slice(8)) > 14 ? '04' : '26'}`
  await associate.call(createEvent, { body: { title: word, description: word, event_date: quiet } })
  const at = { meeting_date: today, start_time: '00:00', end_time: '23:59' }
  await partner.call(createMeeting, { body: { title: word, description: word, location: word, ...at } })
  await partner.call(createPartnerNote, { body: { title: word, content: `<p>${word}</p>` } })
  await partner.call(giveFeedback, { body: { associate_id: associate.user_id, feedback_text: word } })
  await associate.call(sendMessage, { body: { message_text: `${word} https://court.example/${word}` } })
  await partner.call(createStatement, {
    body: { entry_type: 'income', category: 'Legal Fees', description: word, remarks: word, amount },
  })
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
