import type { BankQuestion } from './bank-schema.ts'

/* Questions on the Evidence Act of Bangladesh. */

const evidence = 'Evidence Act, 1872'
/** The whole Act as the Ministry of Law publishes it. */
const published = 'http://bdlaws.minlaw.gov.bd/act-details-24.html'

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
      'On whoever denies those facts before the court',
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
      'When the child is related to one of the parties, and the other party objects to the testimony',
      'When no other witness has seen the same',
    ],
    right: 0,
    explanation:
      'All persons are competent to testify unless the court considers that tender years, extreme old age, disease or the like prevent them from understanding the questions or giving rational answers: Evidence Act, 1872, section 118.',
    law: { act: evidence, section: '118' },
    source: 'http://bdlaws.minlaw.gov.bd/act-24/section-5192.html',
  },
  {
    id: 'evidence-24',
    topic: 'criminal-law',
    question:
      'It appears to the court that an accused confessed because a person in authority promised an advantage in the case, and had good grounds to believe in it. What is the confession under section 24 of the Evidence Act, 1872?',
    options: [
      'Relevant, if two witnesses heard it',
      'Relevant, if the promise was kept',
      'Conclusive proof of the charge',
      'Irrelevant in a criminal proceeding',
    ],
    right: 3,
    explanation:
      'A confession caused by an inducement, threat or promise that has reference to the charge and comes from a person in authority is irrelevant in a criminal proceeding: Evidence Act, 1872, section 24.',
    law: { act: evidence, section: '24' },
    source: published,
  },
  {
    id: 'evidence-27',
    topic: 'criminal-law',
    question:
      'An accused in the custody of the police tells where a stolen ring is hidden, and it is found there because of that. How much of what was told may be proved under section 27 of the Evidence Act, 1872?',
    options: [
      'All of it, the confession of the theft included',
      'What relates distinctly to the fact discovered',
      'What two of the police officers remember alike',
      'Nothing, as it was told in custody',
    ],
    right: 1,
    explanation:
      'So much of the information, whether it amounts to a confession or not, as relates distinctly to the fact thereby discovered may be proved: Evidence Act, 1872, section 27.',
    law: { act: evidence, section: '27' },
    source: published,
  },
  {
    id: 'evidence-32',
    topic: 'criminal-law',
    question:
      'A wounded man says who stabbed him, and dies of the wound. When is his statement relevant under section 32 of the Evidence Act, 1872, where the cause of his death comes into question?',
    options: [
      'Only if he expected to die and said so at the time',
      'Only if he said it on oath to a Magistrate',
      'Whether or not he expected to die',
      'Never, since he cannot be cross-examined',
    ],
    right: 2,
    explanation:
      'A statement as to the cause of one’s death is relevant whether or not the person was, when making it, under expectation of death: Evidence Act, 1872, section 32.',
    law: { act: evidence, section: '32' },
    source: published,
  },
  {
    id: 'evidence-45',
    topic: 'criminal-law',
    question:
      'On which question is the opinion of an expert a relevant fact under section 45 of the Evidence Act, 1872?',
    options: [
      'Which of the witnesses is speaking the truth',
      'Which punishment would be the fitting one',
      'Which party has the better advocate',
      'Whose handwriting a document is in',
    ],
    right: 3,
    explanation:
      'Opinions of persons specially skilled are relevant on foreign law, science or art, and on identity of handwriting or finger impression, among others: Evidence Act, 1872, section 45.',
    law: { act: evidence, section: '45' },
    source: published,
  },
  {
    id: 'evidence-62',
    topic: 'criminal-law',
    question: 'What is primary evidence of a document under section 62 of the Evidence Act, 1872?',
    options: [
      'A copy of it, compared and certified by the office that keeps it',
      'The document itself, produced for the court to inspect',
      'An account of it by a person who has read it',
      'A summary of it on which the parties have agreed',
    ],
    right: 1,
    explanation:
      'Primary evidence means the document itself produced for the inspection of the court: Evidence Act, 1872, section 62.',
    law: { act: evidence, section: '62' },
    source: published,
  },
  {
    id: 'evidence-105',
    topic: 'criminal-law',
    question:
      'An accused says that he was of unsound mind, and so within a General Exception of the Penal Code. On whom is the burden of proving that under section 105 of the Evidence Act, 1872?',
    options: ['On the prosecution', 'On the police', 'On the accused', 'On the doctor'],
    right: 2,
    explanation:
      'The burden of proving circumstances that bring the case within a General Exception is upon the accused, and the court shall presume their absence: Evidence Act, 1872, section 105.',
    law: { act: evidence, section: '105' },
    source: published,
  },
  {
    id: 'evidence-106',
    topic: 'criminal-law',
    question:
      'A passenger is charged with travelling on a railway without a ticket. On whom is the burden of proving that there was a ticket, by an illustration to section 106 of the Evidence Act, 1872?',
    options: ['On the railway', 'On the ticket inspector', 'On the station master', 'On the passenger'],
    right: 3,
    explanation:
      'When a fact is especially within the knowledge of a person, the burden of proving it is upon that person: Evidence Act, 1872, section 106.',
    law: { act: evidence, section: '106' },
    source: published,
  },
  {
    id: 'evidence-126',
    topic: 'criminal-law',
    question:
      'A client tells his advocate: “I have committed forgery and I wish you to defend me.” May the advocate disclose this under section 126 of the Evidence Act, 1872?',
    options: [
      'Yes, since it concerns an offence',
      'Not without the client’s express consent',
      'Yes, once the trial is at an end',
      'Yes, if the prosecution asks for it in writing',
    ],
    right: 1,
    explanation:
      'No advocate shall, unless with the client’s express consent, disclose a communication made in the course of the employment; defending a man known to be guilty is no criminal purpose: Evidence Act, 1872, section 126.',
    law: { act: evidence, section: '126' },
    source: published,
  },
  {
    id: 'evidence-134',
    topic: 'criminal-law',
    question:
      'How many witnesses does section 134 of the Evidence Act, 1872 require for the proof of a fact?',
    options: [
      'At least two, whatever the fact',
      'At least three in a trial for murder',
      'No particular number',
      'One for each side of the case',
    ],
    right: 2,
    explanation:
      'No particular number of witnesses shall in any case be required for the proof of any fact: Evidence Act, 1872, section 134.',
    law: { act: evidence, section: '134' },
    source: published,
  },
  {
    id: 'evidence-141',
    topic: 'criminal-law',
    question: 'Which question is a leading question under section 141 of the Evidence Act, 1872?',
    options: [
      'One that opens the examination of a witness',
      'One that the judge puts before the parties do',
      'One that concerns the chief fact of the whole case',
      'One that suggests the answer wished for',
    ],
    right: 3,
    explanation:
      'Any question suggesting the answer which the person putting it wishes or expects to receive is called a leading question: Evidence Act, 1872, section 141.',
    law: { act: evidence, section: '141' },
    source: published,
  },
]
