import type { BankQuestion } from './bank-schema.ts'
import { criminalLaw } from './criminal-law.ts'
import { generalAnalysis } from './general-analysis.ts'
import { generalNumbers } from './general-numbers.ts'
import { generalPractice } from './general-practice.ts'

/** All ninety questions, by id. On the server only: nothing of it goes into a bundle or an answer but drawn texts. */
export const questionBank: ReadonlyMap<string, BankQuestion> = new Map(
  [...generalAnalysis, ...generalNumbers, ...generalPractice, ...criminalLaw].map((question) => [
    question.id,
    question,
  ]),
)

export const idsOfTopic = (topic: BankQuestion['topic']): string[] =>
  [...questionBank.values()].filter((question) => question.topic === topic).map(({ id }) => id)
