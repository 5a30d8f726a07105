import type { BankQuestion } from './bank-schema.ts'

/* Questions on the Code of Criminal Procedure of Bangladesh. */

const procedure = 'Code of Criminal Procedure, 1898'

export const criminalProcedure: readonly BankQuestion[] = [
  {
    id: 'procedure-61',
    topic: 'criminal-law',
    question:
      'The police arrest a person without a warrant. Without a special order of a Magistrate, how long may they detain the person at most under section 61 of the Code of Criminal Procedure, 1898?',
    options: [
      'Twenty-four hours, not counting the journey from the place of arrest to the court',
      'Twelve hours, counting the journey from the place of arrest to the court',
      'Forty-eight hours, not counting the journey from the place of arrest to the court',
      'Seven days, counting the journey from the place of arrest to the court',
    ],
    right: 0,
    explanation:
      'The period shall not, in the absence of a special order of a Magistrate under section 167, exceed twenty-four hours exclusive of the time necessary for the journey: Code of Criminal Procedure, 1898, section 61.',
    law: { act: procedure, section: '61' },
    source: 'http://bdlaws.minlaw.gov.bd/act-75/section-14525.html',
  },
  {
    id: 'procedure-154',
    topic: 'criminal-law',
    question:
      'Somebody tells the officer in charge of a police station, by word of mouth, of a cognizable offence. What must happen under section 154 of the Code of Criminal Procedure, 1898?',
    options: [
      'It is put in writing, read over to the informant and signed by the informant',
      'It is noted only after a Magistrate has allowed it',
      'It is repeated under oath before a notary public',
      'It is sent back until the informant brings it in writing',
    ],
    right: 0,
    explanation:
      'Information given orally is reduced to writing by the officer in charge or under his direction, read over to the informant and signed by the person giving it: Code of Criminal Procedure, 1898, section 154.',
    law: { act: procedure, section: '154' },
    source: 'http://bdlaws.minlaw.gov.bd/act-75/section-20845.html',
  },
  {
    id: 'procedure-164',
    topic: 'criminal-law',
    question:
      'Who may record a confession in the course of an investigation under section 164 of the Code of Criminal Procedure, 1898?',
    options: [
      'A Magistrate of the first class who is not a police officer',
      'The officer in charge of the police station',
      'The investigating officer, with two witnesses present',
      'The advocate of the informant',
    ],
    right: 0,
    explanation:
      'Any Metropolitan Magistrate, any Magistrate of the first class, and one of the second class who is specially empowered, may record a confession if he is not a police officer: Code of Criminal Procedure, 1898, section 164.',
    law: { act: procedure, section: '164' },
    source: 'http://bdlaws.minlaw.gov.bd/act-75/section-20858.html',
  },
  {
    id: 'procedure-498',
    topic: 'criminal-law',
    question:
      'Which courts may, in any case, direct that a person be admitted to bail, or that the bail which a police officer or Magistrate requires be reduced, under section 498 of the Code of Criminal Procedure, 1898?',
    options: [
      'The High Court Division and the Court of Session',
      'The Appellate Division and nobody else',
      'Every Magistrate of the third class',
      'The village court and the family court',
    ],
    right: 0,
    explanation:
      'The High Court Division or Court of Session may, in any case, direct that any person be admitted to bail, or that the bail required be reduced: Code of Criminal Procedure, 1898, section 498.',
    law: { act: procedure, section: '498' },
    source: 'http://bdlaws.minlaw.gov.bd/act-75/section-22018.html',
  },
]
