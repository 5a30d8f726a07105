import { expect, test } from 'vitest'
import { bankQuestion } from './data/bank-schema.ts'
import { idsOfTopic, questionBank } from './data/question-bank.ts'
import { drawTest, presentTest, scoreOf } from './rules.ts'

const questions = [...questionBank.values()]
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

test('the bank holds enough for a test of either kind, each asked once', () => {
  expect(idsOfTopic('general-analysis').length).toBeGreaterThanOrEqual(10)
  expect(idsOfTopic('criminal-law').length).toBeGreaterThanOrEqual(20)
  expect(new Set(questions.map(({ question }) => plain(question))).size).toBe(questions.length)
})

test.each(questions)('$id has four different options, one of them right, and says why', (question) => {
  bankQuestion.parse(question)
  expect(new Set(question.options.map(plain)).size).toBe(4)
  if (question.topic === 'general-analysis') return
  const { law, explanation, source } = question
  expect(explanation).toContain(`${law?.act}, section ${law?.section}.`)
  const act = { 'Penal Code, 1860': 11, 'Code of Criminal Procedure, 1898': 75, 'Evidence Act, 1872': 24 }[
    law?.act ?? ''
  ]
  expect(source).toMatch(new RegExp(`^http://bdlaws\\.minlaw\\.gov\\.bd/act(-details)?-${act}[./]`))
})

test('a draw holds ten general questions and fifteen others, and the next one is another', () => {
  const draws = Array.from({ length: 60 }, () => drawTest())
  for (const draw of draws) {
    expect(new Set(draw.map(({ key }) => key)).size).toBe(25)
    expect(draw.filter(({ key }) => questionBank.get(key)?.topic === 'general-analysis')).toHaveLength(10)
    for (const { options } of draw) expect([...options].sort()).toEqual([0, 1, 2, 3])
  }
  const seen = new Set(draws.flatMap((draw) => draw.map(({ key }) => key)))
  expect(seen.size).toBe(questions.length)
  expect(new Set(draws.map((draw) => draw.map(({ key }) => key).join())).size).toBe(60)
  const places = draws.flatMap((draw) => draw.map(({ options }) => options.indexOf(0)))
  for (const place of [0, 1, 2, 3]) {
    // 1,500 options at four places: 375 each, give or take.
    expect(Math.abs(places.filter((at) => at === place).length - 375)).toBeLessThan(120)
  }
})

test('what is shown names neither the question of the bank nor the right option', () => {
  const draw = drawTest()
  const shown = presentTest(draw)
  expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
  for (const question of shown) {
    expect(Object.keys(question)).toEqual(['id', 'question', 'options'])
    for (const option of question.options) expect(Object.keys(option)).toEqual(['id', 'text'])
  }
  const text = JSON.stringify(shown)
  for (const { key } of draw) expect(text).not.toContain(key)
})

test('the score is the number of answers that are right', () => {
  const draw = drawTest()
  const right = draw.map(({ key, options }) => options.indexOf(questionBank.get(key)?.right ?? -1))
  expect(scoreOf(draw, right)).toBe(25)
  expect(
    scoreOf(
      draw,
      right.map((option) => (option + 1) % 4),
    ),
  ).toBe(0)
  expect(scoreOf(draw, Array(25).fill(null))).toBe(0)
  expect(scoreOf(draw, [...right.slice(0, 7), ...Array(18).fill(null)])).toBe(7)
  expect(scoreOf([{ key: 'gone', options: [0, 1, 2, 3] }], [0])).toBe(0)
})
