import { afterAll, beforeAll, expect, it } from 'vitest'
import * as bangla from '../../contract/kernel/reasons.bn.ts'
import { type Reason, sentenceOfReason, sentenceWithValues } from '../../contract/kernel/reasons.ts'
import { banglaFieldNames } from '../../contract/words/field-names.ts'
import { refusalBody } from './http.ts'
import { Refusal } from './refusal.ts'
import { aWorld, type TestPerson, type World } from './testing.ts'
import { shown } from './wording.ts'

const reasons = Object.keys(sentenceOfReason) as Reason[]
const isBangla = /^[\p{Script=Bengali}“][^a-z{}]*[^\s{}]।$/u

it.each(reasons)('%s is said in Bangla with everything else as in English', (reason) => {
  const refusal = new Refusal('rule', reason, { current: { version: 2 } })
  const [english, said] = (['en', 'bn'] as const).map((language) => refusalBody(refusal, 'r', language))
  expect(english).toEqual({
    kind: 'rule',
    reason,
    message: sentenceOfReason[reason],
    request_id: 'r',
    current: { version: 2 },
  })
  expect(said).toEqual({ ...english, message: said?.message })
  expect(said?.message).toMatch(isBangla)
  expect(said?.message).toBe(said?.message.normalize('NFC'))
})

it('names the same in both languages where a refusal brings values', () => {
  const placesIn = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  expect(Object.keys(bangla.sentenceWithValues)).toEqual(Object.keys(sentenceWithValues))
  for (const [reason, text] of Object.entries(sentenceWithValues))
    expect(placesIn(bangla.sentenceWithValues[reason as Reason])).toEqual(placesIn(text))
})

it.each([
  [
    'meetings.room_taken',
    { title: '{day} & $1', location: 'Room A', start: { time: '10:00' }, end: { time: '11:30' } },
    'Room A ১০:০০ থেকে ১১:৩০ পর্যন্ত “{day} & $1” সভার জন্য নেওয়া আছে।',
  ],
  [
    'notes.hours_above_a_day',
    { left: 1.5, day: { day: '2026-12-07' } },
    'এক দিনে একজনের ২৪ ঘণ্টার বেশি লেখা যায় না: ৭ ডিসে ২০২৬ তারিখে ১.৫ ঘণ্টা বাকি আছে।',
  ],
  [
    'files.kind',
    { kinds: { list: ['PDF', 'DOC', 'DOCX'] } },
    'এই ধরনের ফাইল গ্রহণ করা হয় না। যেগুলো গ্রহণ করা হয়: PDF, DOC এবং DOCX।',
  ],
  [
    'auth.too_many_tries',
    { wait: { seconds: 59 } },
    'অনেকবার চেষ্টা করা হয়েছে। অনুগ্রহ করে ৫৯ সেকেন্ড অপেক্ষা করে আবার চেষ্টা করুন।',
  ],
  [
    'careers.too_fast',
    { wait: { seconds: 61 } },
    'খুব দ্রুত হয়ে গেছে। অনুগ্রহ করে ২ মিনিট অপেক্ষা করে আবার চেষ্টা করুন।',
  ],
] as const)('%s names its values as Bangla writes them', (reason, values, sentence) => {
  const { message } = refusalBody(new Refusal('rule', reason, { values }), 'r', 'bn')
  expect(message).toBe(sentence.normalize('NFC'))
})

it('groups numbers as each language does', () => {
  expect([shown(1_234_567, 'en'), shown(1_234_567, 'bn')]).toEqual(['1,234,567', '১২,৩৪,৫৬৭'])
})

it('has a Bangla name of each field, in letters that stand for it', () => {
  for (const name of Object.values(banglaFieldNames)) {
    expect(name).toMatch(/^[\p{Script=Bengali} -]+$/u)
    expect(name).toBe(name.normalize('NFC'))
  }
})

let world: World
let partner: TestPerson
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
})
afterAll(() => world.end())

it.each([
  ['GET', '/rest/v1/notes', undefined],
  ['POST', '/rest/v1/nothing', {}],
  ['GET', '/%ff', undefined],
  ['POST', '/auth/v1/token?grant_type=password', { email: 'nobody@firm.example', password: 'wrong' }],
  ['POST', '/auth/v1/signup', {}],
  ['POST', '/rest/v1/rpc/start_career_test', '['],
] as const)(
  '%s %s refuses in the language of the page, and in no other thing differently',
  async (method, path, body) => {
    const ask = async (language?: string) => {
      const headers = language === undefined ? {} : { 'accept-language': language }
      const answer = await world.nobody.call(method, path, body, {
        'content-type': 'application/json',
        ...headers,
      })
      const { message, request_id: _, ...rest } = answer.body
      expect(answer.headers['cache-control']).toBe('no-store')
      const withoutMessages = (key: string, value: unknown) => (key === 'message' ? undefined : value)
      return { status: answer.status, message, rest: JSON.parse(JSON.stringify(rest, withoutMessages)) }
    }
    const english = await ask()
    expect(english.message).toMatch(/^[A-Z]/)
    for (const other of ['en', 'bn-BD', 'bn-BD,bn;q=0.9', 'BN', 'bn ', 'de', '*'])
      expect(await ask(other)).toEqual(english)
    const said = await ask('bn')
    expect(said.message).toMatch(isBangla)
    expect({ ...said, message: english.message }).toEqual(english)
  },
)

it('says each field’s complaint in the language of the page, with the same code and values', async () => {
  const draft = { title: 'x'.repeat(2000), hours_worked: -1, nothing: 1 }
  const ask = async (headers?: Record<string, string>) =>
    (await partner.call('POST', '/rest/v1/notes', draft, headers)).body.fields
  const english = await ask()
  const said = await ask({ 'accept-language': 'bn' })
  expect(said.map((field: object) => ({ ...field, message: '' }))).toEqual(
    english.map((field: object) => ({ ...field, message: '' })),
  )
  expect(said).toContainEqual(
    expect.objectContaining({
      path: 'hours_worked',
      message: 'কাজের ঘণ্টা ০ বা তার বেশি হতে হবে।'.normalize('NFC'),
    }),
  )
})
