import { expect, test } from 'vitest'
import * as bangla from './labels.bn.ts'
import * as english from './labels.ts'
import { htmlOf, letterOf, lettersIn, textOf } from './letter.ts'

/** Values that come through unchanged in any order, and that no sentence of ours holds. */
const values = ['FIRM', 'POSITION', 'DAYS', 'office@firm.example'] as const

test.for(Object.keys(english.letters) as (keyof typeof english.letters)[])(
  '%s says the same in both languages',
  (name) => {
    const [inEnglish, inBangla] = [english, bangla].map(({ letters }) => {
      const say = letters[name] as (...given: unknown[]) => english.Said
      if (name === 'applicationReceived') return say(...values)
      // What is reminded of comes in the reader's language.
      return say('FIRM', ['reminders', 'notifications', 'digest'].includes(name) ? ['24'] : 24)
    }) as [english.Said, english.Said]
    expect(Object.keys(inBangla)).toEqual(Object.keys(inEnglish))
    expect(inBangla.paragraphs).toHaveLength(inEnglish.paragraphs.length)
    expect(inBangla.closing?.length).toBe(inEnglish.closing?.length)
    const whole = (letter: english.Said) => JSON.stringify(letter).replaceAll('২৪', '24')
    for (const value of [...values, '24'])
      expect(whole(inBangla).split(value), value).toHaveLength(whole(inEnglish).split(value).length)
    const own = Object.values(inBangla)
      .flat()
      .map((text) => values.reduce((rest, value) => rest.replaceAll(value, ''), text))
    for (const text of own) {
      expect(text).not.toMatch(/[A-Za-z]/)
      expect(text).toBe(text.normalize('NFC'))
    }
  },
)

test('a letter is marked with its language, and its button with it', () => {
  const letter = {
    ...letterOf(lettersIn('bn').recovery('Rahman & Co', 1), 'https://firm.example/auth?a=1&b=2'),
    language: 'bn',
  } as const
  const html = htmlOf(letter, 'Rahman & Co')
  expect(html).toContain('<html lang="bn">')
  expect(html).toContain('বোতামটি কাজ না করলে')
  expect(html).toContain('href="https://firm.example/auth?a=1&#38;b=2"')
  expect(textOf(letter)).toContain('লিংকটি ১ ঘণ্টার মধ্যে')
  expect(htmlOf(letterOf(lettersIn('en').recovery('F', 1), 'x'), 'F')).toContain('<html lang="en">')
})

test('lines under headings are told in both forms of a letter, and are text in the one with marks', () => {
  const letter = letterOf(
    lettersIn('en').digest('Rahman', [{ title: 'Tasks', lines: ['<b>Bail</b>', 'Due'] }]),
  )
  expect(textOf(letter)).toContain('Tasks\n<b>Bail</b>\nDue\n')
  expect(htmlOf(letter, 'Rahman')).toMatch(/<h2 [^>]*>Tasks<\/h2>\n<ul [^>]*><li>&#60;b&#62;Bail/)
})
