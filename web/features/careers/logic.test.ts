import { describe, expect, it } from 'vitest'
import {
  answersOf,
  cleanText,
  clockAhead,
  complaintOfFile,
  isAsNamed,
  minutesAndSeconds,
  placeToGoOn,
  secondsLeft,
  sizeInWords,
  timeAnnounced,
} from './logic.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

describe('the countdown', () => {
  it.each([
    [1800, '30:00'],
    [605, '10:05'],
    [59, '0:59'],
    [0, '0:00'],
  ])('%i seconds are %s', (seconds, shown) => expect(minutesAndSeconds(seconds)).toBe(shown))

  it('goes by the server’s clock, however wrong ours is', () => {
    const ahead = clockAhead('2026-11-21T12:34:00.000Z', now)
    expect(secondsLeft('2026-11-21T12:44:00.000Z', ahead, now)).toBe(600)
    expect(secondsLeft('2026-11-21T12:34:00.400Z', ahead, now)).toBe(1)
    expect(secondsLeft('2026-11-21T12:33:00.000Z', ahead, now)).toBe(0)
  })

  it('is announced at 10, 5 and 1 minutes and at no other time', () => {
    const heard = new Set<string>()
    let changes = 0
    let before = ''
    for (let left = 1800; left >= 0; left -= 1) {
      const text = timeAnnounced(left)
      if (text !== before && text !== '') changes += 1
      before = text
      heard.add(text)
    }
    expect([...heard]).toEqual(['', '10 minutes left', '5 minutes left', '1 minute left'])
    expect(changes).toBe(3)
    expect([timeAnnounced(601), timeAnnounced(600), timeAnnounced(580)]).toEqual(['', '10 minutes left', ''])
  })
})

describe('the answers of an attempt', () => {
  const attempt = {
    questions: [1, 2, 3].map((id) => ({ id, question: '', options: [] })),
    answers: [{ question_id: 1, option_id: 2 }],
  }

  it('are those that the server has, and over them those that have not arrived', () => {
    expect(answersOf(attempt, { 2: 3, 1: 0 })).toEqual({ 1: 0, 2: 3 })
  })

  it('are gone on with where the first is missing', () => {
    expect(placeToGoOn(attempt, { 1: 0 })).toBe(1)
    expect(placeToGoOn(attempt, { 1: 0, 2: 0, 3: 0 })).toBe(2)
    expect(placeToGoOn({ questions: [] }, {})).toBe(0)
  })
})

describe('a resume', () => {
  const megabytes = 1024 * 1024
  it.each([
    ['cv.pdf', 5 * megabytes - 1, undefined],
    ['CV.DOCX', 10, undefined],
    ['cv.doc', 5 * megabytes, 'large'],
    ['cv.pdf', 0, 'empty'],
    ['cv.pdf.exe', 10, 'kind'],
    ['cv', 10, 'kind'],
    ['pdf', 10, 'kind'],
  ])('%s of %i bytes: %s', (name, size, complaint) => {
    expect(complaintOfFile({ name, size })).toBe(complaint)
  })

  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const zip = 'PK\u0003\u0004'
  const compound = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'
  it.each([
    ['cv.pdf', '%PDF-1.7 …', true],
    ['cv.pdf', '<html>', false],
    ['cv.pdf', `${zip}word/document.xml`, false],
    ['cv.docx', `${zip}….word/document.xml`, true],
    ['cv.docx', `${zip}xl/workbook.xml`, false],
    ['cv.docx', '%PDF-1.7', false],
    ['cv.doc', compound, true],
    ['cv.doc', 'MZ', false],
    ['cv.png', '%PDF-1.7', false],
  ])('%s that begins with %j: %s', (name, text, fits) => expect(isAsNamed(name, bytes(text))).toBe(fits))

  it.each([
    [10, '1 KB'],
    [831_000, '812 KB'],
    [2_500_000, '2.4 MB'],
  ])('%i bytes are %s', (size, words) => expect(sizeInWords(size)).toBe(words))
})

it('keeps lines and letters of a text, and nothing that no server keeps', () => {
  expect(cleanText('one\n\ttwo\u0007 ক্ষ\u0000\u0085\u009b')).toBe('one\n\ttwo ক্ষ')
  expect(cleanText('half \ud83d')).toBe('half \ufffd')
})
