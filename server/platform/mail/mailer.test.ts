import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../kernel/clock.ts'
import { readSettings } from '../../kernel/settings.ts'
import type { Letter } from './letter.ts'
import { type Mailer, openMailer, WrongAddress } from './mailer.ts'
import { readOutbox } from './outbox.ts'
import { type Received, type SmtpSink, smtpSink } from './testing.ts'

const clock = manualClock('2026-11-21T06:00:00.000Z')
const letter: Letter = {
  subject: 'নথি নিশ্চিত করুন: confirm <you> & "me"',
  paragraphs: ['Dear Nusrat জাহান,', 'A <b>bold</b> claim & more.'],
  action: { label: 'Confirm', link: 'http://localhost:3000/auth?token_hash=a&type=signup' },
  closing: ['If this was not you, do nothing.'],
}
const id = '0190a6b2-0000-7000-8000-000000000001'

let folder: string
let received: Received[]
let announced: string[]
let sink: SmtpSink
let mailer: Mailer
let environment: Record<string, string>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sereshta-mail-'))
  announced = []
  sink = await smtpSink()
  received = sink.received
  environment = { DATA_DIR: folder, SMTP_URL: sink.url, FIRM_NAME: 'Rahman & Co' }
  mailer = open(environment)
})
afterEach(async () => {
  mailer.close()
  await sink.close()
  rmSync(folder, { recursive: true })
})

const open = (environment: Record<string, string>) =>
  openMailer(readSettings(environment), clock, (line) => announced.push(line))
const withoutServer = () => open({ DATA_DIR: folder })

test('a mail reaches its server whole: both forms, Bangla, the link, and who sends it', async () => {
  await mailer.send({ letter, to: 'nusrat@firm.example', id })
  expect(received.map(({ to }) => to)).toEqual([['nusrat@firm.example']])
  const mail = await PostalMime.parse(received[0]?.raw ?? '')
  expect(mail.from).toEqual({ name: 'Rahman & Co', address: 'careers@localhost.example' })
  expect([mail.subject, mail.messageId]).toEqual([letter.subject, `<${id}@localhost>`])
  expect(mail.date).toBe('2026-11-21T06:00:00.000Z')
  expect(mail.text).toContain('Confirm:\nhttp://localhost:3000/auth?token_hash=a&type=signup')
  expect(mail.text).toContain('A <b>bold</b> claim & more.')
  expect(mail.html).toContain('A &#60;b&#62;bold&#60;/b&#62; claim &#38; more.')
  expect(mail.html).toContain('href="http://localhost:3000/auth?token_hash=a&#38;type=signup"')
  expect(mail.html).not.toMatch(/<(img|script|link|iframe)/)
  expect(announced).toEqual([])
})

test('the sender is the one of the settings', async () => {
  mailer = open({ ...environment, MAIL_FROM: 'Sereshta <office@firm.example>' })
  await mailer.send({ letter, to: 'nusrat@firm.example', id })
  expect(received[0]?.from).toBe('office@firm.example')
})

test('a mail that is tried again is the same mail', async () => {
  sink.refuseNext()
  const mail = { letter, to: 'nusrat@firm.example', id }
  await expect(mailer.send(mail)).rejects.toThrow('try later')
  await mailer.send(mail)
  await mailer.send(mail)
  const ids = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
  expect(ids).toEqual([`<${id}@localhost>`, `<${id}@localhost>`])
})

test('nothing that is typed adds a header or a reader', async () => {
  const subject = 'Hello\r\nBcc: thief@evil.example\r\n\r\nbody\u2028X: y\0z'
  await mailer.send({ letter: { ...letter, subject }, to: 'nusrat@firm.example', id })
  expect(received[0]?.to).toEqual(['nusrat@firm.example'])
  const mail = await PostalMime.parse(received[0]?.raw ?? '')
  expect(mail.subject).toBe('Hello Bcc: thief@evil.example body X: y z')
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail.headers.map(({ key }) => key)).not.toContain('x')
})

test.for([
  'a@firm.example,thief@evil.example',
  'a@firm.example\r\nBcc: thief@evil.example',
  'A <a@firm.example>',
  'a@firm.example; b@firm.example',
  'group: a@firm.example;',
  'a@b@firm.example',
  '@',
  'a@',
  `${'a'.repeat(320)}@firm.example`,
  '',
])('%j is no address', async (to) => {
  await expect(mailer.send({ letter, to, id })).rejects.toThrow(WrongAddress)
  await expect(withoutServer().send({ letter, to, id })).rejects.toThrow(WrongAddress)
  expect([received, announced]).toEqual([[], []])
})

test('without a server mails are kept, once each, for their owner alone, and their links announced', async () => {
  const keeping = withoutServer()
  await keeping.send({ letter, to: 'nusrat@firm.example', id })
  await keeping.send({ letter, to: 'nusrat@firm.example', id })
  const outbox = join(folder, 'outbox')
  expect(readdirSync(outbox)).toEqual([`${id}.eml`])
  expect(statSync(outbox).mode & 0o777).toBe(0o700)
  expect(statSync(join(outbox, `${id}.eml`)).mode & 0o777).toBe(0o600)
  const mail = await PostalMime.parse(readFileSync(join(outbox, `${id}.eml`)))
  expect([mail.subject, mail.messageId]).toEqual([letter.subject, `<${id}@localhost>`])
  expect(announced[0]).toBe(`Mail for nusrat@firm.example: ${letter.subject}\n  ${letter.action?.link}`)
})

test('the outbox is read newest first, and is empty when there is none', async () => {
  const settings = readSettings({ DATA_DIR: folder })
  expect(await readOutbox(settings)).toEqual([])
  const keeping = withoutServer()
  await keeping.send({ letter, to: 'first@firm.example', id: 'a' })
  clock.advance(60_000)
  await keeping.send({ letter, to: 'second@firm.example', id: 'b' })
  const mails = await readOutbox(settings)
  expect(mails.map(({ to }) => to)).toEqual(['second@firm.example', 'first@firm.example'])
  expect(mails[0]).toMatchObject({ subject: letter.subject, text: expect.stringContaining('token_hash=a') })
})
