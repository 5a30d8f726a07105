import { expect, test } from 'vitest'
import { bankFaults } from './data/bank-faults.ts'
import type { BankQuestion } from './data/bank-schema.ts'
import { idsOfTopic, questionBank } from './data/question-bank.ts'
import { drawTest, presentTest, scoreOf } from './rules.ts'

const questions = [...questionBank.values()]

test('the bank holds thirty general questions and sixty on criminal law, and nothing is wrong with it', () => {
  expect(idsOfTopic('general-analysis')).toHaveLength(30)
  expect(idsOfTopic('criminal-law')).toHaveLength(60)
  expect(bankFaults(questions)).toEqual([])
})

const one = questionBank.get('penal-code-82') as BankQuestion
const changedTo = (change: Partial<BankQuestion>) =>
  questions.map((question) => (question.id === one.id ? { ...question, ...change } : question))
const longest = ({ options, right }: BankQuestion) =>
  options.map((option, at) => (at === right ? option + 'x'.repeat(20) : option.slice(0, 10) + at))

test.each<[string, readonly BankQuestion[], string]>([
  ['too few', questions.slice(1), 'general-analysis has 29 questions instead of 30'],
  ['two with one id', [...questions, { ...one, question: 'Something else?' }], '1 questions share an id'],
  ['no right option', changedTo({ right: 4 }), 'penal-code-82 is not of the shape of a question'],
  ['options alike', changedTo({ options: ['A', 'a.', 'B', 'C'] }), 'penal-code-82 has two options alike'],
  ['one long option', changedTo({ options: ['Below nine years of age', 'Six', 'Ten', 'Two'] }), 'by length'],
  ['no section in the explanation', changedTo({ explanation: 'So it is.' }), 'does not name its section'],
  ['another Act’s source', changedTo({ source: 'http://bdlaws.minlaw.gov.bd/act-75/x' }), 'has no source'],
  ['no law', changedTo({ law: null }), 'penal-code-82 names no law'],
  [
    'one asked twice',
    [...questions, { ...one, id: 'penal-again' }],
    'penal-code-82 and penal-again are alike',
  ],
  [
    'always the first',
    questions.map((question) => ({ ...question, right: 0 })),
    'the first option is right in 100 %',
  ],
  [
    'always the longest',
    questions.map((question) => ({ ...question, options: longest(question) as BankQuestion['options'] })),
    'the longest option is right in 100 %',
  ],
])('a bank with %s is found out', (_name, bank, fault) => {
  expect(bankFaults(bank).join('\n')).toContain(fault)
})

test('a draw holds ten general questions and fifteen others, and the next one is another', () => {
  const draws = Array.from({ length: 60 }, () => drawTest())
  for (const draw of draws) {
    expect(new Set(draw.map(({ key }) => key)).size).toBe(25)
    expect(draw.filter(({ key }) => questionBank.get(key)?.topic === 'general-analysis')).toHaveLength(10)
    for (const { options } of draw) expect([...options].sort()).toEqual([0, 1, 2, 3])
  }
  // That one of them stays away from all 60 happens once in half a million runs.
  const seen = new Set(draws.flatMap((draw) => draw.map(({ key }) => key)))
  expect(seen.size).toBe(90)
  for (const { id } of questions)
    expect(draws.every((draw) => draw.some(({ key }) => key === id))).toBe(false)
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

/** What an attempt of the release before may hold: ids of the bank, and places of options in it. */
const askedBefore = [
  ...[
    'stamped',
    'registered',
    'witnesses',
    'order',
    'cause',
    'share',
    'assumption',
    'survey',
    'notice',
    'rule',
  ].map((name) => `general-${name}`),
  ...[34, 79, 82, 83, 96, 302, '304a', 363, 378, 405, 420, 500].map((section) => `penal-code-${section}`),
  ...[61, 154, 164, 498].map((section) => `procedure-${section}`),
  ...[25, 60, 101, 118].map((section) => `evidence-${section}`),
]

test('an attempt that was drawn from the first bank is still shown and scored', () => {
  expect(askedBefore).toHaveLength(30)
  const draw = askedBefore.map((key) => ({ key, options: [3, 1, 0, 2] }))
  for (const { question, options } of presentTest(draw)) {
    expect(question).not.toBe('')
    for (const { text } of options) expect(text).not.toBe('')
  }
  expect(scoreOf(draw, Array(30).fill(2))).toBe(30)
})
