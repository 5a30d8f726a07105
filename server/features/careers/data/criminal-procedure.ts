import type { BankQuestion } from './bank-schema.ts'

/* Questions on the Code of Criminal Procedure of Bangladesh. */

const procedure = 'Code of Criminal Procedure, 1898'
/** The whole Act as the Ministry of Law publishes it. */
const published = 'http://bdlaws.minlaw.gov.bd/act-details-75.html'

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
      'It is noted only after a Magistrate has allowed it in writing',
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
    id: 'procedure-4',
    topic: 'criminal-law',
    question: 'Which offence is a cognizable one under section 4 of the Code of Criminal Procedure, 1898?',
    options: [
      'One that only the High Court Division may try',
      'One for which the police may arrest without warrant',
      'One for which bail must be granted at every request',
      'One that the parties may settle among themselves',
    ],
    right: 1,
    explanation:
      'A cognizable offence is one for which a police officer may arrest without warrant, in accordance with the second schedule or another law: Code of Criminal Procedure, 1898, section 4.',
    law: { act: procedure, section: '4' },
    source: published,
  },
  {
    id: 'procedure-31',
    topic: 'criminal-law',
    question:
      'A Sessions Judge passes a sentence of death. To what is it subject under section 31 of the Code of Criminal Procedure, 1898?',
    options: [
      'Approval by the Public Prosecutor of the district',
      'Consent of the family of the victim',
      'Confirmation by the High Court Division',
      'Signature by the District Magistrate',
    ],
    right: 2,
    explanation:
      'A Sessions Judge may pass any sentence authorized by law, but a sentence of death is subject to confirmation by the High Court Division: Code of Criminal Procedure, 1898, section 31.',
    law: { act: procedure, section: '31' },
    source: published,
  },
  {
    id: 'procedure-52',
    topic: 'criminal-law',
    question:
      'It is necessary to have a woman searched. Who makes the search under section 52 of the Code of Criminal Procedure, 1898?',
    options: [
      'Any police officer in uniform',
      'A doctor of the district hospital',
      'The officer in charge of the police station',
      'Another woman',
    ],
    right: 3,
    explanation:
      'The search shall be made by another woman, with strict regard to decency: Code of Criminal Procedure, 1898, section 52.',
    law: { act: procedure, section: '52' },
    source: published,
  },
  {
    id: 'procedure-75',
    topic: 'criminal-law',
    question:
      'How long does a warrant of arrest that a court has issued remain in force under section 75 of the Code of Criminal Procedure, 1898?',
    options: [
      'For thirty days from the date on which it was signed',
      'Until it is executed, or cancelled by that court',
      'Until the informant asks for the case to be dropped',
      'Until the end of the year in which it was issued',
    ],
    right: 1,
    explanation:
      'Every such warrant remains in force until it is cancelled by the court which issued it, or until it is executed: Code of Criminal Procedure, 1898, section 75.',
    law: { act: procedure, section: '75' },
    source: published,
  },
  {
    id: 'procedure-103',
    topic: 'criminal-law',
    question:
      'Police are about to search a house. Whom must the officer first call upon to attend and witness the search under section 103 of the Code of Criminal Procedure, 1898?',
    options: [
      'The chairman of the nearest local council and his clerk',
      'An advocate whom the occupant of the place has named',
      'Two or more respectable inhabitants of the locality',
      'A Magistrate of the first class or of a higher one',
    ],
    right: 2,
    explanation:
      'Before the search, the officer shall call upon two or more respectable inhabitants of the locality to attend and witness it: Code of Criminal Procedure, 1898, section 103.',
    law: { act: procedure, section: '103' },
    source: published,
  },
  {
    id: 'procedure-155',
    topic: 'criminal-law',
    question:
      'Without what may no police officer investigate a non-cognizable case under section 155 of the Code of Criminal Procedure, 1898?',
    options: [
      'A written request of the victim',
      'A warrant for the suspect’s arrest',
      'The leave of the High Court Division',
      'The order of a competent Magistrate',
    ],
    right: 3,
    explanation:
      'No police officer shall investigate a non-cognizable case without the order of a Magistrate who has power to try it or to send it for trial: Code of Criminal Procedure, 1898, section 155.',
    law: { act: procedure, section: '155' },
    source: published,
  },
  {
    id: 'procedure-162',
    topic: 'criminal-law',
    question:
      'A police officer who investigates an offence writes down what a witness says. What does section 162 of the Code of Criminal Procedure, 1898 say of a signature?',
    options: [
      'The witness must sign each page of the statement',
      'The witness shall not sign the statement',
      'The witness must sign it before a Magistrate',
      'The witness may sign it when an advocate is present',
    ],
    right: 1,
    explanation:
      'A statement made to a police officer in the course of an investigation shall, if reduced into writing, not be signed by the person making it: Code of Criminal Procedure, 1898, section 162.',
    law: { act: procedure, section: '162' },
    source: published,
  },
  {
    id: 'procedure-190',
    topic: 'criminal-law',
    question:
      'Which of these is no way in which a Magistrate may take cognizance of an offence under section 190 of the Code of Criminal Procedure, 1898?',
    options: [
      'Upon a complaint of facts that constitute it',
      'Upon a report in writing by a police officer',
      'Upon a vote of the advocates of the district',
      'Upon the Magistrate’s own knowledge or suspicion',
    ],
    right: 2,
    explanation:
      'Cognizance is taken upon a complaint, upon a written report of a police officer, or upon information from another person or the Magistrate’s own knowledge or suspicion: Code of Criminal Procedure, 1898, section 190.',
    law: { act: procedure, section: '190' },
    source: published,
  },
  {
    id: 'procedure-233',
    topic: 'criminal-law',
    question:
      'A person is accused of a theft on one occasion and of causing grievous hurt on another. What does section 233 of the Code of Criminal Procedure, 1898 ask for?',
    options: [
      'One charge in which both offences are named',
      'A charge for the graver offence and none for the other',
      'A charge for each offence, and one trial for the two',
      'A separate charge and a separate trial for each',
    ],
    right: 3,
    explanation:
      'For every distinct offence there shall be a separate charge, tried separately, but for the cases of sections 234, 235, 236 and 239: Code of Criminal Procedure, 1898, section 233.',
    law: { act: procedure, section: '233' },
    source: published,
  },
  {
    id: 'procedure-340',
    topic: 'criminal-law',
    question:
      'By whom may a person who is accused of an offence before a criminal court of right be defended under section 340 of the Code of Criminal Procedure, 1898?',
    options: [
      'By a relative of full age',
      'By a pleader',
      'By the investigating officer',
      'By another Magistrate',
    ],
    right: 1,
    explanation:
      'Any person accused of an offence before a criminal court may of right be defended by a pleader: Code of Criminal Procedure, 1898, section 340.',
    law: { act: procedure, section: '340' },
    source: published,
  },
  {
    id: 'procedure-342',
    topic: 'criminal-law',
    question:
      'The court questions the accused under section 342 of the Code of Criminal Procedure, 1898. What of an oath?',
    options: [
      'It is administered by the judge in person',
      'It is administered if the prosecution asks for it',
      'None is administered to the accused',
      'It is administered once the defence has closed',
    ],
    right: 2,
    explanation:
      'The court may question the accused so that he can explain what appears in evidence against him; no oath shall be administered to the accused: Code of Criminal Procedure, 1898, section 342.',
    law: { act: procedure, section: '342' },
    source: published,
  },
  {
    id: 'procedure-403',
    topic: 'criminal-law',
    question:
      'A court of competent jurisdiction has acquitted a person, and the acquittal stands. May that person be tried again for the same offence under section 403 of the Code of Criminal Procedure, 1898?',
    options: [
      'Yes, if new witnesses come forward within a year',
      'Yes, if another judge hears the case',
      'Yes, if the informant bears the costs of it',
      'No, not while the acquittal remains in force',
    ],
    right: 3,
    explanation:
      'A person once tried and convicted or acquitted shall, while that conviction or acquittal remains in force, not be liable to be tried again for the same offence: Code of Criminal Procedure, 1898, section 403.',
    law: { act: procedure, section: '403' },
    source: published,
  },
  {
    id: 'procedure-496',
    topic: 'criminal-law',
    question:
      'A person who is accused of a bailable offence is brought before a court and is prepared to give bail. What follows under section 496 of the Code of Criminal Procedure, 1898?',
    options: [
      'Release on bail if the victim agrees to it',
      'Release on bail, or on a bond without sureties',
      'Custody until the charge has been framed',
      'Custody until the Court of Session has decided',
    ],
    right: 1,
    explanation:
      'Such a person shall be released on bail; the court may instead discharge the person on a bond without sureties: Code of Criminal Procedure, 1898, section 496.',
    law: { act: procedure, section: '496' },
    source: published,
  },
  {
    id: 'procedure-561a',
    topic: 'criminal-law',
    question:
      'Whose inherent power to prevent abuse of the process of any court does section 561A of the Code of Criminal Procedure, 1898 save?',
    options: [
      'That of the Sessions Judge',
      'That of the Chief Judicial Magistrate',
      'That of the High Court Division',
      'That of the Public Prosecutor',
    ],
    right: 2,
    explanation:
      'Nothing in the Code limits or affects the inherent power of the High Court Division to prevent abuse of the process of any court or otherwise to secure the ends of justice: Code of Criminal Procedure, 1898, section 561A.',
    law: { act: procedure, section: '561A' },
    source: published,
  },
]
