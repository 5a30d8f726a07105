import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { manualClock } from '../../kernel/clock.ts'
import { readSettings } from '../../kernel/settings.ts'
import { outboxFolder } from './mailer.ts'
import { forgetKeptMails } from './outbox.ts'

test('mails that nobody sends are kept for 90 days', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'sereshta-outbox-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  const settings = readSettings({ DATA_DIR })
  const clock = manualClock('2026-11-21T06:00:00Z')
  const forget = () => forgetKeptMails(settings, clock).work({}, { id: 'this-run', attempt: 1 })
  await forget()
  mkdirSync(outboxFolder(settings))
  for (const days of [89, 91]) {
    const path = join(outboxFolder(settings), `${days}.eml`)
    writeFileSync(path, 'a mail')
    const at = clock.now().getTime() / 1000 - days * 24 * 3600
    utimesSync(path, at, at)
  }
  await forget()
  expect(readdirSync(outboxFolder(settings))).toEqual(['89.eml'])
})
