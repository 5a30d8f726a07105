import type { BankQuestion } from './bank-schema.ts'

/*
 * Twenty questions on the criminal law of Bangladesh. Each asks only what stands in the text of a section, and
 * was checked against that text as the Ministry of Law publishes it, at the address of its source.
 */

const penalCode = 'Penal Code, 1860'
const procedure = 'Code of Criminal Procedure, 1898'
const evidence = 'Evidence Act, 1872'

export const criminalLaw: readonly BankQuestion[] = [
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
