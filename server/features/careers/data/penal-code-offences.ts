import type { BankQuestion } from './bank-schema.ts'

/* Questions on the offences of the Penal Code of Bangladesh. */

const penalCode = 'Penal Code, 1860'
/** The whole Act as the Ministry of Law publishes it. */
const published = 'http://bdlaws.minlaw.gov.bd/act-details-11.html'

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
  {
    id: 'penal-code-141',
    topic: 'criminal-law',
    question:
      'From how many persons on can an assembly be an unlawful assembly under section 141 of the Penal Code, 1860?',
    options: ['Three', 'Five', 'Seven', 'Twelve'],
    right: 1,
    explanation:
      'An assembly of five or more persons is an unlawful assembly if their common object is one of those that the section lists: Penal Code, 1860, section 141.',
    law: { act: penalCode, section: '141' },
    source: published,
  },
  {
    id: 'penal-code-146',
    topic: 'criminal-law',
    question:
      'An unlawful assembly pursues its common object, and one of its members uses violence for it. Who is guilty of rioting under section 146 of the Penal Code, 1860?',
    options: [
      'Only the member who used the violence',
      'Only those who stood near enough to help',
      'Every member of the assembly',
      'Nobody, unless a person was hurt by it',
    ],
    right: 2,
    explanation:
      'Whenever force or violence is used by an unlawful assembly or any member of it, in prosecution of the common object, every member is guilty of rioting: Penal Code, 1860, section 146.',
    law: { act: penalCode, section: '146' },
    source: published,
  },
  {
    id: 'penal-code-159',
    topic: 'criminal-law',
    question:
      'Two people fight in a public place and so disturb the public peace. What are they said to commit under section 159 of the Penal Code, 1860?',
    options: ['A riot', 'A mischief', 'A dacoity', 'An affray'],
    right: 3,
    explanation:
      'When two or more persons, by fighting in a public place, disturb the public peace, they are said to commit an affray: Penal Code, 1860, section 159.',
    law: { act: penalCode, section: '159' },
    source: published,
  },
  {
    id: 'penal-code-192',
    topic: 'criminal-law',
    question:
      'A merchant puts a watch into a neighbour’s bag, so that it is found there and the court takes the neighbour for a thief. What does section 192 of the Penal Code, 1860 call this?',
    options: [
      'Giving false evidence on oath',
      'Fabricating false evidence',
      'Concealing stolen property',
      'Harbouring an offender',
    ],
    right: 1,
    explanation:
      'Whoever causes a circumstance to exist, intending that it appear in evidence and lead to an erroneous opinion on a material point, fabricates false evidence: Penal Code, 1860, section 192.',
    law: { act: penalCode, section: '192' },
    source: published,
  },
  {
    id: 'penal-code-300',
    topic: 'criminal-law',
    question:
      'A person loses all self-control by grave and sudden provocation and kills the one who gave it. What does Exception 1 to section 300 of the Penal Code, 1860 say of this culpable homicide, where no proviso stands against it?',
    options: [
      'It is no offence of any kind',
      'It is murder with a milder punishment',
      'It is not murder',
      'It is an attempt to murder',
    ],
    right: 2,
    explanation:
      'Culpable homicide is not murder if the offender, deprived of the power of self-control by grave and sudden provocation, causes the death of the person who gave it: Penal Code, 1860, section 300.',
    law: { act: penalCode, section: '300' },
    source: published,
  },
  {
    id: 'penal-code-320',
    topic: 'criminal-law',
    question: 'Which of these hurts does section 320 of the Penal Code, 1860 designate as grievous?',
    options: [
      'A pain in the arm for one day',
      'A bruise that fades in a week',
      'A fever that lasts for three days',
      'A fracture of a tooth',
    ],
    right: 3,
    explanation:
      'Fracture or dislocation of a bone or tooth is among the eight kinds of hurt that are grievous: Penal Code, 1860, section 320.',
    law: { act: penalCode, section: '320' },
    source: published,
  },
  {
    id: 'penal-code-340',
    topic: 'criminal-law',
    question:
      'Without any right to do so, somebody locks a guest into a walled yard, so that the guest cannot leave it on any side. What is this under section 340 of the Penal Code, 1860?',
    options: ['Abduction', 'Wrongful confinement', 'House-trespass', 'Criminal intimidation'],
    right: 1,
    explanation:
      'Wrongfully restraining a person so as to prevent that person from proceeding beyond certain circumscribing limits is wrongful confinement: Penal Code, 1860, section 340.',
    law: { act: penalCode, section: '340' },
    source: published,
  },
  {
    id: 'penal-code-351',
    topic: 'criminal-law',
    question: 'Which of these is an assault under section 351 of the Penal Code, 1860?',
    options: [
      'Writing somebody a letter that threatens a suit in court',
      'Speaking ill of somebody who is not present',
      'Shaking a fist at somebody, meaning a blow to be expected',
      'Taking away somebody’s bag while nobody notices it',
    ],
    right: 2,
    explanation:
      'A gesture by which one intends, or knows it to be likely, to make a person present apprehend criminal force is an assault; mere words are none: Penal Code, 1860, section 351.',
    law: { act: penalCode, section: '351' },
    source: published,
  },
  {
    id: 'penal-code-383',
    topic: 'criminal-law',
    question:
      'A man tells a trader that he will publish a libel about him unless he is given money, and the frightened trader gives it. Which offence is this under section 383 of the Penal Code, 1860?',
    options: ['Theft', 'Mischief', 'Defamation', 'Extortion'],
    right: 3,
    explanation:
      'Whoever intentionally puts a person in fear of injury, and thereby dishonestly induces that person to deliver property, commits extortion: Penal Code, 1860, section 383.',
    law: { act: penalCode, section: '383' },
    source: published,
  },
  {
    id: 'penal-code-391',
    topic: 'criminal-law',
    question:
      'How many persons at the least, those who are present and aid it included, make a robbery that they commit together a dacoity under section 391 of the Penal Code, 1860?',
    options: ['Two', 'Five', 'Three', 'Ten'],
    right: 1,
    explanation:
      'Robbery is dacoity when those who conjointly commit or attempt it, with those who are present and aid it, amount to five or more: Penal Code, 1860, section 391.',
    law: { act: penalCode, section: '391' },
    source: published,
  },
]
