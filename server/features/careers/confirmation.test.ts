import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { readSettings } from '../../kernel/settings.ts'
import { aWorld } from '../../kernel/testing.ts'
import { openMailer } from '../../platform/mail/mailer.ts'
import { smtpSink } from '../../platform/mail/testing.ts'
import { anApplication, applicant, aTest, formFor, sends } from './testing.ts'

test('the confirmation of an application reaches the applicant’s mail server, once', async () => {
  const sink = await smtpSink()
  const settings = readSettings({ SMTP_URL: sink.url, FIRM_NAME: 'Rahman & Co' })
  const world = await aWorld({ FIRM_NAME: 'Rahman & Co' }, () => ({
    mailer: openMailer(settings, { now: () => new Date() }, () => undefined),
  }))
  await anApplication(world)
  await anApplication(world, { position: 'associate' })
  await anApplication(world, { email: 'a@b' })
  // Whoever types these has applied; there is nobody to write to, and more than one address is none.
  const nowhere = ['@', 'a@', 'a@firm.example, b@firm.example']
  for (const email of nowhere) await anApplication(world, { email })
  await world.deliver()
  expect(sink.received.map(({ to }) => to)).toEqual([[applicant.email], ['a@b']])
  expect(await world.rows('select 1 from career_applications')).toHaveLength(3 + nowhere.length)
  const mail = await PostalMime.parse(sink.received[0]?.raw ?? '')
  expect(mail.subject).toBe('Your application to Rahman & Co has arrived')
  expect(mail.text).toContain('Legal Intern')
  expect(mail.text).toContain('5-7 business days')
  await world.end()
  await sink.close()
})

test('an applicant is written to in the language of the page on which the test was started', async () => {
  const world = await aWorld()
  const banglaPage: typeof world.nobody = {
    call: (method, path, body) => world.nobody.call(method, path, body, { 'accept-language': 'bn' }),
  }
  const started = await aTest(world, {}, banglaPage)
  world.clock.advance(60_000)
  expect((await sends(world, formFor(started))).status).toBe(201)
  await anApplication(world, { email: 'rafiq@applicants.example' })
  const letters = (await world.deliver()).map(({ letter }) => letter)
  expect(letters.map(({ subject }) => subject)).toEqual([
    'TRW-এ আপনার চাকরির আবেদন পৌঁছেছে',
    'Your application to TRW has arrived',
  ])
  expect(letters[0]?.paragraphs.join('\n')).toContain('আইন শিক্ষানবিশ পদের জন্য')
  expect(letters[0]?.paragraphs.join('\n')).toContain('৫-৭ কর্মদিবসের মধ্যে')
  await world.end()
})
