import type { BankQuestion } from './bank-schema.ts'

/* Questions on what the Penal Code of Bangladesh says of liability, its exceptions and its punishments. */

const penalCode = 'Penal Code, 1860'

export const penalCodePrinciples: readonly BankQuestion[] = [
  {
    id: 'penal-code-34',
    topic: 'criminal-law',
    question:
      'Three men, acting on a plan that they share, beat a shopkeeper; only one of them strikes the blow that breaks his arm. For that act, who is liable under the Penal Code, 1860?',
    options: [
      'Each of the three, as if he had done it alone',
      'Only the one who struck the blow',
      'The one who struck the blow fully, the others for half of the punishment',
      'The one who made the plan, and nobody else',
    ],
    right: 0,
    explanation:
      'When a criminal act is done by several persons in furtherance of the common intention of all, each of them is liable for it in the same manner as if it were done by him alone: Penal Code, 1860, section 34.',
    law: { act: penalCode, section: '34' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-2122.html',
  },
  {
    id: 'penal-code-79',
    topic: 'criminal-law',
    question:
      'A person, in good faith, believes that the law justifies what he is doing. Which kind of mistake can make his act no offence under the Penal Code, 1860?',
    options: [
      'A mistake of fact, but not a mistake of law',
      'A mistake of law, but not a mistake of fact',
      'Either of the two',
      'Neither of the two',
    ],
    right: 0,
    explanation:
      'Nothing is an offence which is done by a person who, by reason of a mistake of fact and not by reason of a mistake of law, in good faith believes himself to be justified by law in doing it: Penal Code, 1860, section 79.',
    law: { act: penalCode, section: '79' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/chapter-details-5.html',
  },
  {
    id: 'penal-code-82',
    topic: 'criminal-law',
    question: 'Under which age is nothing that a child does an offence under the Penal Code, 1860?',
    options: ['Nine years', 'Seven years', 'Twelve years', 'Fourteen years'],
    right: 0,
    explanation:
      'Nothing is an offence which is done by a child under nine years of age: Penal Code, 1860, section 82.',
    law: { act: penalCode, section: '82' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-2755.html',
  },
  {
    id: 'penal-code-83',
    topic: 'criminal-law',
    question:
      'A child of ten does something that would be an offence if an adult did it. On what does it depend whether it is one under the Penal Code, 1860?',
    options: [
      'Whether the child was mature enough to judge the nature and consequences of the conduct on that occasion',
      'Whether the child’s guardian knew of it beforehand',
      'Whether the harm done was greater than five hundred taka',
      'On nothing: what a child of ten does is always an offence',
    ],
    right: 0,
    explanation:
      'Above nine and under twelve, it is no offence if the child has not attained sufficient maturity of understanding to judge of the nature and consequences of the conduct on that occasion: Penal Code, 1860, section 83.',
    law: { act: penalCode, section: '83' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-2756.html',
  },
  {
    id: 'penal-code-96',
    topic: 'criminal-law',
    question:
      'What does the Penal Code, 1860 say of an act that is done in the exercise of the right of private defence?',
    options: [
      'It is not an offence',
      'It is an offence with a reduced punishment',
      'It is an offence unless the police were called first',
      'It is an offence unless a Magistrate approves it afterwards',
    ],
    right: 0,
    explanation:
      'Nothing is an offence which is done in the exercise of the right of private defence: Penal Code, 1860, section 96.',
    law: { act: penalCode, section: '96' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-2771.html',
  },
]
