import type { BankQuestion } from './bank-schema.ts'

/* Questions on the offences of the Penal Code of Bangladesh. */

const penalCode = 'Penal Code, 1860'

export const penalCodeOffences: readonly BankQuestion[] = [
  {
    id: 'penal-code-302',
    topic: 'criminal-law',
    question: 'With what does section 302 of the Penal Code, 1860 punish murder?',
    options: [
      'Death or imprisonment for life, and also a fine',
      'Death in every case, without a fine',
      'Imprisonment for up to fourteen years, or a fine',
      'Imprisonment for up to ten years, and also a fine',
    ],
    right: 0,
    explanation:
      'Whoever commits murder shall be punished with death, or imprisonment for life, and shall also be liable to fine: Penal Code, 1860, section 302.',
    law: { act: penalCode, section: '302' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-3131.html',
  },
  {
    id: 'penal-code-304a',
    topic: 'criminal-law',
    question:
      'A negligent act, which is not culpable homicide and has nothing to do with driving or riding, causes a person’s death. What is the longest imprisonment under section 304A of the Penal Code, 1860?',
    options: ['Five years', 'Two years', 'Ten years', 'Imprisonment for life'],
    right: 0,
    explanation:
      'Causing death by a rash or negligent act not amounting to culpable homicide is punished with imprisonment of up to five years, or with fine, or with both: Penal Code, 1860, section 304A.',
    law: { act: penalCode, section: '304A' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-3134.html',
  },
  {
    id: 'penal-code-363',
    topic: 'criminal-law',
    question:
      'What is the longest imprisonment for kidnapping a person from lawful guardianship under section 363 of the Penal Code, 1860?',
    options: ['Seven years', 'Three years', 'Ten years', 'Fourteen years'],
    right: 0,
    explanation:
      'Kidnapping from Bangladesh or from lawful guardianship is punished with imprisonment of either description for up to seven years, and also with fine: Penal Code, 1860, section 363.',
    law: { act: penalCode, section: '363' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-3216.html',
  },
  {
    id: 'penal-code-378',
    topic: 'criminal-law',
    question: 'Which of these can be the subject of theft as section 378 of the Penal Code, 1860 defines it?',
    options: [
      'Movable property in the possession of another person',
      'Land that is registered in another person’s name',
      'A house as long as it stands on its ground',
      'Movable property that its owner has consented to hand over',
    ],
    right: 0,
    explanation:
      'Theft is moving movable property, in order to take it dishonestly out of the possession of a person without that person’s consent; what is attached to the earth is not its subject: Penal Code, 1860, section 378.',
    law: { act: penalCode, section: '378' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-3234.html',
  },
  {
    id: 'penal-code-405',
    topic: 'criminal-law',
    question:
      'What must have come before a dishonest misappropriation, so that it is criminal breach of trust under section 405 of the Penal Code, 1860?',
    options: [
      'The person was entrusted with the property, or with dominion over it',
      'The person entered a building without permission',
      'The person put the owner in fear of injury',
      'The person had been convicted of theft before',
    ],
    right: 0,
    explanation:
      'Criminal breach of trust is committed by whoever, being in any manner entrusted with property or with any dominion over property, dishonestly misappropriates or converts it: Penal Code, 1860, section 405.',
    law: { act: penalCode, section: '405' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-3270.html',
  },
  {
    id: 'penal-code-420',
    topic: 'criminal-law',
    question: 'Which conduct does section 420 of the Penal Code, 1860 punish?',
    options: [
      'Cheating, and thereby dishonestly inducing the person deceived to deliver property',
      'Taking property by force from a person on a road',
      'Keeping property that was found and belongs to somebody unknown',
      'Destroying property that belongs to somebody else',
    ],
    right: 0,
    explanation:
      'Section 420 punishes whoever cheats and thereby dishonestly induces the person deceived to deliver any property, or to make, alter or destroy a valuable security: Penal Code, 1860, section 420.',
    law: { act: penalCode, section: '420' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-3366.html',
  },
  {
    id: 'penal-code-500',
    topic: 'criminal-law',
    question: 'How does section 500 of the Penal Code, 1860 punish defamation?',
    options: [
      'With simple imprisonment of up to two years, or fine, or both',
      'With rigorous imprisonment of up to seven years, and fine',
      'With rigorous imprisonment of at least one year',
      'With a fine only',
    ],
    right: 0,
    explanation:
      'Whoever defames another shall be punished with simple imprisonment for a term which may extend to two years, or with fine, or with both: Penal Code, 1860, section 500.',
    law: { act: penalCode, section: '500' },
    source: 'http://bdlaws.minlaw.gov.bd/act-11/section-3551.html',
  },
]
