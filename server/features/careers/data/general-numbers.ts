import type { BankQuestion } from './bank-schema.ts'

/* Questions of numbers and dates: each answer can be computed from what the question says. */

const about = { topic: 'general-analysis', law: null, source: null } as const

export const generalNumbers: readonly BankQuestion[] = [
  {
    ...about,
    id: 'general-weekday',
    question: 'In some year 1 March is a Monday. Which day of the week is 1 April of that year?',
    options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    right: 3,
    explanation:
      'March has 31 days, which is four weeks and three days; three days after a Monday is a Thursday.',
  },
  {
    ...about,
    id: 'general-ratio',
    question:
      'Three partners share BDT 90,000 in the ratio 2 : 3 : 4. What does the one with the largest share get?',
    options: ['BDT 36,000', 'BDT 40,000', 'BDT 45,000', 'BDT 30,000'],
    right: 1,
    explanation: 'There are nine parts of BDT 10,000 each, and the largest share has four of them.',
  },
  {
    ...about,
    id: 'general-hours',
    question:
      'An associate works 1 hour 45 minutes, 2 hours 30 minutes and 50 minutes. How long is that in all?',
    options: ['4 hours 25 minutes', '4 hours 55 minutes', '5 hours 5 minutes', '5 hours 25 minutes'],
    right: 2,
    explanation: '105, 150 and 50 minutes are 305 minutes, which is 5 hours and 5 minutes.',
  },
  {
    ...about,
    id: 'general-fee',
    question:
      'A fee of BDT 20,000 is lowered by 10 per cent, and the lowered fee is later raised by 10 per cent. What is it then?',
    options: ['BDT 20,000', 'BDT 20,200', 'BDT 18,000', 'BDT 19,800'],
    right: 3,
    explanation: 'Lowered, it is BDT 18,000; ten per cent of that is BDT 1,800, which makes BDT 19,800.',
  },
  {
    ...about,
    id: 'general-average',
    question:
      'Five matters took 12 days on average. Four of them took 10, 11, 12 and 13 days. How long did the fifth take?',
    options: ['12 days', '14 days', '16 days', '18 days'],
    right: 1,
    explanation: 'Five times 12 is 60 days in all; the four took 46 of them, so the fifth took 14.',
  },
  {
    ...about,
    id: 'general-interest',
    question:
      'A loan of BDT 50,000 bears simple interest of 8 per cent a year. How much interest is due for 18 months?',
    options: ['BDT 4,000', 'BDT 8,000', 'BDT 6,000', 'BDT 7,200'],
    right: 2,
    explanation: 'A year’s interest is BDT 4,000, and 18 months are a year and a half: BDT 6,000.',
  },
]
