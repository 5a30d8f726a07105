import type { BankQuestion } from './bank-schema.ts'

/* Questions on the Evidence Act of Bangladesh. */

const evidence = 'Evidence Act, 1872'

export const evidenceAct: readonly BankQuestion[] = [
  {
    id: 'evidence-25',
    topic: 'criminal-law',
    question:
      'An accused person confesses to a police officer. What does section 25 of the Evidence Act, 1872 say of that confession?',
    options: [
      'It shall not be proved against the person accused of an offence',
      'It proves the offence conclusively',
      'It may be proved when the officer has written it down',
      'It may be proved when the officer is an inspector or of a higher rank',
    ],
    right: 0,
    explanation:
      'No confession made to a police officer shall be proved as against a person accused of any offence: Evidence Act, 1872, section 25.',
    law: { act: evidence, section: '25' },
    source: 'http://bdlaws.minlaw.gov.bd/act-24/section-4779.html',
  },
  {
    id: 'evidence-60',
    topic: 'criminal-law',
    question:
      'A fact is one that could be seen. Whose oral evidence of it does section 60 of the Evidence Act, 1872 ask for?',
    options: [
      'That of a witness who says that he saw it',
      'That of a witness who was told of it by somebody who saw it',
      'That of a witness who read of it in a newspaper',
      'That of a witness who has heard it from several people',
    ],
    right: 0,
    explanation:
      'Oral evidence must, in all cases whatever, be direct; of a fact which could be seen, it must be the evidence of a witness who says he saw it: Evidence Act, 1872, section 60.',
    law: { act: evidence, section: '60' },
    source: 'http://bdlaws.minlaw.gov.bd/act-24/section-4983.html',
  },
  {
    id: 'evidence-101',
    topic: 'criminal-law',
    question:
      'On whom does the burden of proof lie under section 101 of the Evidence Act, 1872, when a court is asked for judgment on a legal right or liability?',
    options: [
      'On whoever asserts the facts on which that right or liability depends',
      'On whoever denies those facts',
      'On the court itself',
      'On both sides in equal parts',
    ],
    right: 0,
    explanation:
      'Whoever desires a court to give judgment as to a legal right or liability dependent on facts which he asserts must prove that those facts exist: Evidence Act, 1872, section 101.',
    law: { act: evidence, section: '101' },
    source: 'http://bdlaws.minlaw.gov.bd/act-24/section-5120.html',
  },
  {
    id: 'evidence-118',
    topic: 'criminal-law',
    question: 'When is a child not competent to testify under section 118 of the Evidence Act, 1872?',
    options: [
      'When the court considers that tender years keep the child from understanding the questions or answering them rationally',
      'When the child is younger than sixteen',
      'When the child is related to one of the parties',
      'When no other witness has seen the same',
    ],
    right: 0,
    explanation:
      'All persons are competent to testify unless the court considers that tender years, extreme old age, disease or the like prevent them from understanding the questions or giving rational answers: Evidence Act, 1872, section 118.',
    law: { act: evidence, section: '118' },
    source: 'http://bdlaws.minlaw.gov.bd/act-24/section-5192.html',
  },
]
