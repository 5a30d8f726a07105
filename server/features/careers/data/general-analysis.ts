import type { BankQuestion } from './bank-schema.ts'

/* Questions that need reading and thinking and no law: each has its answer in itself. */

const about = { topic: 'general-analysis', law: null, source: null } as const

export const generalAnalysis: readonly BankQuestion[] = [
  {
    ...about,
    id: 'general-stamped',
    question:
      'Every contract that the director signs is stamped. This contract is not stamped. What follows?',
    options: [
      'The director did not sign it',
      'The director signed it but forgot the stamp',
      'Somebody else signed it',
      'It is not a contract',
    ],
    right: 0,
    explanation:
      'If the director had signed it, it would be stamped. It is not, so the director did not; whether anybody else signed it is not said.',
  },
  {
    ...about,
    id: 'general-registered',
    question:
      'If a deed is registered, then its fee has been paid. This deed is not registered. What follows about its fee?',
    options: [
      'Nothing: it may or may not have been paid',
      'It has not been paid, as the deed is not registered',
      'It has been paid, but registering was forgotten',
      'It was paid too late for the deed to be registered',
    ],
    right: 0,
    explanation:
      'The rule says what follows from being registered. It says nothing of deeds that are not registered, so the fee may have been paid or not.',
  },
  {
    ...about,
    id: 'general-witnesses',
    question:
      'No paid expert is a neutral witness. Some of the witnesses in this case are paid experts. What must be true?',
    options: [
      'Some of the witnesses in this case are not neutral',
      'None of the witnesses in this case is neutral',
      'Some of the witnesses in this case are neutral',
      'All neutral witnesses in this case are unpaid',
    ],
    right: 0,
    explanation:
      'Those witnesses who are paid experts are not neutral, and there are some. Of the other witnesses nothing is said.',
  },
  {
    ...about,
    id: 'general-order',
    question:
      'Four petitions are heard one after another. Anika’s comes before Babul’s. Chandan’s comes after Babul’s. Dipa’s comes before Anika’s. Whose is heard third?',
    options: ['Babul’s', 'Anika’s', 'Chandan’s', 'Dipa’s'],
    right: 0,
    explanation: 'The order is Dipa, Anika, Babul, Chandan; the third is Babul’s.',
  },
  {
    ...about,
    id: 'general-cause',
    question:
      '“Complaints fell after the new manager came, so the new manager made them fall.” What is the weakness of this argument?',
    options: [
      'It takes what came first for the cause',
      'It says the same thing twice',
      'It attacks the person instead of the claim',
      'It uses a word in two meanings',
    ],
    right: 0,
    explanation:
      'That one thing follows another does not show that the first caused the second; something else may have made the complaints fall.',
  },
  {
    ...about,
    id: 'general-share',
    question: 'A chamber won 18 of the 24 matters that were decided last year. Which share is that?',
    options: ['75 per cent', '70 per cent', '66 per cent', '80 per cent'],
    right: 0,
    explanation: '18 divided by 24 is three quarters, which is 75 per cent.',
  },
  {
    ...about,
    id: 'general-assumption',
    question:
      '“Our client was in Chattogram at nine that evening, so she did not sign the paper in Dhaka at nine that evening.” What does this argument take for granted?',
    options: [
      'That nobody can be at both places at the same moment',
      'That the paper was signed by somebody',
      'That the client has never been to Dhaka',
      'That the paper is of importance to the case',
    ],
    right: 0,
    explanation:
      'From being at one place it concludes not being at the other. That holds only if one person cannot be at both at the same moment.',
  },
  {
    ...about,
    id: 'general-survey',
    question:
      'A firm asks the fifty clients who came back to it whether they were satisfied. Forty-eight say yes, and it concludes that its clients are satisfied. What is the best objection?',
    options: [
      'Those who were not satisfied may not have come back, and were not asked',
      'Fifty is an even number',
      'Two of the fifty did not say yes, and were not asked why they did not',
      'The clients were asked in their own language',
    ],
    right: 0,
    explanation:
      'Clients who came back are more likely to be satisfied than all clients. Who stayed away was never asked, so the conclusion does not hold for all.',
  },
  {
    ...about,
    id: 'general-notice',
    question:
      'A reply must come within fourteen days of the notice; the day on which the notice arrives is not counted. It arrives on 3 March. On which day does the time end?',
    options: ['17 March', '16 March', '18 March', '14 March'],
    right: 0,
    explanation: 'The first day is 4 March, so the fourteenth is 17 March.',
  },
  {
    ...about,
    id: 'general-rule',
    question:
      '“A visitor may enter with a pass, or together with a member; but nobody may enter after eight in the evening.” Who may enter?',
    options: [
      'A visitor without a pass who comes with a member at seven in the evening',
      'A visitor with a pass who comes alone at nine in the evening',
      'A visitor without a pass who comes alone at noon',
      'A visitor with a pass who comes with a member at ten in the evening',
    ],
    right: 0,
    explanation:
      'A pass or a member is enough, so the first may enter. After eight nobody may, whatever they bring, and the third has neither a pass nor a member.',
  },
  {
    ...about,
    id: 'general-only',
    question: 'Only partners may sign the register. Rafiq signed it, and was allowed to. What follows?',
    options: [
      'Every partner has signed it',
      'Rafiq is a partner',
      'Rafiq is the only partner',
      'Nobody else may sign it',
    ],
    right: 1,
    explanation:
      'If only partners may sign, whoever may sign is a partner. Of other partners nothing is said.',
  },
  {
    ...about,
    id: 'general-where',
    question:
      'A file is in the archive, in court or with the clerk. It is not in court. Were it with the clerk, the register would say so, and it does not. Where is the file?',
    options: ['In court', 'With the clerk', 'In the archive', 'It cannot be told from this'],
    right: 2,
    explanation:
      'Court is ruled out by what is said, the clerk by the silence of the register; the archive is left.',
  },
  {
    ...about,
    id: 'general-contradiction',
    question: 'Which two statements cannot both be true?',
    options: [
      'All of our clerks type. Some of our clerks type slowly.',
      'Some judges are strict. Some judges are not strict.',
      'Most of the letters came on Monday. One came on Sunday.',
      'No appeal was filed. One appeal was filed too late.',
    ],
    right: 3,
    explanation:
      'An appeal that was filed too late was filed, which “no appeal was filed” denies. In each other pair both can hold.',
  },
  {
    ...about,
    id: 'general-refused',
    question:
      '“A late petition is always refused. Karim’s petition was refused, so it was late.” What is wrong with this?',
    options: [
      'Late petitions are sometimes accepted',
      'A petition may be refused for another reason',
      'Karim may not have known of the rule',
      'The rule does not say who refuses petitions',
    ],
    right: 1,
    explanation: 'The rule says what happens to late petitions, and not that nothing else is refused.',
  },
  {
    ...about,
    id: 'general-more-than-half',
    question:
      'More than half of the associates speak Arabic. More than half of the associates drive to work. What must be true?',
    options: [
      'More than half do both',
      'All who drive speak Arabic',
      'At least one of them does both',
      'Nobody does only one of the two',
    ],
    right: 2,
    explanation:
      'Two groups that are each more than half of the same people must share at least one; more than that need not be.',
  },
  {
    ...about,
    id: 'general-three-cases',
    question:
      'Anwar, Bilkis and Chitra take one case each: a land, a tax and a family case. Anwar takes neither the land nor the tax case. Bilkis does not take the land case. Who takes the land case?',
    options: ['Anwar', 'Bilkis', 'It cannot be told from this', 'Chitra'],
    right: 3,
    explanation: 'Anwar is left with the family case, so Bilkis takes the tax case and Chitra the land case.',
  },
  {
    ...about,
    id: 'general-faster',
    question:
      '“The new filing system saves time: since it came, the registry has closed its cases faster.” Which fact weakens this argument most?',
    options: [
      'The new system cost more than the registry had planned',
      'Since it came, only half as many cases have been filed',
      'Some of the clerks had liked the old system better',
      'The registry has worked with computers for ten years',
    ],
    right: 1,
    explanation:
      'With half as many cases each may be closed faster under any system. The other facts say nothing of the time taken.',
  },
  {
    ...about,
    id: 'general-both-needed',
    question:
      'Whoever has a degree and has passed the test is admitted. Jamal has a degree and was not admitted. What follows?',
    options: [
      'Jamal’s degree was not a good one',
      'Nothing follows about the test',
      'Jamal has not passed the test',
      'Jamal failed the test more than once',
    ],
    right: 2,
    explanation:
      'With a degree and a passed test Jamal would have been admitted. He has the degree, so it is the test that he has not passed.',
  },
]
