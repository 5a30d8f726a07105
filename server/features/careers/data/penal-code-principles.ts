import type { BankQuestion } from './bank-schema.ts'

/* Questions on what the Penal Code of Bangladesh says of liability, its exceptions and its punishments. */

const penalCode = 'Penal Code, 1860'
/** The whole Act as the Ministry of Law publishes it. */
const published = 'http://bdlaws.minlaw.gov.bd/act-details-11.html'

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
      'Whether the child’s guardian knew of the conduct beforehand and did nothing to keep the child from it',
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
    id: 'penal-code-52',
    topic: 'criminal-law',
    question:
      'A clerk believes a story that a minute’s care would have shown to be false. Why is that belief not held “in good faith” as section 52 of the Penal Code, 1860 understands it?',
    options: [
      'Because nobody else had told him the same story',
      'Because it was held without due care and attention',
      'Because no Magistrate had approved of it beforehand',
      'Because the story turned out to be to his own advantage',
    ],
    right: 1,
    explanation:
      'Nothing is said to be done or believed in good faith which is done or believed without due care and attention: Penal Code, 1860, section 52.',
    law: { act: penalCode, section: '52' },
    source: published,
  },
  {
    id: 'penal-code-53',
    topic: 'criminal-law',
    question: 'Which of these stands in the list of punishments of section 53 of the Penal Code, 1860?',
    options: [
      'Banishment from the district',
      'Loss of the right to vote',
      'Forfeiture of property',
      'Public apology in court',
    ],
    right: 2,
    explanation:
      'The list holds death, imprisonment for life, rigorous and simple imprisonment, forfeiture of property and fine: Penal Code, 1860, section 53.',
    law: { act: penalCode, section: '53' },
    source: published,
  },
  {
    id: 'penal-code-84',
    topic: 'criminal-law',
    question:
      'A person of unsound mind is accused of an offence. At which moment must the unsoundness have kept that person from knowing the nature of the act, or that it was wrong or contrary to law, for section 84 of the Penal Code, 1860 to apply?',
    options: [
      'When the trial begins',
      'When the police make the arrest',
      'When judgment is given',
      'When the act is done',
    ],
    right: 3,
    explanation:
      'What counts is whether a person, at the time of doing the act, by reason of unsoundness of mind, is incapable of knowing its nature, or that it is wrong or contrary to law: Penal Code, 1860, section 84.',
    law: { act: penalCode, section: '84' },
    source: published,
  },
  {
    id: 'penal-code-85',
    topic: 'criminal-law',
    question:
      'A person was too intoxicated to know the nature of an act. When does section 85 of the Penal Code, 1860 say that the act is no offence?',
    options: [
      'When the person had never been intoxicated before that day',
      'When the drink was given without the person’s knowledge or against the person’s will',
      'When the person cannot remember on the next day what was done',
      'When the person drank in order to find the courage that was needed for doing the act',
    ],
    right: 1,
    explanation:
      'Incapacity by intoxication excuses only if the thing which intoxicated the person was administered without the person’s knowledge or against the person’s will: Penal Code, 1860, section 85.',
    law: { act: penalCode, section: '85' },
    source: published,
  },
  {
    id: 'penal-code-107',
    topic: 'criminal-law',
    question:
      'Which of these is no way of abetting the doing of a thing under section 107 of the Penal Code, 1860?',
    options: [
      'Instigating a person to do it',
      'Intentionally aiding the doing of it',
      'Hearing of it only after it was done',
      'Joining a conspiracy in pursuance of which an act takes place',
    ],
    right: 2,
    explanation:
      'A person abets a thing by instigating it, by engaging in a conspiracy for it in pursuance of which an act or illegal omission takes place, or by intentionally aiding it: Penal Code, 1860, section 107.',
    law: { act: penalCode, section: '107' },
    source: published,
  },
  {
    id: 'penal-code-120a',
    topic: 'criminal-law',
    question:
      'Two people agree to commit an offence, and do nothing more. What does section 120A of the Penal Code, 1860 say of their agreement?',
    options: [
      'It becomes a criminal conspiracy once one of them acts on it',
      'It is no criminal conspiracy, for at least five people must agree',
      'It is no criminal conspiracy, for nothing was written down',
      'It is a criminal conspiracy by the agreement itself',
    ],
    right: 3,
    explanation:
      'Two or more persons who agree to do an illegal act conspire; an act besides the agreement is asked for only where what they agreed on is not an offence: Penal Code, 1860, section 120A.',
    law: { act: penalCode, section: '120A' },
    source: published,
  },
]
